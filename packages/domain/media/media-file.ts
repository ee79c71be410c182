import { type MediaKind, mediaKinds } from './media-kind.ts';

/** Bytes that a picture may have (decisions §numbers, uploads). */
export const maxImageBytes = 20_000_000;

/** Bytes that a file may have (decisions §numbers, uploads); captions are text. */
export const maxMediaBytes: Readonly<Record<MediaKind, number>> = {
  video: 500_000_000,
  audio: 160_000_000,
  captions: 1_000_000,
  document: 300_000_000,
};

/** Bytes from the beginning of a file that its type is read from. */
export const mediaHeadBytes = 64;

// What begins a file of a family; text has no beginning of its own, but no zero byte either.
const beginnings = {
  pdf: (head) => startsWith(head, '%PDF-'),
  rtf: (head) => startsWith(head, '{\\rtf'),
  zip: (head) => startsWith(head, 'PK\u0003\u0004') || startsWith(head, 'PK\u0005\u0006'),
  compound: (head) => startsWith(head, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'),
  opentype: (head) => startsWith(head, 'OTTO'),
  truetype: (head) => startsWith(head, '\u0000\u0001\u0000\u0000') || startsWith(head, 'true'),
  woff2: (head) => startsWith(head, 'wOF2'),
  text: (head) => head.length > 0 && !head.subarray(0, mediaHeadBytes).includes(0),
} satisfies Readonly<Record<string, (head: Uint8Array) => boolean>>;

/**
 * Documents by the ending of their name, which tells types of one family apart. None of them is a page: a browser that
 * opens one runs no script of it.
 */
const documents: Readonly<
  Record<string, { readonly type: string; readonly family: keyof typeof beginnings }>
> = {
  pdf: { type: 'application/pdf', family: 'pdf' },
  doc: { type: 'application/msword', family: 'compound' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    family: 'zip',
  },
  xls: { type: 'application/vnd.ms-excel', family: 'compound' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', family: 'zip' },
  ppt: { type: 'application/vnd.ms-powerpoint', family: 'compound' },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', family: 'zip' },
  odt: { type: 'application/vnd.oasis.opendocument.text', family: 'zip' },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', family: 'zip' },
  odp: { type: 'application/vnd.oasis.opendocument.presentation', family: 'zip' },
  rtf: { type: 'application/rtf', family: 'rtf' },
  epub: { type: 'application/epub+zip', family: 'zip' },
  zip: { type: 'application/zip', family: 'zip' },
  csv: { type: 'text/csv', family: 'text' },
  txt: { type: 'text/plain', family: 'text' },
  ics: { type: 'text/calendar', family: 'text' },
  woff2: { type: 'font/woff2', family: 'woff2' },
  ttf: { type: 'font/ttf', family: 'truetype' },
  otf: { type: 'font/otf', family: 'opentype' },
};

/** Endings of stored documents by their type. */
export const documentEndings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(documents).map(([ending, { type }]) => [type, ending]),
);

/** Endings of file names for a dialog that chooses one, by the kind of the file. */
export const mediaEndings: Readonly<Record<MediaKind, readonly string[]>> = {
  video: ['.mp4', '.webm'],
  audio: ['.mp3', '.m4a', '.ogg', '.wav'],
  captions: ['.vtt'],
  document: Object.keys(documents).map((ending) => `.${ending}`),
};

/** The kind of a file by the ending of its name; null for a name that says none. */
export function mediaKindOfName(fileName: string): MediaKind | null {
  const name = fileName.toLowerCase();
  return mediaKinds.find((kind) => mediaEndings[kind].some((ending) => name.endsWith(ending))) ?? null;
}

/**
 * The type of a file by its first bytes, whatever its name says; only documents whose beginning is that of their family
 * are told apart by their names. Null for one that no site keeps.
 */
export function mediaTypeOf(head: Uint8Array, fileName = ''): string | null {
  return playedTypeOf(head) ?? documentTypeOf(head, fileName);
}

function documentTypeOf(head: Uint8Array, fileName: string): string | null {
  const document = documents[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()];
  return document !== undefined && beginnings[document.family](head) ? document.type : null;
}

function startsWith(head: Uint8Array, beginning: string): boolean {
  return Array.from(beginning, (letter) => letter.charCodeAt(0)).every((byte, at) => head[at] === byte);
}

function playedTypeOf(head: Uint8Array): string | null {
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
