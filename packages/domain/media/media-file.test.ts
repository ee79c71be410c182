import { describe, expect, it } from 'vitest';
import { byteRangeOf, maxMediaBytes, mediaKindOfName, mediaTypeOf } from './media-file.ts';
import { mediaKindOf } from './media-kind.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );

describe('a file of sound, film or captions', () => {
  it.each([
    [bytes(0, 0, 0, 32, 'ftypisom'), 'video/mp4', 'video'],
    [bytes(0, 0, 0, 32, 'ftypM4A '), 'audio/mp4', 'audio'],
    [bytes(0x1a, 0x45, 0xdf, 0xa3, 'abc', 'webm'), 'video/webm', 'video'],
    [bytes('ID3', 4), 'audio/mpeg', 'audio'],
    [bytes(0xff, 0xfb, 0x90), 'audio/mpeg', 'audio'],
    [bytes('OggS'), 'audio/ogg', 'audio'],
    [bytes('RIFF....WAVE'), 'audio/wav', 'audio'],
    [bytes(0xef, 0xbb, 0xbf, 'WEBVTT\n\n'), 'text/vtt', 'captions'],
    [bytes('WEBVTT'), 'text/vtt', 'captions'],
  ])('has its type from its first bytes: %o', (head, type, kind) => {
    expect(mediaTypeOf(head)).toBe(type);
    expect(mediaKindOf(type)).toBe(kind);
  });

  it.each([
    [bytes('%PDF-1.7'), 'prices.PDF', 'application/pdf'],
    [bytes('PK', 3, 4), 'prices.zip', 'application/zip'],
    [bytes('PK', 3, 4), 'book.epub', 'application/epub+zip'],
    [bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'old.doc', 'application/msword'],
    [bytes('wOF2'), 'letters.woff2', 'font/woff2'],
    [bytes('a,b\n'), 'prices.csv', 'text/csv'],
  ])('is a document by its first bytes and its name: %o, %s', (head, name, type) => {
    expect(mediaTypeOf(head, name)).toBe(type);
    expect(mediaKindOf(type)).toBe('document');
  });

  it.each([
    [bytes('<html>'), 'prices.pdf'],
    [bytes('<html>'), 'page.html'],
    [bytes('<svg>'), 'drawing.svg'],
    [bytes('MZ', 0), 'program.exe'],
    [bytes(0, 1), 'prices.csv'],
    [bytes('PK', 3, 4), 'program.jar'],
    [bytes(), 'prices.txt'],
  ])('is refused when its name or its content says something else: %o, %s', (head, name) =>
    expect(mediaTypeOf(head, name)).toBeNull(),
  );

  it.each([
    bytes('<svg onload="">'),
    bytes('<html>'),
    bytes(0x1a, 0x45, 0xdf, 0xa3, 'matroska'),
    bytes('WEBVTTX'),
    bytes(0xff, 0xd8, 0xff),
    bytes(),
  ])('is refused when it is something else', (head) => expect(mediaTypeOf(head)).toBeNull());

  it.each([
    ['Oven.MP3', 'audio'],
    ['talk.webm', 'video'],
    ['talk.en.vtt', 'captions'],
    ['loaf.png', null],
    ['Prices.PDF', 'document'],
    ['page.html', null],
    ['mp4', null],
  ])('is sent as what its name says: %s', (name, kind) => expect(mediaKindOfName(name)).toBe(kind));

  it.each([
    ['decisions §numbers upload: audio has 160 MB at most', 'audio', 160],
    ['decisions §numbers upload: a video has 500 MB at most', 'video', 500],
    [
      'decisions §numbers upload: another file has 300 MB at most; administration §9 size: a megabyte is 1,000,000 bytes',
      'document',
      300,
    ],
  ] as const)('%s', (_statement, kind, megabytes) => expect(maxMediaBytes[kind]).toBe(megabytes * 1_000_000));

  it.each([
    ['bytes=0-', { start: 0, end: null }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=-500', null],
    ['bytes=0-1,5-6', null],
    ['bytes=9-3', null],
    ['items=0-1', null],
    [undefined, null],
  ])('is asked for by %s', (header, range) => expect(byteRangeOf(header)).toEqual(range));
});
