import type {
  Discount,
  DiscountEffect,
  DiscountScope,
  SubscriptionRule,
} from '@veranda/domain/discounts/discount';
import { parseStoredMinor, toMajor } from '@veranda/domain/money/money';
import type { NewRecord, RecordOf } from '../schema.ts';

// An effect is kept with its amount as a decimal string: JSON has no bigint.

type StoredEffect =
  | Exclude<DiscountEffect, { kind: 'fixed' }>
  | { readonly kind: 'fixed'; readonly amount: string };

/** A row as the pipeline takes it; amounts are read in the site's currency. */
export function toDiscount(row: RecordOf<'discount'>, currency: string): Discount {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    scope: row.scope as DiscountScope,
    effect: toEffect(row.effect as StoredEffect, currency),
    minimumMinor: row.minimumMinor,
    minimumQuantity: row.minimumQuantity,
    active: row.active,
    startsAt: row.startsAt?.getTime() ?? null,
    endsAt: row.endsAt?.getTime() ?? null,
    limit: row.usageLimit,
    used: row.used,
    oncePerCustomer: row.oncePerCustomer,
    subscriptions: row.subscriptions as SubscriptionRule,
  };
}

function toEffect(storedEffect: StoredEffect, currency: string): DiscountEffect {
  if (storedEffect.kind !== 'fixed') return storedEffect;
  return { kind: 'fixed', amountMinor: parseStoredMinor(storedEffect.amount, currency) };
}

/** The columns that an owner sets. */
export function discountColumns(
  discount: Omit<Discount, 'id' | 'used'>,
  currency: string,
): Omit<NewRecord<'discount'>, 'siteId' | 'id'> {
  const { effect } = discount;
  const stored =
    effect.kind === 'fixed' ? { kind: 'fixed', amount: toMajor(effect.amountMinor, currency) } : effect;
  return {
    name: discount.name,
    code: discount.code,
    scope: JSON.stringify(discount.scope),
    effect: JSON.stringify(stored),
    minimumMinor: discount.minimumMinor,
    minimumQuantity: discount.minimumQuantity,
    active: discount.active,
    startsAt: discount.startsAt === null ? null : new Date(discount.startsAt),
    endsAt: discount.endsAt === null ? null : new Date(discount.endsAt),
    usageLimit: discount.limit,
    oncePerCustomer: discount.oncePerCustomer,
    subscriptions: discount.subscriptions,
  };
}
