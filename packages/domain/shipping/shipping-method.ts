import type { Area } from '../line-items/destination.ts';

/** Price of a shipping method. Amounts are minor units. */
export type ShippingCost =
  | { readonly kind: 'flat'; readonly perOrderMinor: bigint; readonly perItemMinor: bigint }
  /** By the weight of what is sent: the first band that is heavy enough; without one it cannot be sent. */
  | {
      readonly kind: 'weight';
      readonly bands: readonly { readonly upToGrams: number; readonly costMinor: bigint }[];
    }
  | { readonly kind: 'pickup' }
  | { readonly kind: 'local'; readonly feeMinor: bigint }
  /**
   * Price quoted by a carrier; `fallbackMinor` applies while it is unavailable, null for not offering the
   * method then.
   */
  | { readonly kind: 'carrier'; readonly fallbackMinor: bigint | null };

/** A shipping method. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly cost: ShippingCost;
  /** Destinations; empty for everywhere. */
  readonly areas: readonly Area[];
  /** Only where no method with areas goes: the rest of the world. */
  readonly restOfWorld: boolean;
  /** Items of this much, after discounts, are shipped free; null for never. */
  readonly freeFromMinor: bigint | null;
  /** The fulfilment profile that it is for; absent or empty for the general one. */
  readonly profileId?: string;
}
