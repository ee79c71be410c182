import bidiFactory, { type Bidi } from 'bidi-js';
import { faceOf, type HanForms, type SlipFace, wide } from './slip-faces.ts';

/**
 * Characters of one word that are drawn by one face in one direction, in the order in which they are given to
 * it.
 */
export interface Run {
  readonly text: string;
  readonly face: SlipFace;
  /** Its depth of the Unicode bidirectional algorithm: odd from right to left. */
  readonly level: number;
}

/** A word, a space or a wide character: a line may end after each. */
export interface Piece {
  readonly isSpace: boolean;
  /** The characters as they are read, for cutting what no line can hold. */
  readonly clusters: readonly Cluster[];
}

interface Cluster {
  readonly text: string;
  readonly face: SlipFace;
  readonly level: number;
}

/** Facts that decide on the face. */
interface RunLook {
  readonly isBold: boolean;
  readonly han: HanForms;
}

// The package is its factory, whose types tell of a default of it.
const bidi = (bidiFactory as unknown as () => Bidi)();
const clustersOf = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordsOf = new Intl.Segmenter('th', { granularity: 'word' });
/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const space = /^[^\S\u00a0\u202f]+$/u;
/** Embeddings and overrides, which could turn what is around them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;
/**
 * A vowel whose ring is below the mark of a tone and whose stroke is behind both: faces want it in its parts.
 */
const thaiAm = /([\u0e48-\u0e4b]?)\u0e33/gu;
const laoAm = /([\u0ec8-\u0ecb]?)\u0eb3/gu;
/** Marks that are never drawn, and the selectors of a drawing. */
const unseen = /[\u200b\u200e\u200f\u2060\ufeff]|\p{Variation_Selector}|\p{Emoji_Modifier}/gu;
const joiners = /[\u200c\u200d]/gu;

/** The pieces of a paragraph in the order of reading. Characters that no face has are left out. */
export function piecesOf(paragraph: string, look: RunLook): Piece[] {
  const text = paragraph
    .normalize('NFC')
    .replaceAll(turning, '')
    .replaceAll(thaiAm, '\u0e4d$1\u0e32')
    .replaceAll(laoAm, '\u0ecd$1\u0eb2');
  const { levels } = bidi.getEmbeddingLevels(text);
  const pieces: Piece[] = [];
  for (const { segment, index } of segmentsOf(text)) {
    const clusters = [...clustersOf.segment(segment)].flatMap((part) => {
      const face = drawn(part.segment, look);
      return face ? [{ ...face, level: levels[index + part.index] ?? 0 }] : [];
    });
    const isSpace = space.test(segment);
    // Around what is left out, one space is enough.
    if (clusters.length > 0 && !(isSpace && pieces.at(-1)?.isSpace)) pieces.push({ isSpace, clusters });
  }
  return pieces;
}

/** The runs of pieces that are on one line, in the order in which they are seen, from the left. */
export function inSight(line: readonly Piece[]): Run[] {
  const runs = line.flatMap(runsOf);
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  let seen = runs;
  // Rule L2: from the deepest level up, whatever is at least that deep together is turned.
  for (let level = deepest; level > 0; level -= 1) seen = turned(seen, level);
  return seen;
}

/** The runs of a piece in the order of reading. */
export function runsOf({ clusters }: Piece): Run[] {
  const runs: { text: string[]; face: SlipFace; level: number }[] = [];
  for (const { text, face, level } of clusters) {
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) last.text.push(text);
    else runs.push({ text: [text], face, level });
  }
  return runs.map(({ text, face, level }) => ({ text: givenOrder(text, level), face, level }));
}

function segmentsOf(text: string): { segment: string; index: number }[] {
  const segments: { segment: string; index: number }[] = [];
  for (const { segment, index } of clustersOf.segment(text)) {
    const last = segments.at(-1);
    const isApart = wide.test(segment) || space.test(segment);
    const wasApart = last && (wide.test(last.segment) || space.test(last.segment));
    if (!last || isApart || wasApart) segments.push({ segment, index });
    else last.segment += segment;
  }
  return segments.flatMap(({ segment, index }) => {
    if (!unspaced.test(segment)) return [{ segment, index }];
    return Array.from(wordsOf.segment(segment), (word) => ({
      segment: word.segment,
      index: index + word.index,
    }));
  });
}

function drawn(cluster: string, look: RunLook): { text: string; face: SlipFace } | undefined {
  if (space.test(cluster)) return { text: ' ', face: 'letters' };
  const seen = cluster.replaceAll(unseen, '');
  const bare = seen.replaceAll(joiners, '');
  // A mark that no face has together with its letter is left out, not the letter.
  for (const text of [seen, bare, /^\p{L}/u.exec(bare)?.[0] ?? '']) {
    const face = text === '' ? undefined : faceOf(text, look);
    if (face) return { text, face };
  }
  return undefined;
}

/**
 * Text that a face turns on its own together with its neighbours: letters from right to left, and their
 * figures.
 */
const turnedByFace =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u0660-\u0669]/u;

// The clusters in the order that makes the face draw them in their direction.
function givenOrder(clusters: readonly string[], level: number): string {
  const isBackwards = level % 2 === 1;
  const shown = isBackwards ? clusters.map((one) => bidi.getMirroredCharacter(one) ?? one) : clusters;
  const isTurned = shown.some((cluster) => turnedByFace.test(cluster));
  return (isTurned === isBackwards ? shown : shown.toReversed()).join('');
}

function turned(runs: readonly Run[], level: number): Run[] {
  const groups: Run[][] = [];
  let isOpen = false;
  for (const run of runs) {
    const isDeep = run.level >= level;
    const last = groups.at(-1);
    if (isDeep && isOpen && last) last.unshift(run);
    else groups.push([run]);
    isOpen = isDeep;
  }
  return groups.flat();
}
