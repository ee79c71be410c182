import { describe, expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';
import { overlayIndex } from './overlay-index.ts';
import type { SearchList } from './search-list.ts';
import { weighWords } from './weigh-words.ts';
import { wordsInMemory } from './words-in-memory.test-data.ts';

const language = 'en-US';
const textOf = (title: string) => ({ title, labels: '', text: '' });
const indexOf = (products: readonly string[], writings: readonly string[]) =>
  wordsInMemory({ products: products.map(textOf), writings: writings.map(textOf) }, language);

/** Titles that are found in an index of `titles` without the entries of `hidden` and with the texts of `more`. */
async function found(
  titles: readonly string[],
  { hidden = [], more = [] }: { readonly hidden?: readonly number[]; readonly more?: readonly string[] },
  query: string,
) {
  const added = more.map((title) => ({
    kind: 'page',
    id: title,
    list: 'writings' as SearchList,
    weights: weighWords(textOf(title), language),
  }));
  const { index, numbered } = overlayIndex(indexOf([], titles), {
    hidden: { products: new Set(), writings: new Set(hidden) },
    added,
  });
  const { rankings } = await findEntries(index, query, language);
  const byNumber = new Map([
    ...titles.map((title, entry) => [entry, title] as const),
    ...numbered.map(({ id, entry }) => [entry, id] as const),
  ]);
  return rankings.writings.page(0, 99).map((entry) => byNumber.get(entry));
}

describe('an index with changes laid over it', () => {
  const titles = ['Rye bread', 'Wheat bread'];

  it('finds what was added beside what it has', async () => {
    expect(await found(titles, { more: ['Oat bread'] }, 'bread')).toEqual([
      'Rye bread',
      'Wheat bread',
      'Oat bread',
    ]);
    expect(await found(titles, { more: ['Oat cakes'] }, 'oat')).toEqual(['Oat cakes']);
  });

  it('does not find what is hidden, nor by its typing errors', async () => {
    expect(await found(titles, { hidden: [0] }, 'bread')).toEqual(['Wheat bread']);
    expect(await found(titles, { hidden: [0] }, 'rye')).toEqual([]);
    expect(await found(['Sourdough'], { hidden: [0] }, 'suordough')).toEqual([]);
  });

  it('finds a text as it is now, and no more as it was', async () => {
    const changed = { hidden: [0], more: ['Spelt loaf'] };
    expect(await found(titles, changed, 'rye')).toEqual([]);
    expect(await found(titles, changed, 'splet')).toEqual(['Spelt loaf']);
  });

  it('finds as an index of all the texts does, in the same order', async () => {
    const all = Array.from({ length: 1100 }, (_, n) => `bread ${n % 7 === 0 ? 'bread rye' : `kind${n}`}`);
    const more = Array.from({ length: 40 }, (_, n) => `bread rye ${n}`);
    const { rankings } = await findEntries(indexOf([], [...all, ...more]), 'bread rye', language);
    const expected = rankings.writings.page(0, 99).map((entry) => [...all, ...more][entry]);
    expect(await found(all, { more }, 'bread rye')).toEqual(expected);
  });
});
