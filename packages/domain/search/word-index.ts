import type { Postings } from './postings.ts';
import type { SearchList } from './search-list.ts';

/** Entries of one block of a list that hold a word. */
export interface IndexedWord {
  readonly list: SearchList;
  readonly word: string;
  readonly block: number;
  readonly postings: Postings;
}

/** The folded words of a site, with the entries that hold them. */
export interface WordIndex {
  /** Numbers that entries of the lists have at most, and one. */
  readonly sizes: Readonly<Record<SearchList, number>>;
  /** Words that begin with any of these. */
  startingWith(beginnings: readonly string[]): Promise<readonly IndexedWord[]>;
  /** Just these words. */
  named(words: readonly string[]): Promise<readonly IndexedWord[]>;
  /** All words of lengths in letters, without their entries. */
  ofLength(lengths: { readonly min: number; readonly max: number }): Promise<readonly string[]>;
}
