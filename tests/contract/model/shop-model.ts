/**
 * A shop as simple as can be, beside the real one: whole cents in plain numbers, no database, nothing of the
 * product's code. It knows two things to sell, four codes, one tax and one shipping method.
 */
const prices = { MUG: 1200, 'SHIRT-S': 2400 } as const;
export type Sku = keyof typeof prices;
export const skus = Object.keys(prices) as Sku[];

/** In the order in which they are made, which is the one in which they take their part. */
export const codes = ['TEN', 'FIVE', 'FREE', 'ONE'] as const;
export type Code = (typeof codes)[number];

export interface CartModel {
  readonly lines: Map<Sku, number>;
  readonly codes: Code[];
  readonly cards: number[];
  /** In New York, where goods are taxed, or elsewhere; null while nothing was typed. */
  place: 'NY' | 'OR' | null;
}

interface OrderModel {
  readonly id: string;
  readonly units: ReadonlyMap<Sku, number>;
  /** By card, and what the payment provider took. */
  readonly tenders: { readonly card: number | null; left: number }[];
  isCanceled: boolean;
  refunds: number;
}

export interface ShopModel {
  readonly stock: Map<Sku, number>;
  /** Balance of each gift card. */
  readonly cards: number[];
  readonly carts: CartModel[];
  readonly orders: OrderModel[];
  /** ONE is for one order alone. */
  oneUsed: boolean;
}

export function freshCart(): CartModel {
  return { lines: new Map(), codes: [], cards: [], place: null };
}

interface Sums {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
  readonly amountDueCents: number;
}

/** Price of a cart: the sums, the codes that hold, and what each gift card pays. */
export function priceOf(cart: CartModel, shop: ShopModel): { sums: Sums; valid: Code[]; pays: number[] } {
  const units = sum([...cart.lines.values()]);
  const subtotal = sum([...cart.lines].map(([sku, quantity]) => prices[sku] * quantity));
  let goods = subtotal;
  const valid = codes.filter((code) => {
    if (!cart.codes.includes(code) || units === 0) return false;
    if (code === 'FIVE' && subtotal < 2000) return false;
    if (code === 'ONE' && shop.oneUsed) return false;
    const off = { TEN: Math.floor(subtotal / 10 + 0.5), FIVE: 500, FREE: 0, ONE: 200 }[code];
    goods -= Math.min(goods, off);
    return true;
  });
  const isFree = valid.includes('FREE');
  const shipping = units === 0 || cart.place === null || isFree ? 0 : 500 + 50 * units;
  const tax = cart.place === 'NY' ? Math.floor((goods * 8875) / 100_000 + 0.5) : 0;
  const grand = goods + shipping + tax;
  let due = grand;
  const pays = cart.cards.map((card) => {
    const paid = Math.min(due, shop.cards[card] ?? 0);
    due -= paid;
    return paid;
  });
  const sums = {
    subtotalCents: subtotal,
    discountCents: subtotal - goods,
    shippingCostCents: shipping,
    taxCents: tax,
    grandTotalCents: grand,
    amountDueCents: due,
  };
  return { sums, valid, pays };
}

/** Gives an amount back: to the gift cards first, in the order of entry, then to the provider. */
export function giveBack(shop: ShopModel, order: OrderModel, amount: number): void {
  let left = amount;
  for (const tender of order.tenders) {
    const part = Math.min(left, tender.left);
    tender.left -= part;
    left -= part;
    if (tender.card !== null) shop.cards[tender.card] = (shop.cards[tender.card] ?? 0) + part;
  }
}

export function leftOf(order: OrderModel): number {
  return sum(order.tenders.map((tender) => tender.left));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
