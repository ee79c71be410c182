import type { CartLine } from '../cart/cart-line.ts';
import type { PricedLine } from '../line-items/priced-line.ts';
import type { CartToPrice } from '../cart/totals.ts';
import type { Discount } from '../discounts/discount.ts';
import { parseStoredMinor } from '../money/money.ts';
import type { ShippingMethod } from '../shipping/shipping-method.ts';

/** Discount of a draft order: a whole percentage from 1 to 100, or an amount in major units, once. */
type DraftDiscount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: string };

/**
 * A line of a draft: a variant of the catalogue, at its price or the owner's, or something of the owner's
 * own.
 */
type DraftLine =
  | {
      readonly kind: 'product';
      readonly id: string;
      /** In major units; null for the price of the catalogue. */
      readonly price: string | null;
      readonly discount: DraftDiscount | null;
    }
  | {
      readonly kind: 'own';
      readonly id: string;
      readonly title: string;
      readonly quantity: number;
      readonly price: string;
      /** It is sent, and taxed as goods are; else it is a service. */
      readonly shipped: boolean;
      readonly discount: DraftDiscount | null;
    };

/** Terms of a draft order set by its owner, beside its items, customer and shipping method. */
export interface DraftTerms {
  /** In their order. */
  readonly lines: readonly DraftLine[];
  /** Off the whole order, after what is off the lines. */
  readonly discount: DraftDiscount | null;
  /** The owner's own price of shipping; null for the shop's ways. */
  readonly shipping: { readonly name: string; readonly price: string } | null;
  /** To the customer, with the invoice. */
  readonly message: string;
  /** For the team. */
  readonly note: string;
  /** ISO 8601: until when the link may be paid; null while it was not sent. */
  readonly expiresAt: string | null;
}

/** A draft of nothing. */
export const emptyDraft: DraftTerms = {
  lines: [],
  discount: null,
  shipping: null,
  message: '',
  note: '',
  expiresAt: null,
};

/** The id of the owner's own shipping method. */
export const ownShippingId = 'own';

/**
 * True when nobody may pay it by its link: it was not sent, or too long ago. `now` is milliseconds since
 * 1970.
 */
export function isExpired(terms: DraftTerms, now: number): boolean {
  return terms.expiresAt === null || now >= Date.parse(terms.expiresAt);
}

/** The lines of a draft in the owner's order and at the owner's prices, of what was read of its variants. */
export function draftLines(terms: DraftTerms, found: readonly CartLine[], currency: string): CartLine[] {
  const byId = new Map(found.map((line) => [line.id, line]));
  return terms.lines.flatMap((line) => {
    if (line.kind === 'own') return [ownLine(line, currency)];
    const read = byId.get(line.id);
    return read ? [atPrice(read, line.price, currency)] : [];
  });
}

function atPrice(line: CartLine, price: string | null, currency: string): CartLine {
  if (price === null || line.item === null) return line;
  const priceMinor = parseStoredMinor(price, currency);
  return { ...line, item: { ...line.item, priceMinor, salePriceMinor: null, onSale: false } };
}

function ownLine(line: Extract<DraftLine, { kind: 'own' }>, currency: string): CartLine {
  const priceMinor = parseStoredMinor(line.price, currency);
  const { id, title, quantity } = line;
  return {
    id,
    productId: '',
    variantId: '',
    quantity,
    title,
    seenMinor: priceMinor,
    formId: null,
    fields: null,
    item: {
      kind: line.shipped ? 'physical' : 'service',
      title,
      collection: { id: '', name: '' },
      path: '',
      sku: '',
      attributes: {},
      priceMinor,
      salePriceMinor: null,
      onSale: false,
      weightGrams: 0,
      size: null,
      categoryIds: [],
      profileId: '',
      taxClassId: '',
      image: null,
      available: null,
    },
  };
}

/**
 * A draft as the one pipeline prices it: with the discounts and the shipping of the owner in place of the
 * shop's own, and no minimum order. Taxes and gift cards are as for any cart.
 */
export function draftToPrice(terms: DraftTerms, cart: CartToPrice, currency: string): CartToPrice {
  const shipping = terms.shipping ? [ownShipping(terms.shipping, currency)] : cart.rules.shipping;
  const discounts = ownDiscounts(terms, cart.lines, currency);
  // The owner's shipping charge covers the whole order, whatever profiles its items have.
  const lines = terms.shipping ? cart.lines.map((line) => ({ ...line, profileId: '' })) : cart.lines;
  return { ...cart, lines, rules: { ...cart.rules, shipping, discounts, minimumOrderMinor: 0n }, codes: [] };
}

function ownShipping(
  own: { readonly name: string; readonly price: string },
  currency: string,
): ShippingMethod {
  const cost = {
    kind: 'flat',
    perOrderMinor: parseStoredMinor(own.price, currency),
    perItemMinor: 0n,
  } as const;
  return { id: ownShippingId, name: own.name, cost, areas: [], restOfWorld: false, freeFromMinor: null };
}

// The pipeline goes by the ids: what is off a line comes before what is off the order.
function ownDiscounts(terms: DraftTerms, lines: readonly PricedLine[], currency: string): Discount[] {
  const there = new Set(lines.map((line) => line.key));
  const ofLines = terms.lines.flatMap((line): Discount[] =>
    line.discount && there.has(line.id)
      ? [
          {
            ...ownDiscount(line.discount, currency),
            id: `line-${line.id}`,
            name: 'Discount on an item',
            onlyLines: new Set([line.id]),
          },
        ]
      : [],
  );
  const whole = terms.discount
    ? [{ ...ownDiscount(terms.discount, currency), id: 'order', name: 'Discount' }]
    : [];
  return [...ofLines, ...whole];
}

function ownDiscount(discount: DraftDiscount, currency: string): Omit<Discount, 'id' | 'name'> {
  return {
    code: null,
    scope: { kind: 'order' },
    minimumMinor: 0n,
    minimumQuantity: 0,
    active: true,
    startsAt: null,
    endsAt: null,
    limit: null,
    used: 0,
    oncePerCustomer: false,
    subscriptions: 'first',
    effect:
      discount.kind === 'percent'
        ? discount
        : { kind: 'fixed', amountMinor: parseStoredMinor(discount.amount, currency) },
  };
}
