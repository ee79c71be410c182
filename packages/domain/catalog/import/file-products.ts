import { restoreFormula } from '../../csv/formulas.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { type CategoryStep, shortCategoryName } from '../category-path.ts';
import { type ProductKind, productTypes } from '../codes.ts';
import { catalogLimits } from '../limits.ts';
import type { Availability } from '../product.ts';
import {
  readCategories,
  readImages,
  readMeasure,
  readPrice,
  readSalePrice,
  readStock,
  readYesNo,
  shown,
} from './cells.ts';
import type { ColumnName, Columns } from './columns.ts';
import type { CsvRow } from './csv.ts';

/** A variant as its row says it; null where the file does not say. */
export interface FileVariant {
  readonly row: number;
  /** Variant ID, or ''. */
  readonly key: string;
  readonly sku: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: bigint;
  readonly salePriceMinor: bigint | null;
  readonly onSale: boolean;
  readonly stock: Availability | null;
}

/** A product as its rows say it; null where the file does not say. */
export interface FileProduct {
  readonly row: number;
  /** Product ID, or ''. */
  readonly key: string;
  readonly kind: ProductKind;
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly visible: boolean | null;
  readonly categories: readonly (readonly CategoryStep[])[] | null;
  /** Names of categories that are shortened, as the file has them. */
  readonly longCategories: readonly string[];
  readonly tags: readonly string[] | null;
  readonly weightGrams: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly images: readonly string[] | null;
  readonly optionOrdering: readonly string[];
  readonly variants: readonly FileVariant[];
}

/** The rows of one product, read or refused: `faults` by row number. */
export interface ReadProduct {
  readonly rows: readonly CsvRow[];
  readonly title: string;
  readonly product: FileProduct | null;
  readonly faults: ReadonlyMap<number, Refusal>;
}

/** Accessor of a row's cells: trimmed text, null when the file has no such column. */
type Cells = (column: ColumnName) => string | null;

export function cellsOf(row: CsvRow, columns: Columns): Cells {
  return (column) => {
    const at = columns.at.get(column);
    return at === undefined ? null : cellText(row, at);
  };
}

/** A cell as it was before an export neutralised it, trimmed; '' where the row has none. */
function cellText(row: CsvRow, at: number): string {
  return restoreFormula(row.cells[at] ?? '').trim();
}

/**
 * The rows of a file by product. A row that names a product (by id, type, address or title) begins one,
 * unless it repeats the id of the rows above; rows without are its further variants.
 */
export function groupRows(rows: readonly CsvRow[], columns: Columns): CsvRow[][] {
  const groups: CsvRow[][] = [];
  let current = '';
  for (const row of rows) {
    const cell = cellsOf(row, columns);
    const id = cell('productId') ?? '';
    const begins = id !== '' ? id !== current : Boolean(cell('title') || cell('url') || cell('productType'));
    if (begins || groups.length === 0) {
      groups.push([row]);
      current = id;
    } else groups.at(-1)?.push(row);
  }
  return groups;
}

/** Reads the rows of one product; every fault is kept with its row. */
export function readProduct(rows: readonly CsvRow[], columns: Columns, currency: string): ReadProduct {
  const [first] = rows;
  if (!first) throw new Error('a product has at least one row');
  const cell = cellsOf(first, columns);
  const title = cell('title') ?? '';
  const faults = new Map<number, Refusal>();
  const note = <T>(row: number, value: T): Exclude<T, Refusal> | null => {
    if (!isRefusal(value)) return value as Exclude<T, Refusal>;
    if (!faults.has(row)) faults.set(row, value);
    return null;
  };
  for (const row of rows) if (row.fault) note(row.number, refuse(row.fault));
  if (title === '' && !cell('productId') && !cell('url') && !cell('productType'))
    note(first.number, refuse('row-no-product'));
  const names = optionNames(rows, columns);
  const details = readDetails(cell, (value) => note(first.number, value));
  const variants = rows.map((row) =>
    readVariant(row, { columns, currency, names }, (value) => note(row.number, value)),
  );
  if (faults.size > 0) return { rows, title, product: null, faults };
  const product = {
    ...details,
    row: first.number,
    optionOrdering: names.filter((name) => name !== ''),
    variants,
  };
  return { rows, title, product, faults };
}

