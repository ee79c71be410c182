import { describe, expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';
import { wordsInMemory } from './words-in-memory.test-data.ts';

const text = (title: string, labels = '', body = '') => ({ title, labels, text: body });

async function search(
  texts: { readonly products?: readonly string[]; readonly writings?: readonly string[] },
  query: string,
) {
  const listed = (titles: readonly string[] = []) => titles.map((title) => text(title));
  const index = wordsInMemory(
    { products: listed(texts.products), writings: listed(texts.writings) },
    'en-US',
  );
  const { rankings } = await findEntries(index, query, 'en-US');
  const titles = (list: 'products' | 'writings') =>
    rankings[list].page(0, 99).map((entry) => texts[list]?.[entry]);
  return { products: titles('products'), writings: titles('writings') };
}

const bakery = {
  products: ['Seeded Rye', 'Almond Tart'],
  writings: ['How we bake rye bread', 'The new oven'],
};

describe('products, and pages with items', () => {
  it.each([
    ['rye bread', ['Seeded Rye'], ['How we bake rye bread']],
    ['almond oven tart', ['Almond Tart'], ['The new oven']],
    ['seeded rye', ['Seeded Rye'], ['How we bake rye bread']],
  ])('fall back each for itself: %s', async (query, products, writings) => {
    expect(await search(bakery, query)).toEqual({ products, writings });
  });

  it('are not looked for with typing errors where one of them has the words as they were written', async () => {
    expect(await search(bakery, 'tart')).toEqual({ products: ['Almond Tart'], writings: [] });
    expect(await search(bakery, 'almnod')).toEqual({ products: ['Almond Tart'], writings: [] });
    expect(await search(bakery, 'rye braed')).toEqual({
      products: ['Seeded Rye'],
      writings: ['How we bake rye bread'],
    });
  });
});

describe('typing errors', () => {
  const sourdough = { products: ['Sourdough', 'Sour', 'Rye 2026'] };

  it.each(['suordough', 'sourdoug', 'sourdouhg', 'soourdough', 'xourdough', 'sordoguh', 'suordouhg'])(
    'are found in a long word, two of them at most: %s',
    async (query) => expect((await search(sourdough, query)).products).toContain('Sourdough'),
  );

  it.each([
    ['three in a long word', 'xurdxugh'],
    ['one in a short word', 'ryx'],
    ['one in a number', '2027'],
  ])('are not %s', async (_, query) => expect((await search(sourdough, query)).products).toEqual([]));
});

describe('the order of what is found', () => {
  const first = async (query: string, ...texts: ReturnType<typeof text>[]) => {
    const index = wordsInMemory({ products: texts, writings: [] }, 'en-US');
    const { rankings } = await findEntries(index, query, 'en-US');
    return rankings.products.page(0, 99);
  };

  it('puts a title before tags, and tags before text', async () => {
    const texts = [text('One', '', 'rye'), text('Two', 'rye'), text('Rye')];
    expect(await first('rye', ...texts)).toEqual([2, 1, 0]);
  });

  it('puts the word before one that goes on, and a text that is about it before one that names it', async () => {
    const long = 'flour water salt '.repeat(40);
    expect(await first('rye', text('Ryebread'), text('Rye'))).toEqual([1, 0]);
    expect(await first('rye', text('A', '', `${long} rye`), text('B', '', 'rye and rye'))).toEqual([1, 0]);
  });

  it('puts what holds a rare word before what holds a common one, where nothing holds both', async () => {
    const common = Array.from({ length: 9 }, () => text('Bread'));
    expect(await first('bread spelt', ...common, text('Spelt'))).toEqual([9, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('goes on page by page', async () => {
    const texts = Array.from({ length: 50 }, (_, at) => text(at % 2 === 0 ? 'Rye' : 'Rye and wheat'));
    const index = wordsInMemory({ products: texts, writings: [] }, 'en-US');
    const { products } = (await findEntries(index, 'rye', 'en-US')).rankings;
    const pages = [0, 20, 40].flatMap((offset) => products.page(offset, 20));
    expect([products.total, pages]).toEqual([50, products.page(0, 50)]);
    expect(pages.slice(0, 3)).toEqual([0, 2, 4]);
    expect(pages.slice(-2)).toEqual([47, 49]);
  });
});

describe('a word that most texts hold', () => {
  // More than a block of 1,024. All have one word, most of them a second, and each its own number.
  const texts = Array.from({ length: 1_100 }, (_, at) => text(`Teapot ${at}`, at < 1_050 ? 'stoneware' : ''));
  const index = wordsInMemory({ products: texts, writings: [] }, 'en-US');
  const found = async (query: string) => {
    const { products } = (await findEntries(index, query, 'en-US')).rankings;
    return products.page(0, 2_000);
  };

  it('narrows what a rarer word finds: every word is asked for', async () => {
    expect((await found('teapot 42'))[0]).toBe(42);
    expect(await found('42 stoneware')).toEqual(await found('42'));
    expect((await found('stoneware 1099'))[0]).toBe(1_099);
    expect(await found('Teapot 1099')).toEqual([1_099]);
  });

  it('is found on its own, and with a typing error in the rarer one', async () => {
    expect(await found('teapot')).toHaveLength(1_100);
    expect(await found('stoneware teapot')).toHaveLength(1_050);
    expect(await found('tepot 1099')).toEqual([1_099]);
  });

  it('is what is left where the rarer word is in none', async () => {
    expect(await found('teapot unheardof')).toHaveLength(1_100);
  });
});
