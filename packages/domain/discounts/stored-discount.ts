import { parseStoredMinor, toMajor } from '../money/money.ts';
import type { Discount, DiscountEffect, DiscountScope } from './discount.ts';

/**
 * A discount of all charges of a subscription, as its later charges have it: what it takes off, and when in
 * turn.
 */
export interface StoredDiscount {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  /** Before those of the whole order, or among them. */
  readonly stage: 'items' | 'order';
  /** `fixed` with its amount as a decimal string. */
  readonly effect:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'fixed'; readonly amount: string }
    | { readonly kind: 'free-shipping' }
    | {
        readonly kind: 'buy-x-get-y';
        readonly buy: number;
        readonly get: number;
        readonly percent: number;
      };
}

/** Part of a discount on the first charge that applies to later ones. */
export function keepDiscount(discount: Discount, currency: string): StoredDiscount {
  const { id, name, code, effect, scope } = discount;
  return {
    id,
    name,
    code,
    stage: scope.kind === 'order' ? 'order' : 'items',
    effect:
      effect.kind === 'fixed' ? { kind: 'fixed', amount: toMajor(effect.amountMinor, currency) } : effect,
  };
}

/**
 * A kept discount for a later charge, which has the one line that was agreed on. Conditions, dates and limits
 * were those of the first charge: a renewal is not asked about them again (docs/decisions/0044).
 */
export function renewDiscount(
  kept: StoredDiscount,
  of: { readonly productId: string; readonly currency: string },
): Discount {
  const scope: DiscountScope =
    kept.stage === 'order' ? { kind: 'order' } : { kind: 'products', productIds: [of.productId] };
  return {
    id: kept.id,
    name: kept.name,
    code: kept.code,
    scope,
    effect: renewEffect(kept.effect, of.currency),
    minimumMinor: 0n,
    minimumQuantity: 0,
    active: true,
    startsAt: null,
    endsAt: null,
    limit: null,
    used: 0,
    oncePerCustomer: false,
    subscriptions: 'all',
  };
}

function renewEffect(effect: StoredDiscount['effect'], currency: string): DiscountEffect {
  if (effect.kind === 'fixed')
    return { kind: 'fixed', amountMinor: parseStoredMinor(effect.amount, currency) };
  if (effect.kind === 'buy-x-get-y') return { ...effect, of: { kind: 'order' } };
  return effect;
}
