import { emptyRanking, type Ranking, rankEntries, type Term } from './rank-entries.ts';
import { type SearchList, searchLists } from './search-list.ts';
import { countSlips } from './slips.ts';
import { indexedWord } from './weigh-words.ts';
import type { IndexedWord, WordIndex } from './word-index.ts';
import { mostSlips, searchWords } from './words.ts';

/** What a search found, by lists. */
interface FoundEntries {
  readonly rankings: Readonly<Record<SearchList, Ranking>>;
  /** Folded words of the index that stand for those of the search. */
  readonly words: ReadonlySet<string>;
}

/** Words of a query that are looked for. */
const maxWords = 12;

const nothing: FoundEntries = {
  rankings: { products: emptyRanking, writings: emptyRanking },
  words: new Set(),
};

/**
 * Finds what holds every word of a query as it was written or continues from there; where nothing does, what
 * holds every word with typing errors. Products, and pages with items, fall back each for itself: the list
 * that has no entry with every word gives those with any of them.
 */
export async function findEntries(index: WordIndex, query: string, language: string): Promise<FoundEntries> {
  const all = searchWords(query, language).map(indexedWord).filter(Boolean);
  const words = [...new Set(all)].slice(0, maxWords);
  if (words.length === 0) return nothing;
  const rows = await index.startingWith(words);
  const { sizes } = index;
  const asWritten = { words, rows, sizes, isMatch: isBeginning };
  const found = rankLists(asWritten, true);
  if (found) return found;
  const similar = await similarWords(index, words);
  const others = new Set([...similar.values()].flatMap((each) => [...each]));
  const isMatch = (word: string, match: string): boolean =>
    isBeginning(word, match) || similar.get(word)?.has(match) === true;
  const withSlips = { words, rows: joined(rows, await index.named([...others])), sizes, isMatch };
  return rankLists(withSlips, true) ?? rankLists(withSlips, false) ?? nothing;
}

interface Matching {
  readonly words: readonly string[];
  readonly rows: readonly IndexedWord[];
  readonly sizes: WordIndex['sizes'];
  isMatch(word: string, match: string): boolean;
}

function isBeginning(word: string, match: string): boolean {
  return match.startsWith(word);
}

// Words that one list holds were written as they were meant: the other one is not searched for typing errors. Null
// where every word is asked for and no list has an entry with all of them.
function rankLists({ words, rows, sizes, isMatch }: Matching, isEvery: boolean): FoundEntries | null {
  const termsOf = (list: SearchList): readonly Term[] =>
    words.map((word) => ({
      word,
      matches: rows.filter((row) => row.list === list && isMatch(word, row.word)),
    }));
  const terms = { products: termsOf('products'), writings: termsOf('writings') };
  const rankAll = (list: SearchList) => rankEntries(terms[list], sizes[list], 'every');
  const every = { products: rankAll('products'), writings: rankAll('writings') };
  if (isEvery && searchLists.every((list) => every[list].total === 0)) return null;
  // A single word is in none of the entries that have not all of them.
  const rank = (list: SearchList): Ranking =>
    every[list].total > 0 || words.length < 2 ? every[list] : rankEntries(terms[list], sizes[list], 'any');
  return {
    rankings: { products: rank('products'), writings: rank('writings') },
    words: new Set(searchLists.flatMap((list) => terms[list].flatMap(({ matches }) => matches.map(wordOf)))),
  };
}

function wordOf({ word }: IndexedWord): string {
  return word;
}

async function similarWords(
  index: WordIndex,
  words: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const limits = new Map(
    words.map((word) => [word, mostSlips(word)] as const).filter(([, slips]) => slips > 0),
  );
  if (limits.size === 0) return new Map();
  const lengths = [...limits].map(([word, slips]) => ({ length: Array.from(word).length, slips }));
  const vocabulary = await index.ofLength({
    min: Math.min(...lengths.map(({ length, slips }) => length - slips)),
    max: Math.max(...lengths.map(({ length, slips }) => length + slips)),
  });
  return new Map(
    [...limits].map(([word, slips]) => [
      word,
      new Set(vocabulary.filter((other) => countSlips(word, other, slips) <= slips)),
    ]),
  );
}

function joined(rows: readonly IndexedWord[], more: readonly IndexedWord[]): readonly IndexedWord[] {
  const keyOf = ({ list, word, block }: IndexedWord): string => `${list} ${word} ${block}`;
  return [...new Map([...rows, ...more].map((row) => [keyOf(row), row])).values()];
}
