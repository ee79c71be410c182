import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const from = createRequire(import.meta.url);

/** Faces of letters by their weight: Latin, Greek, Cyrillic, Hebrew, Arabic and their neighbours. */
export const letterFaces = {
  regular: from.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: from.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
} as const;

/** Characters that stand in a square: Chinese, Japanese, Korean and their punctuation. */
export const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;

/** A part of a face: a file with the characters of some ranges. */
export interface FaceSlice {
  readonly name: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

let known: { readonly han: readonly FaceSlice[]; readonly hangul: readonly FaceSlice[] } | undefined;

/** The part that draws a wide character; undefined for one that no face has. */
export function sliceOf(character: string): FaceSlice | undefined {
  known ??= { han: slicesOf('noto-sans-sc'), hangul: slicesOf('noto-sans-kr') };
  const code = character.codePointAt(0) ?? 0;
  // The table of the Chinese face names Korean characters too, which its parts do not have.
  const parts = /\p{Script=Hangul}/u.test(character)
    ? [...known.hangul, ...known.han]
    : [...known.han, ...known.hangul];
  return parts.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
}

/** The bytes of a part. */
export function sliceBytes({ file }: FaceSlice): Buffer {
  return readFileSync(file);
}

// The table of a package: `{"[4]": "U+1f1e9-1f1f5,U+21a"}`, and parts of letters by name, which another face draws.
function slicesOf(face: string): FaceSlice[] {
  const folder = dirname(from.resolve(`@fontsource-variable/${face}/package.json`));
  const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(table).flatMap(([key, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1];
    if (number === undefined) return [];
    const name = `${face}-${number}`;
    return [{ name, file: join(folder, 'files', `${name}-wght-normal.woff2`), ranges: readRanges(ranges) }];
  });
}

function readRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last];
  });
}
