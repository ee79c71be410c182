import type { Area } from '../line-items/destination.ts';

/** How a way of shipping is paid for. Amounts are minor units. */
export type ShippingCost =
  | { readonly kind: 'flat'; readonly perOrderMinor: bigint; readonly perItemMinor: bigint }
  /** By the weight of what is sent: the first band that is heavy enough; without one it cannot be sent. */
  | {
      readonly kind: 'weight';
      readonly bands: readonly { readonly upToGrams: number; readonly costMinor: bigint }[];
    }
  | { readonly kind: 'pickup' }
  | { readonly kind: 'local'; readonly feeMinor: bigint }
  /** What a carrier says; `fallbackMinor` is taken while it is away, null for not sending then. */
  | { readonly kind: 'carrier'; readonly fallbackMinor: bigint | null };

/** A way of shipping. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly cost: ShippingCost;
  /** Where it goes; empty for everywhere. */
  readonly areas: readonly Area[];
  /** Only where no method with areas goes: the rest of the world. */
  readonly restOfWorld: boolean;
  /** Goods of this much, after discounts, are sent free; null for never. */
  readonly freeFromMinor: bigint | null;
  /** The fulfilment profile that it is for; absent or empty for the general one. */
  readonly profileId?: string;
}
