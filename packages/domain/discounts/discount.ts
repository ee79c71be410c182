/** Lines that a discount applies to. */
export type DiscountScope =
  | { readonly kind: 'order' }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  | { readonly kind: 'categories'; readonly categoryIds: readonly string[] };

/** Amount that a discount takes off. Percentages are whole, 1 to 100. */
export type DiscountEffect =
  | { readonly kind: 'percent'; readonly percent: number }
  /** Once an order, over the lines of the scope. */
  | { readonly kind: 'fixed'; readonly amountMinor: bigint }
  | { readonly kind: 'free-shipping' }
  /**
   * With every `buy` units of the scope, `get` units of the other scope are `percent` off, the cheapest
   * first.
   */
  | {
      readonly kind: 'buy-x-get-y';
      readonly buy: number;
      readonly get: number;
      readonly percent: number;
      readonly of: DiscountScope;
    };

/** Charges of a subscription that a discount applies to. */
const subscriptionRules = ['first', 'all', 'exclude'] as const;
/** The first charge alone, that and all after it, or none of them. */
export type SubscriptionRule = (typeof subscriptionRules)[number];

/** A discount as an owner has set it up. */
export interface Discount {
  readonly id: string;
  readonly name: string;
  /** Upper case; null for a discount that is given without one. */
  readonly code: string | null;
  readonly scope: DiscountScope;
  readonly effect: DiscountEffect;
  /** Minimum amount of the goods of the scope, before any discount; 0 for none. */
  readonly minimumMinor: bigint;
  /** Units of the scope; 0 for none. */
  readonly minimumQuantity: number;
  readonly active: boolean;
  /** Milliseconds since 1970; null for no limit. `endsAt` is the first moment after it. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** Maximum number of uses; null for any number. */
  readonly limit: number | null;
  readonly used: number;
  readonly oncePerCustomer: boolean;
  readonly subscriptions: SubscriptionRule;
  /**
   * Keys of the only lines of the scope that it applies to; left out for all. The owner's discount on a line
   * of a draft.
   */
  readonly onlyLines?: ReadonlySet<string>;
}

/** Reason why a code that was entered has no effect. */
export type CouponProblem =
  | 'unknown'
  | 'not-active'
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'used-by-customer'
  | 'no-matching-item'
  | 'not-for-subscriptions'
  | 'under-amount'
  | 'under-quantity'
  | 'nothing-left';

/** A code as it is kept and compared. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}
