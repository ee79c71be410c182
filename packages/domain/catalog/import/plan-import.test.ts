import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { neutralizeFormula } from '../../csv/formulas.ts';
import { isRefusal } from '../../refusal.ts';
import type { Product } from '../product.ts';
import { findColumns } from './columns.ts';
import { readCsv } from './csv.ts';
import { exportHeader, exportRows } from './export-products.ts';
import { type ImportPlan, type KnownProduct, type PlanInput, planImport } from './plan-import.ts';

const names = [
  'Product ID',
  'Variant ID',
  'Product Type',
  'Product URL',
  'Title',
  'SKU',
  'Option Name 1',
  'Option Value 1',
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Categories',
  'Tags',
  'Visible',
] as const;
type Name = (typeof names)[number];

const csvLine = (cells: readonly string[]) => stringify([[...cells]]);

const line = (cells: Partial<Record<Name, string>>) => csvLine(names.map((name) => cells[name] ?? ''));
const loaf = { 'Product ID': 'p1', 'Variant ID': 'v1', Title: 'Loaf', SKU: 'L1', Price: '5.00', Stock: '3' };

// SKUs of a plan count from 7.
function counter(): () => number {
  let next = 6;
  return () => {
    next += 1;
    return next;
  };
}

function plan(text: string, more: Partial<PlanInput> = {}): ImportPlan {
  const table = readCsv(text);
  if (isRefusal(table)) throw new Error(table.code);
  const columns = findColumns(table.header);
  if (isRefusal(columns)) throw new Error(columns.code);
  return planImport({
    table,
    columns,
    currency: 'USD',
    fileKey: 'f',
    known: new Map(),
    overflow: 'refuse',
    clean: (html) => html,
    nextNumber: counter(),
    stores: [{ id: 's', title: 'Shop', count: 0, slugs: new Set() }],
    ...more,
  });
}

const file = (...rows: Partial<Record<Name, string>>[]) => csvLine(names) + rows.map(line).join('');

function verdicts(made: ImportPlan): string {
  return made.products
    .map(({ verdict, rows, reasons }) => {
      const why = [...reasons].map(([row, reason]) => `${row} ${reason.code}`).join(', ');
      return `${rows.join('+')} ${verdict}${why ? ` (${why})` : ''}`;
    })
    .join(' / ');
}

describe('rows of a product file', () => {
  it.each<[string, Partial<Record<Name, string>>[], string]>([
    ['one product', [loaf], '2 create'],
    [
      'further variants have no product id',
      [
        { ...loaf, 'Option Name 1': 'Size', 'Option Value 1': 'S' },
        { 'Option Name 1': 'Size', 'Option Value 1': 'M', Price: '6', SKU: 'L2' },
      ],
      '2+3 create',
    ],
    [
      'a repeated product id is the same product',
      [
        { ...loaf, 'Option Name 1': 'Size', 'Option Value 1': 'S' },
        { ...loaf, SKU: 'x', 'Option Value 1': 'M' },
      ],
      '2+3 create',
    ],
    [
      'a blank id with a title begins a product',
      [
        { Title: 'A', Price: '1' },
        { Title: 'B', Price: '1' },
      ],
      '2 create / 3 create',
    ],
    ['a row without anything above it', [{ Price: '1' }], '2 refused (2 row-no-product)'],
    ['a bad price', [{ ...loaf, Price: 'five' }], '2 refused (2 row-price-malformed)'],
    ['too many digits', [{ ...loaf, Price: '5.005' }], '2 refused (2 row-price-malformed)'],
    [
      'nothing half: the good variant goes with the bad one',
      [
        { ...loaf, 'Option Name 1': 'Size', 'Option Value 1': 'S' },
        { 'Option Value 1': 'M', Price: 'x' },
      ],
      '2+3 refused (2 row-of-refused-product, 3 row-price-malformed)',
    ],
    [
      'the next product is not touched by it',
      [
        { ...loaf, Price: 'x' },
        { ...loaf, 'Product ID': 'p2' },
      ],
      '2 refused (2 row-price-malformed) / 3 create',
    ],
    ['an unknown type', [{ ...loaf, 'Product Type': 'BOAT' }], '2 refused (2 row-type-unknown)'],
    [
      'all types',
      ['PHYSICAL', 'SERVICE', 'DIGITAL', 'GIFT_CARD'].map((type, n) => ({
        ...loaf,
        'Product ID': `${n}`,
        'Product Type': type,
      })),
      '2 create / 3 create / 4 create / 5 create',
    ],
    ['neither yes nor no', [{ ...loaf, Visible: 'maybe' }], '2 refused (2 row-yes-no)'],
    ['stock in words', [{ ...loaf, Stock: 'plenty' }], '2 refused (2 row-stock-malformed)'],
    ['negative stock', [{ ...loaf, Stock: '-1' }], '2 refused (2 row-stock-malformed)'],
    ['no title', [{ ...loaf, Title: '' }], '2 refused (2 title-missing)'],
    ['a long tag', [{ ...loaf, Tags: 'x'.repeat(51) }], '2 refused (2 tag-too-long)'],
    ['a long category', [{ ...loaf, Categories: `/${'x'.repeat(26)}` }], '2 create'],
    [
      'variants without options',
      [loaf, { Price: '1' }],
      '2+3 refused (2 row-of-refused-product, 3 combination-repeats)',
    ],
    [
      'the same SKU twice',
      [
        { ...loaf, 'Option Name 1': 'Size', 'Option Value 1': 'S' },
        { 'Option Value 1': 'M', Price: '1', SKU: 'L1' },
      ],
      '2+3 refused (2 row-of-refused-product, 3 sku-repeats)',
    ],
    [
      'the same product twice',
      [loaf, { ...loaf, 'Product ID': 'p2' }, loaf],
      '2 create / 3 create / 4 refused (4 row-product-repeats)',
    ],
  ])('%s', (_name, rows, expected) => expect(verdicts(plan(file(...rows)))).toBe(expected));

  it('names the columns that are missing', () => {
    expect(findColumns(['Name', 'Price'])).toMatchObject({
      code: 'import-no-header',
      params: { column: 'Title' },
    });
  });

  it('ignores unknown columns, finds known ones in any order, and takes three option pairs', () => {
    const columns = findColumns([
      'Price',
      'Colour of the moon',
      'TITLE',
      'Option Name 1',
      'Option Value 1',
      'Option Name 3',
      'Option Value 3',
    ]);
    expect(isRefusal(columns) || [columns.ignored, columns.options.length, columns.at.get('title')]).toEqual([
      ['Colour of the moon'],
      2,
      2,
    ]);
  });
});

