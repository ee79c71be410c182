import type { Discount, DiscountBody, DiscountScope } from '@veranda/contracts/discounts';
import { instantOf, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { readWall, wallText } from '@veranda/domain/subscriptions/cycle-dates';
import { normalizeAmount } from '@veranda/ui/normalize-amount';
import { t } from './messages.ts';

export type EffectKind = DiscountBody['effect']['kind'];
export type ScopeKind = DiscountScope['kind'];
export type SubscriptionRule = NonNullable<DiscountBody['subscriptions']>;

/** Items of a discount, as the form holds them: both choices stay while one looks around. */
export interface ScopeForm {
  readonly kind: ScopeKind;
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
}

/** A discount as its form holds it: amounts and moments as they are typed. */
export interface DiscountForm {
  readonly name: string;
  readonly isAutomatic: boolean;
  readonly code: string;
  readonly kind: EffectKind;
  readonly percent: number;
  readonly amount: string;
  readonly buy: number;
  readonly get: number;
  readonly scope: ScopeForm;
  /** Scope of a "buy some, get some": the items that become cheaper. */
  readonly of: ScopeForm;
  readonly minimumAmount: string;
  readonly minimumQuantity: number;
  readonly active: boolean;
  /** Time on the shop’s clock, `2026-11-21T09:30`; empty for none. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** NaN for any number. */
  readonly limit: number;
  readonly oncePerCustomer: boolean;
  readonly subscriptions: SubscriptionRule;
}

const everything: ScopeForm = { kind: 'order', productIds: [], categoryIds: [] };

/** The form of a discount that is yet to be made. */
export const newDiscount: DiscountForm = {
  name: '',
  isAutomatic: false,
  code: '',
  kind: 'percent',
  percent: 10,
  amount: '',
  buy: 1,
  get: 1,
  scope: everything,
  of: everything,
  minimumAmount: '',
  minimumQuantity: 0,
  active: true,
  startsAt: '',
  endsAt: '',
  limit: Number.NaN,
  oncePerCustomer: false,
  subscriptions: 'first',
};

/** The form of a discount that is there; its moments on the clock of a zone. */
export function formOf(discount: Discount, timeZone: string): DiscountForm {
  const { effect } = discount;
  const percent = effect.kind === 'percent' || effect.kind === 'buy-x-get-y' ? effect.percent : 10;
  return {
    ...newDiscount,
    name: discount.name,
    isAutomatic: discount.code === null,
    code: discount.code ?? '',
    kind: effect.kind,
    percent,
    amount: effect.kind === 'fixed' ? effect.amount : '',
    buy: effect.kind === 'buy-x-get-y' ? effect.buy : 1,
    get: effect.kind === 'buy-x-get-y' ? effect.get : 1,
    scope: scopeForm(discount.scope),
    of: effect.kind === 'buy-x-get-y' ? scopeForm(effect.of) : everything,
    minimumAmount: Number(discount.minimumAmount) === 0 ? '' : discount.minimumAmount,
    minimumQuantity: discount.minimumQuantity,
    active: discount.active,
    startsAt: clockText(discount.startsAt, timeZone),
    endsAt: clockText(discount.endsAt, timeZone),
    limit: discount.limit ?? Number.NaN,
    oncePerCustomer: discount.oncePerCustomer,
    subscriptions: discount.subscriptions ?? 'first',
  };
}

/** Problems of a form, by field; empty when it can be sent. `digits` are the decimals of the currency. */
export function problemsOf(form: DiscountForm, digits: number): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (form.name.trim() === '') problems['name'] = t('pleaseEnterAName');
  if (!form.isAutomatic && form.code.trim() === '') problems['code'] = t('pleaseEnterACode');
  const amount = normalizeAmount(form.amount, digits);
  if (form.kind === 'fixed' && (amount === null || Number(amount) === 0))
    problems['effect.amount'] = t('pleaseEnterAnAmount');
  if (form.minimumAmount !== '' && normalizeAmount(form.minimumAmount, digits) === null)
    problems['minimumAmount'] = t('pleaseEnterAnAmount');
  if (isEmpty(form.scope)) problems['scope'] = t('chooseAtLeastOne');
  if (form.kind === 'buy-x-get-y' && isEmpty(form.of)) problems['of'] = t('chooseAtLeastOne');
  return problems;
}

/** A form without problems as it is sent. `digits` are the decimals of the currency. */
export function bodyOf(
  form: DiscountForm,
  { digits, timeZone }: { readonly digits: number; readonly timeZone: string },
): DiscountBody {
  return {
    name: form.name.trim(),
    code: form.isAutomatic ? null : form.code.trim(),
    scope: scopeBody(form.scope),
    effect: effectBody(form, digits),
    minimumAmount: normalizeAmount(form.minimumAmount, digits) ?? '0',
    minimumQuantity: wholeOr(form.minimumQuantity, 0),
    active: form.active,
    startsAt: momentOf(form.startsAt, timeZone),
    endsAt: momentOf(form.endsAt, timeZone),
    limit: Number.isNaN(form.limit) ? null : Math.trunc(form.limit),
    oncePerCustomer: form.oncePerCustomer,
    subscriptions: form.subscriptions,
  };
}

function effectBody(form: DiscountForm, digits: number): DiscountBody['effect'] {
  const percent = wholeOr(form.percent, 10);
  if (form.kind === 'percent') return { kind: 'percent', percent };
  if (form.kind === 'fixed') return { kind: 'fixed', amount: normalizeAmount(form.amount, digits) ?? '0' };
  if (form.kind === 'free-shipping') return { kind: 'free-shipping' };
  const [buy, get] = [wholeOr(form.buy, 1), wholeOr(form.get, 1)];
  return { kind: 'buy-x-get-y', buy, get, percent, of: scopeBody(form.of) };
}

function scopeForm(scope: DiscountScope): ScopeForm {
  if (scope.kind === 'products') return { ...everything, kind: 'products', productIds: scope.productIds };
  if (scope.kind === 'categories')
    return { ...everything, kind: 'categories', categoryIds: scope.categoryIds };
  return everything;
}

function scopeBody(scope: ScopeForm): DiscountScope {
  if (scope.kind === 'products') return { kind: 'products', productIds: [...scope.productIds] };
  if (scope.kind === 'categories') return { kind: 'categories', categoryIds: [...scope.categoryIds] };
  return { kind: 'order' };
}

function isEmpty(scope: ScopeForm): boolean {
  if (scope.kind === 'products') return scope.productIds.length === 0;
  return scope.kind === 'categories' && scope.categoryIds.length === 0;
}

function wholeOr(value: number, otherwise: number): number {
  return Number.isNaN(value) ? otherwise : Math.trunc(value);
}

function momentOf(text: string, timeZone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null;
  return new Date(instantOf(readWall(`${text.slice(0, 16)}:00`), timeZone)).toISOString();
}

function clockText(iso: string | null, timeZone: string): string {
  return iso === null ? '' : wallText(wallTimeOf(new Date(iso).getTime(), timeZone)).slice(0, 16);
}
