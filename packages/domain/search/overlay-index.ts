import type { PartKey } from '../publishing/parts.ts';
import { blockSize, changePostings } from './postings.ts';
import type { SearchList } from './search-list.ts';
import type { IndexedWord, WordIndex } from './word-index.ts';

/** A text that an index has not, with the weights of its words (`weighWords`). */
export interface AddedText extends PartKey {
  readonly list: SearchList;
  readonly weights: ReadonlyMap<string, number>;
}

/** A text with the number of its entry. */
interface NumberedText extends PartKey {
  readonly list: SearchList;
  readonly entry: number;
}

/** Differences of what is searched from what an index has. */
interface IndexChanges {
  /** Numbers of the entries that are not found, by list. */
  readonly hidden: Readonly<Record<SearchList, ReadonlySet<number>>>;
  /** Texts that are found too: each list numbers its own from the size of the index on. */
  readonly added: readonly AddedText[];
}

/**
 * The index with changes that are only looked at: a draft is searched by the words of the published site, of
 * which it differs in few texts.
 */
export function overlayIndex(base: WordIndex, { hidden, added }: IndexChanges): OverlaidIndex {
  const sizes = { ...base.sizes };
  const overlay = new Map<string, OverlaidWord>();
  const numbered = added.map(({ weights, ...text }) => {
    const entry = sizes[text.list];
    sizes[text.list] += 1;
    for (const [word, weight] of weights) addWord(overlay, { list: text.list, word, entry, weight });
    return { ...text, entry };
  });
  return { index: indexOf(base, { sizes, overlay, hidden }), numbered };
}

interface OverlaidIndex {
  readonly index: WordIndex;
  /** The texts that were added, with their numbers. */
  readonly numbered: readonly NumberedText[];
}

interface Overlay {
  readonly sizes: WordIndex['sizes'];
  readonly overlay: ReadonlyMap<string, OverlaidWord>;
  readonly hidden: IndexChanges['hidden'];
}

function indexOf(base: WordIndex, { sizes, overlay, hidden }: Overlay): WordIndex {
  const hiddenPlaces = placesByBlock(hidden);
  const changed = (rows: readonly IndexedWord[], isWanted: (word: string) => boolean) =>
    changedRows(
      rows,
      hiddenPlaces,
      [...overlay].filter(([, { word }]) => isWanted(word)),
    );
  return {
    sizes,
    startingWith: async (beginnings) =>
      changed(await base.startingWith(beginnings), (word) =>
        beginnings.some((each) => word.startsWith(each)),
      ),
    named: async (words) => changed(await base.named(words), (word) => words.includes(word)),
    ofLength: async ({ min, max }) => {
      const more = [...overlay.values()]
        .map(({ word }) => word)
        .filter((word) => {
          const { length } = Array.from(word);
          return length >= min && length <= max;
        });
      return [...new Set([...(await base.ofLength({ min, max })), ...more])];
    },
  };
}

/** A word of added texts in one block of its list. */
interface OverlaidWord {
  readonly list: SearchList;
  readonly word: string;
  readonly block: number;
  readonly weights: Map<number, number>;
}

function addWord(
  overlay: Map<string, OverlaidWord>,
  { list, word, entry, weight }: Pick<OverlaidWord, 'list' | 'word'> & { entry: number; weight: number },
): void {
  const block = Math.floor(entry / blockSize);
  const key = rowKey({ list, word, block });
  const row = overlay.get(key) ?? { list, word, block, weights: new Map<number, number>() };
  overlay.set(key, row);
  row.weights.set(entry % blockSize, weight);
}

function rowKey({ list, word, block }: Pick<IndexedWord, 'list' | 'word' | 'block'>): string {
  return `${list} ${String(block)} ${word}`;
}

type HiddenPlaces = ReadonlyMap<string, ReadonlyMap<number, number>>;

// Weights of 0 by the blocks of both lists.
function placesByBlock(hidden: IndexChanges['hidden']): HiddenPlaces {
  const places = new Map<string, Map<number, number>>();
  for (const list of ['products', 'writings'] as const)
    for (const entry of hidden[list]) {
      const key = `${list} ${String(Math.floor(entry / blockSize))}`;
      const block = places.get(key) ?? new Map<number, number>();
      places.set(key, block);
      block.set(entry % blockSize, 0);
    }
  return places;
}

function changedRows(
  rows: readonly IndexedWord[],
  hidden: HiddenPlaces,
  added: readonly (readonly [string, OverlaidWord])[],
): readonly IndexedWord[] {
  const rest = new Map(added);
  const changed = rows.map((row): IndexedWord => {
    const key = rowKey(row);
    const changes = new Map([
      ...(hidden.get(`${row.list} ${String(row.block)}`) ?? []),
      ...(rest.get(key)?.weights ?? []),
    ]);
    rest.delete(key);
    return changes.size === 0 ? row : { ...row, postings: changePostings(row.postings, changes) };
  });
  const more = [...rest.values()].map(({ weights, ...row }) => ({
    ...row,
    postings: changePostings(new Uint8Array(), weights),
  }));
  return [...changed.filter(({ postings }) => postings.length > 0), ...more];
}
