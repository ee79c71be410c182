import { type Refusal, refuse } from '../refusal.ts';
import { parseMajor } from '../money/money.ts';
import { catalogLimits, highestPriceMajor } from './limits.ts';
import { optionKey } from './options.ts';
import type { ProductDraft, VariantDraft } from './product.ts';

/** The codes of `checkProduct`; their texts are in the contracts. */
type ProductFault =
  | 'title-missing'
  | 'title-too-long'
  | 'description-too-long'
  | 'tag-too-long'
  | 'too-many-tags'
  | 'too-many-options'
  | 'option-name-missing'
  | 'option-repeats'
  | 'no-variants'
  | 'too-many-variants'
  | 'too-many-images'
  | 'sku-too-long'
  | 'sku-repeats'
  | 'option-value-missing'
  | 'combination-repeats'
  | 'price-negative'
  | 'price-too-high'
  | 'sale-price-missing'
  | 'quantity-not-whole'
  | 'measure-not-whole';

/**
 * Every fault of a product that is about to be saved, each with its field; none when it may be saved. SKUs
 * are filled before.
 */
export function checkProduct(draft: ProductDraft, currency: string): Refusal<ProductFault>[] {
  return [...checkDetails(draft), ...checkOptions(draft), ...checkVariants(draft, currency)];
}

function checkDetails(draft: ProductDraft): Refusal<ProductFault>[] {
  const faults: Refusal<ProductFault>[] = [];
  if (draft.title.trim() === '') faults.push(refuse('title-missing', { field: 'title' }));
  if (draft.title.length > catalogLimits.title)
    faults.push(refuse('title-too-long', { field: 'title', params: { limit: catalogLimits.title } }));
  if (draft.description.length > catalogLimits.description)
    faults.push(
      refuse('description-too-long', { field: 'description', params: { limit: catalogLimits.description } }),
    );
  if (draft.tags.length > catalogLimits.tagsPerProduct)
    faults.push(refuse('too-many-tags', { field: 'tags', params: { limit: catalogLimits.tagsPerProduct } }));
  draft.tags.forEach((tag, index) => {
    if (tag.length > catalogLimits.tag)
      faults.push(refuse('tag-too-long', { field: `tags.${index}`, params: { limit: catalogLimits.tag } }));
  });
  if (draft.imageIds.length > catalogLimits.imagesPerProduct)
    faults.push(
      refuse('too-many-images', { field: 'imageIds', params: { limit: catalogLimits.imagesPerProduct } }),
    );
  for (const field of ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const)
    if (!isCount(draft[field])) faults.push(refuse('measure-not-whole', { field }));
  return faults;
}

function checkOptions({ optionOrdering }: ProductDraft): Refusal<ProductFault>[] {
  const faults: Refusal<ProductFault>[] = [];
  if (optionOrdering.length > catalogLimits.optionsPerProduct)
    faults.push(
      refuse('too-many-options', {
        field: 'optionOrdering',
        params: { limit: catalogLimits.optionsPerProduct },
      }),
    );
  optionOrdering.forEach((name, index) => {
    const field = `optionOrdering.${index}`;
    if (name.trim() === '') faults.push(refuse('option-name-missing', { field }));
    else if (optionOrdering.indexOf(name) < index)
      faults.push(refuse('option-repeats', { field, params: { option: name } }));
  });
  return faults;
}

function checkVariants(draft: ProductDraft, currency: string): Refusal<ProductFault>[] {
  if (draft.variants.length === 0) return [refuse('no-variants', { field: 'variants' })];
  if (draft.variants.length > catalogLimits.variantsPerProduct)
    return [
      refuse('too-many-variants', {
        field: 'variants',
        params: { limit: catalogLimits.variantsPerProduct },
      }),
    ];
  const highest = parseMajor(String(highestPriceMajor(currency)), currency) ?? 0n;
  const skus = new Set<string>();
  const combinations = new Set<string>();
  return draft.variants.flatMap((variant, index) => {
    const field = `variants.${index}`;
    const faults = checkVariant(variant, field, highest);
    const missing = draft.optionOrdering.find((name) => !variant.attributes[name]?.trim());
    if (missing !== undefined)
      faults.push(
        refuse('option-value-missing', { field: `${field}.attributes`, params: { option: missing } }),
      );
    if (skus.has(variant.sku))
      faults.push(refuse('sku-repeats', { field: `${field}.sku`, params: { sku: variant.sku } }));
    skus.add(variant.sku);
    const key = optionKey(draft.optionOrdering, variant.attributes);
    if (combinations.has(key)) faults.push(refuse('combination-repeats', { field: `${field}.attributes` }));
    combinations.add(key);
    return faults;
  });
}

function checkVariant(variant: VariantDraft, field: string, highest: bigint): Refusal<ProductFault>[] {
  const faults: Refusal<ProductFault>[] = [];
  if (variant.sku.length > catalogLimits.sku)
    faults.push(refuse('sku-too-long', { field: `${field}.sku`, params: { limit: catalogLimits.sku } }));
  for (const [name, amount] of [
    ['price', variant.priceMinor],
    ['salePrice', variant.salePriceMinor ?? 0n],
  ] as const) {
    if (amount < 0n) faults.push(refuse('price-negative', { field: `${field}.${name}` }));
    if (amount > highest) faults.push(refuse('price-too-high', { field: `${field}.${name}` }));
  }
  if (variant.onSale && variant.salePriceMinor === null)
    faults.push(refuse('sale-price-missing', { field: `${field}.salePrice` }));
  if (!isCount(variant.stock.quantity))
    faults.push(refuse('quantity-not-whole', { field: `${field}.stock.quantity` }));
  return faults;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= catalogLimits.quantity;
}
