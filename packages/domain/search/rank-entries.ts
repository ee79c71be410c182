import { blockSize, countPostings, forEachPosting } from './postings.ts';
import { countSlips } from './slips.ts';
import type { IndexedWord } from './word-index.ts';

/** Entries of a list that were found, by their numbers. */
export interface Ranking {
  readonly total: number;
  /** A page of them, the best first; of two equal ones the earlier entry. */
  page(offset: number, limit: number): readonly number[];
}

/** A word of a search with the words of the index that stand for it. */
export interface Term {
  readonly word: string;
  readonly matches: readonly IndexedWord[];
}

export const emptyRanking: Ranking = { total: 0, page: () => [] };

/** Entries, of `size` that there are, which hold every word, or any. */
export function rankEntries(terms: readonly Term[], size: number, hold: 'every' | 'any'): Ranking {
  const sums = new Float64Array(size);
  const held = new Uint8Array(size);
  for (const term of terms) addTerm(term, { sums, held });
  const least = hold === 'every' ? terms.length : 1;
  const entries: number[] = [];
  for (let entry = 0; entry < size; entry += 1) if ((held[entry] ?? 0) >= least) entries.push(entry);
  return {
    total: entries.length,
    page: (offset, limit) => bestOf({ entries, sums }, offset + limit).slice(offset),
  };
}

interface Scores {
  readonly sums: Float64Array;
  /** Number of words that each entry holds. */
  readonly held: Uint8Array;
}

function addTerm({ word, matches }: Term, { sums, held }: Scores): void {
  const byMatch = Map.groupBy(matches, (match) => match.word);
  const isCounted = new Uint8Array(sums.length);
  for (const [match, blocks] of byMatch) {
    const count = blocks.reduce((sum, { postings }) => sum + countPostings(postings), 0);
    const factor = rarity(count, sums.length) * closeness(word, match);
    for (const { block, postings } of blocks)
      forEachPosting(postings, (place, weight) => {
        const entry = block * blockSize + place;
        sums[entry] = (sums[entry] ?? 0) + weight * factor;
        held[entry] = (held[entry] ?? 0) + (isCounted[entry] ? 0 : 1);
        isCounted[entry] = 1;
      });
  }
}

// The best of them in order. Each entry is compared with the last of the best so far, which most of many stay behind.
function bestOf(
  { entries, sums }: { readonly entries: readonly number[]; readonly sums: Float64Array },
  count: number,
): readonly number[] {
  const best: number[] = [];
  const scoreOf = (entry: number | undefined): number => (entry === undefined ? 0 : (sums[entry] ?? 0));
  for (const entry of entries) {
    const score = scoreOf(entry);
    if (best.length === count && score <= scoreOf(best.at(-1))) continue;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (scoreOf(best[middle]) >= score) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, entry);
    if (best.length > count) best.pop();
  }
  return best;
}

// The part of BM25 that says how rare a word is among the entries.
function rarity(count: number, entries: number): number {
  return Math.log(1 + (entries - count + 0.5) / (count + 0.5));
}

const ofBeginning = 0.375;
const ofSlips = 0.45;

// A word that goes on, or has typing errors, says less than the word itself.
function closeness(word: string, match: string): number {
  if (word === match) return 1;
  const { length } = match;
  if (match.startsWith(word)) return (ofBeginning * length) / (length + 0.3 * (length - word.length));
  return (ofSlips * length) / (length + countSlips(word, match, 2));
}
