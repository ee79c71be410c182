/** Kinds of files beside pictures that pages show. */
export const mediaKinds = ['video', 'audio', 'captions'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Bytes that a file may have (decisions §numbers, uploads); captions are text. */
export const maxMediaBytes: Readonly<Record<MediaKind, number>> = {
  video: 500_000_000,
  audio: 160_000_000,
  captions: 1_000_000,
};

/** Bytes from the beginning of a file that its type is read from. */
export const mediaHeadBytes = 64;

/** Types by the kind of the file. */
const typesByKind = {
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'],
  captions: ['text/vtt'],
} as const satisfies Readonly<Record<MediaKind, readonly string[]>>;

/** Endings of file names for a dialog that chooses one, by the kind of the file. */
export const mediaEndings: Readonly<Record<MediaKind, readonly string[]>> = {
  video: ['.mp4', '.webm'],
  audio: ['.mp3', '.m4a', '.ogg', '.wav'],
  captions: ['.vtt'],
};

/** The kind of a file by the ending of its name; null for a name that says none. */
export function mediaKindOfName(fileName: string): MediaKind | null {
  const name = fileName.toLowerCase();
  return mediaKinds.find((kind) => mediaEndings[kind].some((ending) => name.endsWith(ending))) ?? null;
}

/** The kind of a type; null for a type that is no medium of pages. */
export function mediaKindOf(mimeType: string): MediaKind | null {
  const types: Readonly<Record<MediaKind, readonly string[]>> = typesByKind;
  return mediaKinds.find((kind) => types[kind].includes(mimeType)) ?? null;
}

/** The type of a file by its first bytes, whatever its name says; null for one that pages cannot show. */
export function mediaTypeOf(head: Uint8Array): string | null {
  const text = (from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));
  if (text(4, 8) === 'ftyp') return text(8, 11) === 'M4A' ? 'audio/mp4' : 'video/mp4';
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3)
    return text(0, mediaHeadBytes).includes('webm') ? 'video/webm' : null;
  if (text(0, 3) === 'ID3') return 'audio/mpeg';
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2) return 'audio/mpeg';
  if (text(0, 4) === 'OggS') return 'audio/ogg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'audio/wav';
  return /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(text(0, 10)) ? 'text/vtt' : null;
}

/** Bytes of a file that are asked for: from `start`, to `end` or to the last one; both count from 0. */
interface ByteRange {
  readonly start: number;
  readonly end: number | null;
}

/**
 * The range of a `Range` header (RFC 9110, 14.2); null for none, and for several or one counted from the end, which are
 * answered by the whole file.
 */
export function byteRangeOf(header: string | undefined): ByteRange | null {
  const found = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header ?? '');
  if (!found) return null;
  const [start, end] = [Number(found[1]), found[2] === undefined ? null : Number(found[2])];
  return end !== null && end < start ? null : { start, end };
}
