import type { Discount as WireDiscount, DiscountBody } from '@veranda/contracts/discounts';
import { type Discount, type DiscountEffect, normalCode } from '@veranda/domain/discounts/discount';
import { digitsOf, parseMajor, toMajor } from '@veranda/domain/money/money';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';

/** Settings of a discount that an owner edits. */
export type DiscountValues = Omit<Discount, 'id' | 'used'>;

/** A discount as it was sent, checked as far as it can be without other discounts. */
export function readDiscount(body: DiscountBody, currency: string): DiscountValues | Refusal {
  const code = body.code === null ? null : normalCode(body.code);
  if (code !== null && !/^[A-Z0-9][A-Z0-9_-]{0,39}$/.test(code))
    return refuse('code-malformed', { field: 'code' });
  const effect = readEffect(body, currency);
  if (isRefusal(effect)) return effect;
  const minimumMinor = readAmount(body.minimumAmount, currency, 'minimumAmount');
  if (isRefusal(minimumMinor)) return minimumMinor;
  const [startsAt, endsAt] = [readMoment(body.startsAt), readMoment(body.endsAt)];
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    return refuse('ends-before-start', { field: 'endsAt' });
  const empty = isEmpty(body.scope) || (body.effect.kind === 'buy-x-get-y' && isEmpty(body.effect.of));
  if (empty) return refuse('nothing-chosen', { field: 'scope' });
  const { name, scope, minimumQuantity, active, limit, oncePerCustomer, subscriptions = 'first' } = body;
  return {
    name,
    code,
    scope,
    effect,
    minimumMinor,
    minimumQuantity,
    active,
    startsAt,
    endsAt,
    limit,
    oncePerCustomer,
    subscriptions,
  };
}

function readEffect({ effect }: DiscountBody, currency: string): DiscountEffect | Refusal {
  if (effect.kind !== 'fixed') return effect;
  const amountMinor = readAmount(effect.amount, currency, 'effect.amount');
  return isRefusal(amountMinor) ? amountMinor : { kind: 'fixed', amountMinor };
}

function readAmount(text: string, currency: string, field: string): bigint | Refusal {
  const params = { currency, digits: digitsOf(currency) };
  return parseMajor(text, currency) ?? refuse('amount-too-precise', { field, params });
}

function readMoment(text: string | null): number | null {
  return text === null ? null : new Date(text).getTime();
}

function isEmpty(scope: DiscountBody['scope']): boolean {
  if (scope.kind === 'products') return scope.productIds.length === 0;
  return scope.kind === 'categories' && scope.categoryIds.length === 0;
}

/** A discount as it crosses the wire. */
export function presentDiscount(discount: Discount, currency: string): WireDiscount {
  const { effect, startsAt, endsAt } = discount;
  return {
    id: discount.id,
    used: discount.used,
    name: discount.name,
    code: discount.code,
    scope: structuredClone(discount.scope) as WireDiscount['scope'],
    effect:
      effect.kind === 'fixed'
        ? { kind: 'fixed', amount: toMajor(effect.amountMinor, currency) }
        : (structuredClone(effect) as WireDiscount['effect']),
    minimumAmount: toMajor(discount.minimumMinor, currency),
    minimumQuantity: discount.minimumQuantity,
    active: discount.active,
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    limit: discount.limit,
    oncePerCustomer: discount.oncePerCustomer,
    subscriptions: discount.subscriptions,
  };
}
