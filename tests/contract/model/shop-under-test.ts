import { createSession, type Reply, type Session } from '../../support/browser-session.ts';
import { everywhere, createRatesShop, type RatesShop } from '../shipping/rates-shop.ts';
import { codes, freshCart, type ShopModel, skus } from './shop-model.ts';

/** The real shop with the visitors and gift cards of a run. */
export interface RealShop {
  readonly shop: RatesShop;
  readonly sessions: Session[];
  readonly cards: { readonly id: string; readonly code: string }[];
}

const visitors = 3;
const cardAmounts = [1500, 4000];
const terms = {
  TEN: { effect: { kind: 'percent', percent: 10 } },
  FIVE: { effect: { kind: 'fixed', amount: '5.00' }, minimumAmount: '20.00' },
  FREE: { effect: { kind: 'free-shipping' } },
  ONE: { effect: { kind: 'fixed', amount: '2.00' }, limit: 1 },
} as const;

/** A shop with one tax, in New York. */
export async function createModelShop(slug: string): Promise<RatesShop> {
  const shop = await createRatesShop(slug);
  const newYork = { ...everywhere, country: 'US', region: 'NY' };
  const kinds = { onServices: true, onDigital: true, onShipping: false };
  const rule = { id: 'ny', name: 'NY', area: newYork, rate: '8.875', ...kinds };
  await shop.rules({ taxes: { included: false, rounding: 'rate', rules: [rule] } });
  return shop;
}

/** Everything as at first: new visitors, new cards, new codes, stock for some of what is tried. */
export async function beginRun(shop: RatesShop, run: number): Promise<{ model: ShopModel; real: RealShop }> {
  await forgetLimits(shop);
  await makeCodes(shop);
  for (const sku of skus) await shop.setStock(sku, 12);
  const cards: RealShop['cards'] = [];
  for (const amount of cardAmounts) {
    const made = await shop.owner.send('POST', `${shop.base}/gift-cards`, {
      amount: (amount / 100).toFixed(2),
      note: '',
    });
    cards.push({ id: made.json.giftCard.id, code: made.json.code });
  }
  const sessions = Array.from({ length: visitors }, (_, n) =>
    createSession(shop.app.port, `${shop.slug}.${shop.app.studioHost}`, `127.9.${run % 250}.${n + 1}`),
  );
  for (const session of sessions) await session.send('GET', '/cart');
  const model: ShopModel = {
    stock: new Map(skus.map((sku) => [sku, 12])),
    cards: [...cardAmounts],
    carts: sessions.map(freshCart),
    orders: [],
    oneUsed: false,
  };
  return { model, real: { shop, sessions, cards } };
}

/** The four codes again, none of them used. */
export async function makeCodes(shop: RatesShop): Promise<void> {
  const path = `${shop.base}/discounts`;
  const { discounts } = (await shop.owner.send('GET', path)).json;
  for (const { id } of discounts) await shop.owner.send('DELETE', `${path}/${id}`);
  for (const code of codes)
    await shop.owner.send('POST', path, { ...plainDiscount, name: code, code, ...terms[code] });
}

const plainDiscount = {
  scope: { kind: 'order' },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
};

/** Limits of visitors per minute are the subject of another test. */
export async function forgetLimits({ app }: RatesShop): Promise<void> {
  await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
}

export async function readCart(real: RealShop, visitor: number): Promise<Reply> {
  return (await sessionOf(real, visitor).send('GET', '/api/commerce/shopping-cart')).json;
}

export function sessionOf({ sessions }: RealShop, visitor: number): Session {
  const session = sessions[visitor];
  if (!session) throw new Error('there is no such visitor');
  return session;
}
