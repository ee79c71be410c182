import { toMajor } from '../../money/money.ts';
import { productCsvName } from '../codes.ts';
import { catalogLimits } from '../limits.ts';
import type { Product, Variant } from '../product.ts';
import { columnNames } from './columns.ts';

/** Data of an exported product beside its own value. */
interface ExportedProduct {
  readonly product: Product;
  readonly storeSlug: string;
  readonly categoryPaths: readonly string[];
  /** Absolute addresses, in order. */
  readonly imageAddresses: readonly string[];
}

const pairs = Array.from({ length: catalogLimits.optionsPerProduct }, (_, index) => index);

/** The header of an export, with six option pairs. */
export function exportHeader(): string[] {
  const { price, ...names } = columnNames;
  const all = Object.values(names);
  const options = pairs.flatMap((index) => [`Option Name ${index + 1}`, `Option Value ${index + 1}`]);
  const before = all.slice(0, all.indexOf(names.mpn) + 1);
  return [...before, ...options, price, ...all.slice(before.length)];
}

/** The rows of a product: its data on the first, then a row a variant. */
export function exportRows(exported: ExportedProduct, currency: string): string[][] {
  return exported.product.variants.map((variant, index) =>
    exportRow(exported, { variant, first: index === 0 }, currency),
  );
}

function exportRow(
  exported: ExportedProduct,
  { variant, first }: { readonly variant: Variant; readonly first: boolean },
  currency: string,
): string[] {
  const { product } = exported;
  const once = (value: string) => (first ? value : '');
  const options = pairs.flatMap((index) => {
    const name = product.optionOrdering[index];
    return name === undefined ? ['', ''] : [name, variant.attributes[name] ?? ''];
  });
  return [
    once(product.id),
    variant.id,
    once(productCsvName(product.kind)),
    once(exported.storeSlug),
    once(product.urlSlug),
    once(product.title),
    once(product.description),
    variant.sku,
    variant.gtin ?? '',
    variant.mpn ?? '',
    ...options,
    toMajor(variant.priceMinor, currency),
    toMajor(variant.salePriceMinor ?? 0n, currency),
    variant.onSale ? 'Yes' : 'No',
    variant.stock.unlimited ? 'Unlimited' : String(variant.stock.quantity),
    once(exported.categoryPaths.join(', ')),
    once(product.tags.join(', ')),
    once(measure(product.weightGrams, 3)),
    once(measure(product.lengthMm, 1)),
    once(measure(product.widthMm, 1)),
    once(measure(product.heightMm, 1)),
    once(product.state === 'published' ? 'Yes' : 'No'),
    once(exported.imageAddresses.join(' ')),
  ];
}

// Grams as kilograms and millimetres as centimetres, exactly.
function measure(count: number, digits: number): string {
  const text = String(count).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