describe('cells of a product file', () => {
  const draft = (cells: Partial<Record<Name, string>>) => {
    const [product] = plan(file({ ...loaf, ...cells })).products;
    return product?.change?.draft;
  };
  it.each([
    ['12', 1200n],
    ['12.5', 1250n],
    ['12,50', 1250n],
    ['1,234.50', 123450n],
    ['12.5000', 1250n],
  ])('price %s', (cell, minor) => expect(draft({ Price: cell })?.variants[0]?.priceMinor).toBe(minor));
  it.each([
    ['0.00', 'No', null, false],
    ['0.00', 'Yes', null, false],
    ['4.00', 'Yes', 400n, true],
    ['4.00', 'No', 400n, false],
  ])('sale price %s, on sale %s', (cell, onSale, minor, sale) => {
    const [variant] = draft({ 'Sale Price': cell, 'On Sale': onSale })?.variants ?? [];
    expect([variant?.salePriceMinor, variant?.onSale]).toEqual([minor, sale]);
  });
  it.each([
    ['Unlimited', { unlimited: true, quantity: 0 }],
    ['12', { unlimited: false, quantity: 12 }],
    ['', { unlimited: false, quantity: 0 }],
  ])('stock %s', (cell, stock) => expect(draft({ Stock: cell })?.variants[0]?.stock).toEqual(stock));
  it('makes a blank SKU SQ and seven digits', () =>
    expect(draft({ SKU: '' })?.variants[0]?.sku).toBe('SQ0000007'));
  it.each([
    ['Yes', 'published'],
    ['No', 'hidden'],
    ['', 'published'],
  ])('visible %s', (cell, state) => expect(draft({ Visible: cell })?.state).toBe(state));
  it('reads category paths and tags', () => {
    const read = draft({ Categories: '/cat/sub, /other', Tags: 'A, b , a,' });
    expect([read?.categoryPaths, read?.tags]).toEqual([
      ['/cat/sub', '/other'],
      ['A', 'b'],
    ]);
  });
  it('gives two products of one title two addresses, and says so', () => {
    const made = plan(file(loaf, { ...loaf, 'Product ID': 'p2', SKU: 'L2' }));
    expect(made.products.map((product) => product.change?.draft.urlSlug)).toEqual(['loaf', 'loaf-1']);
    expect(made.products[1]?.notes.map((note) => note.code)).toEqual(['row-address-taken']);
  });
});

describe('a store page of 200 products', () => {
  const many = file(
    ...Array.from({ length: 205 }, (_, n) => ({ ...loaf, 'Product ID': `p${n}`, Title: `Loaf ${n}` })),
  );
  const count = (made: ImportPlan, verdict: string) =>
    made.products.filter((product) => product.verdict === verdict).length;
  it('storefront §9 store: at most 200 products in a collection; administration §9 layout: at most 200 products in a collection', () => {
    const made = plan(many);
    expect([count(made, 'create'), count(made, 'refused'), made.overflow, made.stores.length]).toEqual([
      200, 5, 5, 1,
    ]);
    expect(made.products[200]?.reasons.get(202)?.code).toBe('row-page-full');
  });
  it('puts the rest into a second store page when it is asked to', () => {
    const made = plan(many, { overflow: 'second-store' });
    expect([count(made, 'create'), made.overflow]).toEqual([205, 0]);
    expect(made.stores.map((store) => `${store.title} ${store.count}`)).toEqual(['Shop 200', 'Shop 2 5']);
  });
  it('counts what is there already', () => {
    const made = plan(many, { stores: [{ id: 's', title: 'Shop', count: 199, slugs: new Set() }] });
    expect([count(made, 'create'), made.overflow]).toEqual([1, 204]);
  });
});

