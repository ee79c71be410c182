import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { charactersOf } from './slip-glyphs.ts';
import { scriptFaces } from './slip-scripts.data.ts';

const from = createRequire(import.meta.url);

/** Faces of letters by their weight: Latin, Greek, Cyrillic, Georgian, Armenian and their neighbours. */
export const letterFaces = {
  regular: from.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: from.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
} as const;

/** Characters that are in a square: Chinese, Japanese, Korean and their punctuation. */
export const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;

/** Regular and bold. */
type SlipWeight = 400 | 700;

/** A part of a face: a file with the characters of some ranges. */
interface FaceSlice {
  readonly name: string;
  /** By weight; one file may have them all. */
  readonly files: Readonly<Record<SlipWeight, string>>;
  readonly ranges: readonly (readonly [number, number])[];
}

/** Face that draws a text: the letters' face or a part of a face of a script. */
export type SlipFace = 'letters' | FaceSlice;

/** Country whose forms of the Chinese characters are drawn. */
export type HanForms = 'sc' | 'tc' | 'jp' | 'kr';

/** The forms that are read in a country; those of the mainland where it has none of its own. */
export function hanFormsOf(country: string): HanForms {
  return ({ JP: 'jp', KR: 'kr', TW: 'tc', HK: 'tc', MO: 'tc' } as const)[country] ?? 'sc';
}

/** The face that has every one of the characters; undefined when none has. */
export function faceOf(
  characters: string,
  { isBold, han }: { isBold: boolean; han: HanForms },
): SlipFace | undefined {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
  const own = facesFor(characters, han).find((slice) => hasAll(slice, codes));
  if (own) return own;
  const letters = charactersOf(isBold ? letterFaces.bold : letterFaces.regular);
  return codes.every((code) => letters.has(code)) ? 'letters' : undefined;
}

/** The bytes of a part. */
export function sliceBytes({ files }: FaceSlice, weight: SlipWeight): Buffer {
  return readFileSync(files[weight]);
}

function facesFor(characters: string, han: HanForms): readonly FaceSlice[] {
  if (wide.test(characters))
    return hanOrder(characters, han).flatMap((form) => slicesOf(`@fontsource-variable/noto-sans-${form}`));
  const script = scriptFaces.find(({ letters }) => letters.test(characters));
  return script ? slicesOf(`@fontsource/${script.face}`) : [];
}

function hanOrder(characters: string, han: HanForms): HanForms[] {
  if (/\p{Script=Hangul}/u.test(characters)) return ['kr'];
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(characters) ? 'jp' : han;
  return [...new Set<HanForms>([first, 'sc', 'tc', 'jp', 'kr'])];
}

// The tables of the packages name characters too that their parts do not have.
function hasAll(slice: FaceSlice, codes: readonly number[]): boolean {
  const isNamed = codes.every((code) => slice.ranges.some(([first, last]) => code >= first && code <= last));
  if (!isNamed) return false;
  const held = charactersOf(slice.files[400]);
  return codes.every((code) => held.has(code));
}

const known = new Map<string, readonly FaceSlice[]>();

// The table of a package: `{"[4]": "U+1f1e9-1f1f5,U+21a", "thai": "U+0E01-0E5B"}`; Latin letters are of the
// letters' face.
function slicesOf(face: string): readonly FaceSlice[] {
  const there = known.get(face);
  if (there) return there;
  const folder = dirname(from.resolve(`${face}/package.json`));
  const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const slices = Object.entries(table).flatMap(([key, ranges]) => {
    if (/^(?:latin|greek|cyrillic|vietnamese)/.test(key)) return [];
    const name = `${basename(folder)}-${key.replaceAll(/[[\]]/g, '')}`;
    const fileOf = (weight: SlipWeight): string =>
      join(
        folder,
        'files',
        face.includes('variable') ? `${name}-wght-normal.woff2` : `${name}-${weight}-normal.woff`,
      );
    return [{ name, files: { 400: fileOf(400), 700: fileOf(700) }, ranges: readRanges(ranges) }];
  });
  known.set(face, slices);
  return slices;
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
