import { type Displayed, hasMultiplePrices, isOnSale, isSoldOut } from './display.ts';
import { type VariantCore, unitPriceMinor } from './product.ts';
import type { ProductState } from './codes.ts';

/** Summary of a product in a list beside its title and address: one row, whatever the number of variants. */
export interface ListingSummary {
  /** The lowest unit price, and the regular price of the variant that has it. */
  readonly fromPriceMinor: bigint;
  readonly regularPriceMinor: bigint;
  readonly onSale: boolean;
  readonly soldOut: boolean;
  readonly variedPrices: boolean;
  readonly variantCount: number;
  readonly imageId: string | null;
  /** Shown while the pointer is over the card: the second picture. */
  readonly hoverImageId: string | null;
  readonly visible: boolean;
}

/** Derives the listing row of a product. */
export function summarise(
  product: Displayed & { readonly imageIds: readonly string[]; readonly state: ProductState },
): ListingSummary {
  const cheapest = cheapestVariant(product.variants);
  return {
    fromPriceMinor: cheapest ? unitPriceMinor(cheapest) : 0n,
    regularPriceMinor: cheapest?.priceMinor ?? 0n,
    onSale: isOnSale(product),
    soldOut: isSoldOut(product),
    variedPrices: hasMultiplePrices(product),
    variantCount: product.variants.length,
    imageId: product.imageIds[0] ?? null,
    hoverImageId: product.imageIds[1] ?? null,
    visible: product.state === 'published',
  };
}

function cheapestVariant(variants: readonly VariantCore[]): VariantCore | undefined {
  return variants.reduce<VariantCore | undefined>(
    (best, variant) => (best && unitPriceMinor(best) <= unitPriceMinor(variant) ? best : variant),
    undefined,
  );
}
