import { setImmediate } from 'node:timers/promises';
import { foldWord, mostSlips, searchWords, swapped } from '@veranda/domain/search/words';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';

/** What can be found of a site: `product:<id>`, `page:<collection>`, `item:<item>`. */
export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly labels: string;
  readonly text: string;
}

/** What was found, the best first. */
export interface Found {
  /** Ids of products. */
  readonly products: readonly string[];
  /** Pages and items, with the words by which they were found. */
  readonly writings: readonly SearchResult[];
}

/**
 * Finds what holds every word of a query as it was written or goes on from there; where nothing does, what holds every
 * word with slips, and then any of them, what holds a rare word before what holds only common ones.
 */
export interface TextIndex {
  search(query: string): Found;
}

/** Words of a query that are looked for. */
const mostWords = 12;
/** A word in more texts than this tells them too little apart to be weighed beside a rarer one. */
const commonFrom = 500;
/** Answers that are kept of queries of common words only, which find thousands and are always the same. */
const mostAnswers = 64;

/** Makes an index; long ones in slices, so that requests are answered meanwhile. */
export async function indexOf(all: readonly Searchable[], language: string): Promise<TextIndex> {
  const mini = new MiniSearch<Searchable>({
    fields: ['title', 'labels', 'text'],
    tokenize: (text) => [...searchWords(text, language)],
    processTerm: (term) => foldWord(term) || null,
    searchOptions: { boost: { title: 4, labels: 2 }, prefix: true, fuzzy: mostSlips },
  });
  await mini.addAllAsync(all, { chunkSize: 200 });
  const common = await findCommonWords(all, language);
  const answers = new Map<string, Found>();
  return {
    search(query) {
      const written = searchWords(query, language).slice(0, mostWords);
      const shared = written.filter((word) => common.has(foldWord(word)));
      const rare = written.filter((word) => !common.has(foldWord(word)));
      if (rare.length === 0) return commonOnly(shared);
      const found = everyWord(mini, rare).filter(({ id }) =>
        shared.every((word) => common.get(foldWord(word))?.has(id)),
      );
      if (found.length > 0) return byKind(found);
      const any = rare.length === 1 && shared.length === 0 ? [] : anyWord(mini, rare);
      return shared.length === 0 ? byKind(any) : joined(byKind(any), commonOnly(shared));
    },
  };

  function commonOnly(words: readonly string[]): Found {
    const key = words.map(foldWord).join(' ');
    const known = answers.get(key);
    if (known) return known;
    const every = everyWord(mini, words);
    const found = byKind(every.length > 0 ? every : anyWord(mini, words));
    const [first] = answers.keys();
    if (answers.size >= mostAnswers && first !== undefined) answers.delete(first);
    answers.set(key, found);
    return found;
  }
}

function everyWord(mini: MiniSearch, words: readonly string[]): readonly SearchResult[] {
  const exact = mini.search({ combineWith: 'AND', queries: [...words] }, { fuzzy: false });
  return exact.length > 0 ? exact : mini.search({ combineWith: 'AND', queries: words.map(withSwaps) });
}

function anyWord(mini: MiniSearch, words: readonly string[]): readonly SearchResult[] {
  return mini.search({ combineWith: 'OR', queries: words.map(withSwaps) });
}

// Two letters in the wrong order are one slip of the pen, and two of the index.
function withSwaps(word: string): Query {
  const swaps = mostSlips(word) === 0 ? [] : swapped(foldWord(word));
  return {
    combineWith: 'OR',
    queries: [word, ...swaps.map((one) => ({ queries: [one], prefix: false, fuzzy: false }))],
  };
}

const productMark = 'product:';

function byKind(results: readonly SearchResult[]): Found {
  const products: string[] = [];
  const writings: SearchResult[] = [];
  for (const result of results)
    if (result.id.startsWith(productMark)) products.push(result.id.slice(productMark.length));
    else writings.push(result);
  return { products, writings };
}

function joined(first: Found, then: Found): Found {
  if (first.products.length === 0 && first.writings.length === 0) return then;
  const products = new Set(first.products);
  const writings = new Set(first.writings.map(({ id }) => id));
  return {
    products: [...first.products, ...then.products.filter((id) => !products.has(id))],
    writings: [...first.writings, ...then.writings.filter(({ id }) => !writings.has(id))],
  };
}

/**
 * The texts of each common word. Beside a rarer word it is only asked whether a text holds it: to weigh ten thousand
 * texts by it would take most of a search, and change no order.
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
