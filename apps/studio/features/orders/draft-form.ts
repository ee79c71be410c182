import type { Draft, DraftBody, DraftItem, DraftLine } from '@veranda/contracts/orders-drafts';
import { t } from './messages.ts';

/** A discount as it is typed: nothing, a percentage or an amount. */
export interface TypedDiscount {
  readonly kind: 'none' | 'percent' | 'fixed';
  readonly value: string;
}

/** A line as it is typed. */
export interface TypedLine {
  readonly id: string;
  readonly kind: 'product' | 'own';
  readonly variantId: string;
  readonly title: string;
  /** Options that tell a variant apart. */
  readonly detail: string;
  readonly imageUrl: string;
  readonly quantity: number;
  /** Empty for the price of the catalogue. */
  readonly price: string;
  readonly shipped: boolean;
  readonly discount: TypedDiscount;
}

/** A draft as it is typed. */
export interface DraftForm {
  readonly email: string;
  readonly shippingAddress: DraftBody['shippingAddress'];
  readonly billingAddress: DraftBody['billingAddress'];
  readonly lines: readonly TypedLine[];
  readonly discount: TypedDiscount;
  readonly shipping: {
    readonly kind: 'none' | 'method' | 'own';
    readonly id: string;
    readonly name: string;
    readonly price: string;
  };
  readonly message: string;
  readonly note: string;
}

export const noDiscount: TypedDiscount = { kind: 'none', value: '' };

/** A draft of the wire as it is typed. */
export function formOfDraft(draft: Draft): DraftForm {
  const { shipping } = draft;
  return {
    email: draft.email,
    message: draft.message,
    note: draft.note,
    shippingAddress: draft.shippingAddress,
    billingAddress: draft.billingAddress,
    lines: draft.lines.map(typedLine),
    discount: typedDiscount(draft.discount),
    shipping: {
      kind: shipping.kind,
      id: shipping.kind === 'method' ? shipping.id : '',
      name: shipping.kind === 'own' ? shipping.name : '',
      price: shipping.kind === 'own' ? shipping.price : '',
    },
  };
}

function typedLine(line: DraftLine): TypedLine {
  const { id, kind, variantId, title, imageUrl, quantity, shipped } = line;
  return {
    id,
    kind,
    variantId,
    title,
    imageUrl,
    quantity,
    shipped,
    detail: detailOf(line),
    price: line.price ?? '',
    discount: typedDiscount(line.discount),
  };
}

/** Options that tell a variant apart, in a line. */
export function detailOf(item: Pick<DraftItem, 'attributes' | 'sku'>): string {
  return [...Object.values(item.attributes), item.sku].filter(Boolean).join(' · ');
}

function typedDiscount(discount: Draft['discount']): TypedDiscount {
  if (discount === null) return noDiscount;
  return discount.kind === 'percent'
    ? { kind: 'percent', value: String(discount.percent) }
    : { kind: 'fixed', value: discount.amount };
}

/** One of a variant, as a line. */
export function lineOfItem(item: DraftItem, id: string): TypedLine {
  const { variantId, title, imageUrl } = item;
  return {
    id,
    kind: 'product',
    variantId,
    title,
    imageUrl,
    detail: detailOf(item),
    quantity: 1,
    price: '',
    shipped: false,
    discount: noDiscount,
  };
}

/** The typed draft as it is saved, or the problem that must be put right first. */
export function bodyOfForm(form: DraftForm): DraftBody | string {
  const lines: DraftBody['lines'] = [];
  for (const line of form.lines) {
    const discount = discountBody(line.discount);
    if (discount === undefined) return t('lineDiscountIncomplete', { title: line.title });
    const { id, variantId, quantity, price, title, shipped } = line;
    if (line.kind === 'own') lines.push({ kind: 'own', id, title, quantity, price, shipped, discount });
    else lines.push({ kind: 'product', id, variantId, quantity, price: price || null, discount });
  }
  const discount = discountBody(form.discount);
  if (discount === undefined) return t('theDiscountIsIncomplete');
  const shipping = shippingBody(form.shipping);
  if (shipping === undefined) return t('shippingIncomplete');
  const { email, shippingAddress, billingAddress, message, note } = form;
  return { email, shippingAddress, billingAddress, lines, discount, shipping, message, note };
}

function discountBody({ kind, value }: TypedDiscount): DraftBody['discount'] | undefined {
  if (kind === 'none') return null;
  if (kind === 'fixed') return isAmount(value) ? { kind, amount: value } : undefined;
  const percent = Number(value);
  return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? { kind, percent } : undefined;
}

function shippingBody(typed: DraftForm['shipping']): DraftBody['shipping'] | undefined {
  const name = typed.name.trim();
  if (typed.kind === 'own')
    return name !== '' && isAmount(typed.price) ? { kind: 'own', name, price: typed.price } : undefined;
  return typed.kind === 'method' && typed.id !== '' ? { kind: 'method', id: typed.id } : { kind: 'none' };
}

/** True for a plain amount. */
export function isAmount(text: string): boolean {
  return /^\d{1,12}(\.\d{1,3})?$/.test(text);
}
