import { setImmediate } from 'node:timers/promises';
import { foldWord, mostSlips, searchWords, swapped } from '@veranda/domain/search/words';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';

/** Searchable content of a site: `product:<id>`, `page:<collection>`, `item:<item>`. */
export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly labels: string;
  readonly text: string;
}

/** Results, the best first. */
export interface Found {
  /** Ids of products. */
  readonly products: readonly string[];
  /** Pages and items, with the words by which they were found. */
  readonly writings: readonly SearchResult[];
}

/**
 * Finds what holds every word of a query as it was written or continues from there; where nothing does, what
 * holds every word with typing errors. Products, and pages with items, fall back each for itself: the kind
 * that has no text with every word gives those with any of them, what holds a rare word before what holds
 * only common ones.
 */
export interface TextIndex {
  search(query: string): Found;
}

/** Words of a query that are looked for. */
const maxWords = 12;
/** A word in more texts than this tells them too little apart to be weighed beside a rarer one. */
const commonFrom = 500;
/** Answers that are kept of queries of common words only, which find thousands and are always the same. */
const maxAnswers = 64;

/** Makes an index; long ones in slices, so that requests are answered in the meantime. */
export async function indexOf(all: readonly Searchable[], language: string): Promise<TextIndex> {
  const isProduct = ({ id }: Searchable): boolean => id.startsWith(productPrefix);
  const products = await kindIndex(all.filter(isProduct), language);
  const writings = await kindIndex(
    all.filter((one) => !isProduct(one)),
    language,
  );
  return {
    search(query) {
      const words = searchWords(query, language).slice(0, maxWords);
      const [ofProducts, ofWritings] = bestOf([products, writings], words);
      return {
        products: (ofProducts ?? []).map(({ id }) => id.slice(productPrefix.length)),
        writings: ofWritings ?? [],
      };
    },
  };
}

const productPrefix = 'product:';

/** Matching of words: with typing errors, or as they were written. */
interface Asked {
  readonly words: readonly string[];
  readonly slips: boolean;
}

/** The texts of one kind. */
interface KindIndex {
  every(asked: Asked): readonly SearchResult[];
  any(asked: Asked): readonly SearchResult[];
}

// Words that one kind holds as they were written were written as they were meant: the other kind is not
// searched for typing errors.
function bestOf(kinds: readonly KindIndex[], words: readonly string[]): readonly (readonly SearchResult[])[] {
  for (const slips of [false, true]) {
    const found = kinds.map((kind) => kind.every({ words, slips }));
    if (found.some((one) => one.length > 0))
      return found.map((one, at) => (one.length > 0 ? one : (kinds[at]?.any({ words, slips }) ?? [])));
  }
  return kinds.map((kind) => kind.any({ words, slips: true }));
}

async function kindIndex(all: readonly Searchable[], language: string): Promise<KindIndex> {
  const mini = new MiniSearch<Searchable>({
    fields: ['title', 'labels', 'text'],
    tokenize: (text) => [...searchWords(text, language)],
    processTerm: (term) => foldWord(term) || null,
    searchOptions: { boost: { title: 4, labels: 2 }, prefix: true, fuzzy: mostSlips },
  });
  await mini.addAllAsync(all, { chunkSize: 200 });
  const common = await findCommonWords(all, language);
  const isCommon = (word: string): boolean => common.has(foldWord(word));
  const kept = keepAnswers((way, asked) => lookUp(mini, way, asked));
  return {
    every({ words, slips }) {
      const shared = words.filter(isCommon);
      const rare = words.filter((word) => !isCommon(word));
      if (rare.length === 0) return kept('AND', { words: shared, slips });
      return lookUp(mini, 'AND', { words: rare, slips }).filter(({ id }) =>
        shared.every((word) => common.get(foldWord(word))?.has(id)),
      );
    },
    any({ words, slips }) {
      if (words.length < 2) return [];
      const shared = words.filter(isCommon);
      const rare = words.filter((word) => !isCommon(word));
      const first = rare.length === 0 ? [] : lookUp(mini, 'OR', { words: rare, slips });
      if (shared.length === 0) return first;
      const every = kept('AND', { words: shared, slips });
      return joined(first, every.length > 0 ? every : kept('OR', { words: shared, slips }));
    },
  };
}

/** Looks up texts that hold all of the words, or any of them. */
type LookUp = (way: 'AND' | 'OR', asked: Asked) => readonly SearchResult[];

function keepAnswers(look: LookUp): LookUp {
  const answers = new Map<string, readonly SearchResult[]>();
  return (way, asked) => {
    const key = [way, asked.slips, ...asked.words.map(foldWord)].join(' ');
    const known = answers.get(key);
    if (known) return known;
    const found = look(way, asked);
    const [first] = answers.keys();
    if (answers.size >= maxAnswers && first !== undefined) answers.delete(first);
    answers.set(key, found);
    return found;
  };
}

function lookUp(mini: MiniSearch, way: 'AND' | 'OR', { words, slips }: Asked): readonly SearchResult[] {
  if (words.length === 0) return [];
  return slips
    ? mini.search({ combineWith: way, queries: words.map(withSwaps) })
    : mini.search({ combineWith: way, queries: [...words] }, { fuzzy: false });
}

// Two letters in the wrong order are one typing error, and two of the index.
function withSwaps(word: string): Query {
  const swaps = mostSlips(word) === 0 ? [] : swapped(foldWord(word));
  return {
    combineWith: 'OR',
    queries: [word, ...swaps.map((swap) => ({ queries: [swap], prefix: false, fuzzy: false }))],
  };
}

function joined(first: readonly SearchResult[], then: readonly SearchResult[]): readonly SearchResult[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

/**
 * The texts of each common word. Beside a rarer word it is only asked whether a text holds it: to weigh ten
 * thousand texts by it would take most of a search, and change no order.
 */
async function findCommonWords(
  all: readonly Searchable[],
  language: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const texts = new Map<string, Set<string>>();
  if (all.length <= commonFrom) return texts;
  for (const [at, one] of all.entries()) {
    if (at % 200 === 199) await setImmediate();
    const words = new Set(searchWords(`${one.title} ${one.labels} ${one.text}`, language).map(foldWord));
    for (const word of words) {
      const known = texts.get(word);
      if (known) known.add(one.id);
      else texts.set(word, new Set([one.id]));
    }
  }
  for (const [word, found] of texts) if (found.size <= commonFrom) texts.delete(word);
  return texts;
}
