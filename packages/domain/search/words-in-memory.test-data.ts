import { blockSize, changePostings } from './postings.ts';
import { type SearchList, searchLists } from './search-list.ts';
import { type SearchTexts, weighWords } from './weigh-words.ts';
import type { IndexedWord, WordIndex } from './word-index.ts';

/** Texts of the lists; the number of an entry is its place in its list. */
type ListedTexts = Readonly<Record<SearchList, readonly SearchTexts[]>>;

/** The index of texts that are all at hand: what the database has is held against it. */
export function wordsInMemory(texts: ListedTexts, language: string): WordIndex {
  const rows = searchLists.flatMap((list) => indexList(list, texts[list], language));
  const find = (isWanted: (word: string) => boolean) =>
    Promise.resolve(rows.filter(({ word }) => isWanted(word)));
  const words = [...new Set(rows.map(({ word }) => word))];
  return {
    sizes: { products: texts.products.length, writings: texts.writings.length },
    startingWith: (beginnings) => find((word) => beginnings.some((each) => word.startsWith(each))),
    named: (named) => find((word) => named.includes(word)),
    ofLength: ({ min, max }) =>
      Promise.resolve(
        words.filter((word) => {
          const { length } = Array.from(word);
          return length >= min && length <= max;
        }),
      ),
  };
}

function indexList(list: SearchList, texts: readonly SearchTexts[], language: string): IndexedWord[] {
  const changes = new Map<string, Map<number, number>>();
  for (const [entry, text] of texts.entries())
    for (const [word, weight] of weighWords(text, language)) {
      const key = `${Math.floor(entry / blockSize)} ${word}`;
      const places = changes.get(key) ?? new Map<number, number>();
      changes.set(key, places);
      places.set(entry % blockSize, weight);
    }
  return [...changes].map(([key, places]) => {
    const [block = '', word = ''] = key.split(' ');
    return { list, word, block: Number(block), postings: changePostings(new Uint8Array(), places) };
  });
}
