import type {
  Discount,
  DiscountEffect,
  DiscountScope,
  SubscriptionRule,
} from '@veranda/domain/discounts/discount';
import { keptMinor, toMajor } from '@veranda/domain/money/money';
import type { NewRow, Row } from '../schema.ts';

// An effect is kept with its amount as a decimal string: JSON has no bigint.

type KeptEffect =
  | Exclude<DiscountEffect, { kind: 'fixed' }>
  | { readonly kind: 'fixed'; readonly amount: string };

/** A row as the pipeline takes it; amounts are read in the site's currency. */
export function toDiscount(row: Row<'discount'>, currency: string): Discount {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    scope: row.scope as DiscountScope,
    effect: toEffect(row.effect as KeptEffect, currency),
    minimumMinor: row.minimum_minor,
    minimumQuantity: row.minimum_quantity,
    active: row.active,
    startsAt: row.starts_at?.getTime() ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
    limit: row.usage_limit,
    used: row.used,
    oncePerCustomer: row.once_per_customer,
    subscriptions: row.subscriptions as SubscriptionRule,
  };
}

function toEffect(kept: KeptEffect, currency: string): DiscountEffect {
  if (kept.kind !== 'fixed') return kept;
  return { kind: 'fixed', amountMinor: keptMinor(kept.amount, currency) };
}

/** The columns that an owner sets. */
export function discountColumns(
  discount: Omit<Discount, 'id' | 'used'>,
  currency: string,
): Omit<NewRow<'discount'>, 'website_id' | 'id'> {
  const { effect } = discount;
  const kept =
    effect.kind === 'fixed' ? { kind: 'fixed', amount: toMajor(effect.amountMinor, currency) } : effect;
  return {
    name: discount.name,
    code: discount.code,
    scope: JSON.stringify(discount.scope),
    effect: JSON.stringify(kept),
    minimum_minor: discount.minimumMinor,
    minimum_quantity: discount.minimumQuantity,
    active: discount.active,
    starts_at: discount.startsAt === null ? null : new Date(discount.startsAt),
    ends_at: discount.endsAt === null ? null : new Date(discount.endsAt),
    usage_limit: discount.limit,
    once_per_customer: discount.oncePerCustomer,
    subscriptions: discount.subscriptions,
  };
}
