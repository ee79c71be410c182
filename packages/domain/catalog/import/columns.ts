import { type Refusal, refuse } from '../../refusal.ts';
import { catalogLimits } from '../limits.ts';

/** The columns of a product CSV in their order; option pairs are between `mpn` and `price`. */
export const columnNames = {
  productId: 'Product ID [Non Editable]',
  variantId: 'Variant ID [Non Editable]',
  productType: 'Product Type [Non Editable]',
  page: 'Product Page',
  url: 'Product URL',
  title: 'Title',
  description: 'Description',
  sku: 'SKU',
  gtin: 'GTIN',
  mpn: 'MPN',
  price: 'Price',
  salePrice: 'Sale Price',
  onSale: 'On Sale',
  stock: 'Stock',
  categories: 'Categories',
  tags: 'Tags',
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  visible: 'Visible',
  images: 'Hosted Image URLs',
} as const;

export type ColumnName = keyof typeof columnNames;

/** Index of each known column in a file; columns that the file does not have are absent. */
export interface Columns {
  readonly at: ReadonlyMap<ColumnName, number>;
  readonly options: readonly { readonly name: number; readonly value: number }[];
  readonly ignored: readonly string[];
}

/**
 * Finds the columns of a header in any order and case; unknown ones are ignored, title and price must be
 * there.
 */
export function findColumns(header: readonly string[]): Columns | Refusal<'import-no-header'> {
  const positions = new Map<string, number>();
  header.forEach((name, index) => {
    const key = plainName(name);
    if (!positions.has(key)) positions.set(key, index);
  });
  const known = new Set<string>();
  const at = new Map<ColumnName, number>();
  for (const [column, name] of Object.entries(columnNames) as [ColumnName, string][]) {
    const position = positions.get(plainName(name));
    known.add(plainName(name));
    if (position !== undefined) at.set(column, position);
  }
  for (const column of ['title', 'price'] as const)
    if (!at.has(column)) return refuse('import-no-header', { params: { column: columnNames[column] } });
  const options: { name: number; value: number }[] = [];
  for (let pair = 1; pair <= catalogLimits.optionsPerProduct; pair += 1) {
    const [name, value] = [positions.get(`option name ${pair}`), positions.get(`option value ${pair}`)];
    if (name === undefined || value === undefined) continue;
    options.push({ name, value });
    known.add(`option name ${pair}`).add(`option value ${pair}`);
  }
  return { at, options, ignored: header.filter((name) => name.trim() !== '' && !known.has(plainName(name))) };
}

// Newer files leave out the mark of columns that the reference product does not read back.
function plainName(name: string): string {
  return name
    .replace(/\[non editable\]/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
