import { documentEndings } from './media-file.ts';

/** The type of a stored file by the ending of its name; undefined for an ending that nothing is stored under. */
export function typeOfStored(file: string): string | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return Object.keys(extensions).find((type) => extensions[type] === ending);
}

/**
 * A file name that is safe in a key: letters, digits, dots and hyphens, at most 80, with the extension of its
 * type.
 */
export function storedName(fileName: string, mimeType: string): string {
  const extension = extensions[mimeType] ?? 'bin';
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  const plain = mimeType.startsWith('image/') ? 'picture' : 'file';
  return `${stem === '' ? plain : stem}.${extension}`;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'text/vtt': 'vtt',
  ...documentEndings,
};
