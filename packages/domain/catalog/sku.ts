/** The SKU that a variant without one gets: `SQ` and seven digits. `number` is any non-negative integer. */
export function skuFromNumber(number: number): string {
  return `SQ${String(number % 10_000_000).padStart(7, '0')}`;
}

/**
 * Replaces blank SKUs by fresh ones that no other variant of the product has (an SKU is unique within its
 * product).
 */
export function fillBlankSkus<V extends { readonly sku: string }>(
  variants: readonly V[],
  nextNumber: () => number,
): V[] {
  const taken = new Set(variants.map((variant) => variant.sku.trim()).filter((sku) => sku !== ''));
  return variants.map((variant) => {
    const sku = variant.sku.trim();
    return sku === '' ? { ...variant, sku: freshSku(taken, nextNumber) } : { ...variant, sku };
  });
}

function freshSku(taken: Set<string>, nextNumber: () => number): string {
  let sku = skuFromNumber(nextNumber());
  while (taken.has(sku)) sku = skuFromNumber(nextNumber());
  taken.add(sku);
  return sku;
}