type Note = <T>(value: T) => Exclude<T, Refusal> | null;

function readDetails(cell: Cells, note: Note): Omit<FileProduct, 'row' | 'optionOrdering' | 'variants'> {
  const stated = <T>(column: ColumnName, read: (text: string) => T): Exclude<T, Refusal> | null => {
    const text = cell(column);
    return text === null || text === '' ? null : note(read(text));
  };
  const tags = cell('tags');
  const categories = cell('categories');
  const read = readCategories(categories ?? '');
  return {
    key: cell('productId') ?? '',
    kind: stated('productType', readKind) ?? 'physical',
    url: cell('url') ?? '',
    title: cell('title') ?? '',
    description: cell('description'),
    visible: stated('visible', (text) => readYesNo(text, 'Visible')),
    categories: categories === null ? null : read.map((steps) => steps.map(shortened)),
    longCategories: longNames(read),
    tags: tags === null ? null : distinct(tags.split(',')),
    weightGrams: stated('weight', (text) => readMeasure(text, 'Weight', 1000)),
    lengthMm: stated('length', (text) => readMeasure(text, 'Length', 10)),
    widthMm: stated('width', (text) => readMeasure(text, 'Width', 10)),
    heightMm: stated('height', (text) => readMeasure(text, 'Height', 10)),
    images: stated('images', (text) => fewImages(readImages(text))),
  };
}

function readVariant(
  row: CsvRow,
  file: { readonly columns: Columns; readonly currency: string; readonly names: readonly string[] },
  note: Note,
): FileVariant {
  const cell = cellsOf(row, file.columns);
  const salePriceMinor = note(readSalePrice(cell('salePrice') ?? '', file.currency));
  const onSale = cell('onSale') ? note(readYesNo(cell('onSale') ?? '', 'On Sale')) : false;
  const stock = cell('stock');
  const attributes = file.names.flatMap((name, index) => {
    const value = cellText(row, file.columns.options[index]?.value ?? -1);
    return name === '' ? [] : [[name, value] as const];
  });
  return {
    row: row.number,
    key: cell('variantId') ?? '',
    sku: cell('sku') ?? '',
    gtin: cell('gtin') || null,
    mpn: cell('mpn') || null,
    attributes: Object.fromEntries(attributes),
    priceMinor: note(readPrice(cell('price') ?? '', 'Price', file.currency)) ?? 0n,
    salePriceMinor,
    onSale: onSale === true && salePriceMinor !== null,
    stock: stock === null || stock === '' ? null : note(readStock(stock)),
  };
}

// The option names of a product by column pair; rows of further variants repeat them or leave them out.
function optionNames(rows: readonly CsvRow[], columns: Columns): string[] {
  return columns.options.map(
    (pair) => rows.map((row) => cellText(row, pair.name)).find((name) => name !== '') ?? '',
  );
}

function readKind(text: string): ProductKind | Refusal<'row-type-unknown'> {
  const name = text.toUpperCase().replace(/[\s-]/g, '_');
  const type = productTypes.find((row) => row.csvName === name);
  return type?.kind ?? refuse('row-type-unknown', { params: { value: shown(text) } });
}

function shortened(step: CategoryStep): CategoryStep {
  return { ...step, displayName: shortCategoryName(step.displayName) };
}

function longNames(paths: readonly (readonly CategoryStep[])[]): string[] {
  const names = paths.flat().map((step) => step.displayName);
  return [...new Set(names.filter((name) => name.length > catalogLimits.category))];
}

function fewImages(addresses: string[]): string[] | Refusal<'too-many-images'> {
  if (addresses.length <= catalogLimits.imagesPerProduct) return addresses;
  return refuse('too-many-images', { params: { limit: catalogLimits.imagesPerProduct } });
}

function distinct(parts: readonly string[]): string[] {
  const seen = new Set<string>();
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '' && !seen.has(part.toLowerCase()) && seen.add(part.toLowerCase()));
}