describe('the same file again', () => {
  const known = (product: Product, categoryPaths: string[] = []): ReadonlyMap<string, KnownProduct> => {
    const entry = { product, categoryPaths };
    return new Map([
      [product.id, entry],
      [product.sourceId ?? '', entry],
    ]);
  };
  const stored = (text: string): Product => {
    const change = plan(text).products[0]?.change;
    if (!change) throw new Error('refused');
    const { draft } = change;
    const now = new Date(0);
    const variants = draft.variants.map((variant, n) => ({
      ...variant,
      id: `00000000-0000-7000-8000-00000000000${n}`,
    }));
    return {
      ...draft,
      id: 'own',
      collectionId: 's',
      sourceId: change.sourceId,
      position: 1,
      version: 1n,
      createdAt: now,
      updatedAt: now,
      variants,
    };
  };
  const sized = file(
    { ...loaf, 'Option Name 1': 'Size', 'Option Value 1': 'S', SKU: '' },
    { 'Option Value 1': 'M', Price: '6', Stock: 'Unlimited', Tags: 'x' },
  );

  it.each([
    ['with ids', sized],
    ['without', sized.replace('p1', '').replace('v1', '')],
  ])('changes nothing, %s', (_name, text) => {
    expect(verdicts(plan(text, { known: known(stored(text)) }))).toBe('2+3 unchanged');
  });
  it.each<[string, string, string]>([
    ['a price', '6', '6.50'],
    ['a title', 'Loaf', 'Bread'],
    ['a stock', 'Unlimited', '4'],
  ])('updates %s', (_name, from, to) => {
    expect(verdicts(plan(sized.replace(from, to), { known: known(stored(sized)) }))).toBe('2+3 update');
  });
  it('keeps variants that the file does not name', () => {
    const [only] = plan(file({ ...loaf, 'Option Name 1': 'Size', 'Option Value 1': 'S', SKU: '' }), {
      known: known(stored(sized)),
    }).products;
    expect(only?.change?.draft.variants.map((variant) => variant.attributes.Size)).toEqual(['S', 'M']);
  });
  it('of our own export is all unchanged', () => {
    const product = {
      ...stored(sized),
      weightGrams: 1234,
      lengthMm: 56,
      tags: ['a', 'b'],
      description: '=HYPERLINK("x")\n;',
    };
    const exported = { product, storeSlug: 'shop', categoryPaths: ['/a/b'], imageAddresses: [] };
    const rows = [exportHeader(), ...exportRows(exported, 'USD')];
    const text = rows.map((cells) => csvLine(cells.map(neutralizeFormula))).join('');
    expect(verdicts(plan(text, { known: known(product, ['/a/b']) }))).toBe('2+3 unchanged');
  });

  it('tells of a SKU that another product of the shop has, and not of its own', () => {
    const text = file(loaf);
    const notesOf = (id: string) =>
      plan(text, { known: known(stored(text)), skus: new Map([['L1', { id, title: 'Rye' }]]) }).products[0]
        ?.notes;
    expect(notesOf('own')).toEqual([]);
    expect(notesOf('other')?.map(({ code, params }) => [code, params?.['other']])).toEqual([
      ['row-sku-shared', 'Rye'],
    ]);
  });
});

describe('notes on products of a file', () => {
  const notes = (...rows: Partial<Record<Name, string>>[]) =>
    plan(file(...rows)).products.map((product) =>
      product.notes.map(({ code, params }) => ({ code, ...params })),
    );

  it('tell of a category whose name is shortened, and keep its address', () => {
    const long = '/holiday-wreaths-and-garlands/fresh';
    expect(notes({ ...loaf, Categories: long })).toEqual([
      [
        {
          code: 'row-category-shortened',
          name: 'Holiday wreaths and garlands',
          short: 'Holiday wreaths and',
        },
      ],
    ]);
    const [first] = plan(file({ ...loaf, Categories: long })).products;
    expect(first?.change?.draft.categoryPaths).toEqual([long]);
  });

  it('tell of a SKU that another product of the file has, and of none that one product has twice', () => {
    const twice = notes(
      { ...loaf, 'Option Name 1': 'Size', 'Option Value 1': 'S' },
      { 'Option Name 1': 'Size', 'Option Value 1': 'M', Price: '6', SKU: 'L2' },
      { ...loaf, 'Product ID': 'p2', 'Variant ID': 'v2', Title: 'Roll', SKU: 'L2' },
      { ...loaf, 'Product ID': 'p3', 'Variant ID': 'v3', Title: 'Bun', SKU: '' },
      { ...loaf, 'Product ID': 'p4', 'Variant ID': 'v4', Title: 'Pie', SKU: '' },
    );
    expect(twice).toEqual([[], [{ code: 'row-sku-shared', sku: 'L2', other: 'Loaf' }], [], []]);
  });
});
