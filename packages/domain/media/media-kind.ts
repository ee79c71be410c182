/** Kinds of files beside pictures: what pages play, and what they link to. */
export const mediaKinds = ['video', 'audio', 'captions', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Types by the kind of the file. */
const typesByKind = {
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'],
  captions: ['text/vtt'],
} as const satisfies Readonly<Record<Exclude<MediaKind, 'document'>, readonly string[]>>;

/** The kind of a stored file by its type; null for pictures. Whatever is neither a picture nor played is a document. */
export function mediaKindOf(mimeType: string): MediaKind | null {
  if (mimeType.startsWith('image/')) return null;
  const types: Readonly<Record<string, readonly string[]>> = typesByKind;
  return mediaKinds.find((kind) => types[kind]?.includes(mimeType)) ?? 'document';
}
