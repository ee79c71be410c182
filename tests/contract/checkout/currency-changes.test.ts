import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { sql } from 'kysely';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { applyAgain } from '../../support/postgres-setup.ts';
import { draftDesk } from '../orders/draft-desk.ts';
import { address, cartPath, charges, details, createShop, type Shop } from './shop.ts';

let shop: Shop;
let base: string;
const desk = draftDesk(() => shop);

beforeAll(async () => {
  shop = await createShop('change');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.setStock('MUG', 20);
  expect((await sellIn('USD')).status).toBe(200);
});
afterEach(async () => {
  shop.setClock(Date.now);
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

/** Changes the currency, and nothing else but the flat rate: 5.50 an order in a currency that has cents. */
async function sellIn(currency: string) {
  const { settings, version } = (await shop.owner.send('GET', `${base}/settings`)).json;
  const perOrder = currency === 'JPY' ? '550' : '5.00';
  const shippingRates = [{ id: 'flat', name: 'Post', perOrder, perItem: currency === 'JPY' ? '0' : '0.50' }];
  const changed = { ...settings, currency, shippingRates };
  return shop.owner.send('PUT', `${base}/settings`, { settings: changed, version });
}

async function withMug(): Promise<Session> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  const saved = await session.send('PUT', '/api/commerce/checkout', details);
  expect(saved.json.cart.grandTotalCents).toBe(1750);
  return session;
}

const placedCurrencies = () =>
  shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .selectFrom('orders')
      .select(['currency', 'grandTotalMinor'])
      .where('number', 'is not', null)
      .orderBy('number', 'desc')
      .limit(1)
      .execute(),
  );

describe('a checkout that is open while the shop changes its currency', () => {
  const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/40', cardCvc: '123' };
  const typed = { email: 'ada@shop.example', ...address, shippingOption: 'flat', action: 'pay' };
  const hiddenIn = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value = '']) => [
        name,
        value.replaceAll('&quot;', '"'),
      ]),
    );
  const press = (session: Session, fields: Record<string, string>) =>
    session.send('POST', '/checkout', new URLSearchParams({ ...fields, ...typed, ...card }).toString(), {
      accept: 'text/html',
    });

  it('decisions §money currency: a store sells in one; charges no sum that was seen in another currency, and the new one once it was seen', async () => {
    const session = await withMug();
    const seen = hiddenIn((await session.send('GET', '/checkout')).text);
    expect((await sellIn('EUR')).status).toBe(200);
    // Another tab of the same visitor has looked already: it is this page that has not.
    await session.send('PUT', '/api/commerce/checkout', details);
    const before = await charges(shop);
    const refused = await press(session, seen);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Your cart has changed. Please check the new total.');
    expect(refused.text).toContain('Pay €17.50');
    expect((await charges(shop)) - before).toBe(0);
    expect((await press(session, hiddenIn(refused.text))).status).toBe(303);
    expect(await placedCurrencies()).toEqual([{ currency: 'EUR', grandTotalMinor: 1750n }]);
  });

  it('is refused as JSON too, until the cart was changed or saved in the new currency', async () => {
    const session = await withMug();
    await sellIn('EUR');
    const refused = await shop.complete(session, 1750);
    expect([refused.status, refused.json.code]).toEqual([409, 'CART_CHANGED']);
    expect(refused.json.shoppingCart).toMatchObject({ currency: 'EUR', grandTotalCents: 1750 });
    await session.send('PUT', '/api/commerce/checkout', details);
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
  });

  it('whose process died is charged in the currency of its order', async () => {
    const session = await withMug();
    const { payments } = shop.app.deps;
    const gateway = payments.named('test');
    type Asked = Parameters<typeof gateway.charge>[0];
    let reached: () => void = () => {};
    const asked = new Promise<void>((resolve) => (reached = resolve));
    const dies = (_request: Asked) => {
      reached();
      return new Promise<never>(() => {});
    };
    Object.assign(shop.app.deps, { payments: { ...payments, named: () => ({ ...gateway, charge: dies }) } });
    shop.complete(session, 1750, { key: 'died' }).catch(() => null);
    await asked;
    const sent: string[] = [];
    const listens = (request: Asked) => {
      sent.push(request.currency);
      return gateway.charge(request);
    };
    Object.assign(shop.app.deps, {
      payments: { ...payments, named: () => ({ ...gateway, charge: listens }) },
    });
    await sellIn('EUR');
    shop.setClock(() => Date.now() + checkoutTimes.completionLease + 1);
    expect((await shop.complete(session, 1750, { key: 'died' })).json.status).toBe('placed');
    Object.assign(shop.app.deps, { payments });
    expect(sent).toEqual(['USD']);
    expect(await placedCurrencies()).toEqual([{ currency: 'USD', grandTotalMinor: 1750n }]);
  });
});

describe('an invoice that was sent before', () => {
  const lines = () => [desk.own({ price: '12.50' })];
  const draftOf = async (id: string) => (await shop.owner.send('GET', `${desk.base()}/${id}`)).json.draft;

  it.each(['EUR', 'JPY'])('is not paid in %s, and its draft says so', async (currency) => {
    const { draft, link } = await desk.sent({ lines: lines() });
    const session = await desk.opened(link);
    expect((await sellIn(currency)).status).toBe(200);
    expect((await session.send('GET', link)).status).toBe(410);
    const cents = (await session.send('GET', '/api/commerce/checkout')).json.cart.grandTotalCents;
    const paid = await shop.complete(session, cents, { details: { email: 'ada@shop.example' } });
    expect([paid.status, paid.json.code]).toEqual([410, 'draft-expired']);
    const now = await draftOf(draft.id);
    expect(now).toMatchObject({
      total: { value: '12.50', currency: 'USD' },
      problems: [{ code: 'draft-other-currency' }],
    });
    expect((await desk.send(now)).json.code).toBe('draft-other-currency');
    expect((await desk.place(now)).json.code).toBe('draft-other-currency');
  });

  it('is saved again in the new currency and sent again; the previous mail stays without effect', async () => {
    const { draft, link, email } = await desk.sent({ lines: lines() });
    await sellIn('EUR');
    const saved = await desk.save(await draftOf(draft.id), { email, lines: lines() });
    expect(saved.json.draft).toMatchObject({ total: { value: '12.50', currency: 'EUR' }, problems: [] });
    expect((await shop.shopper().then((one) => one.send('GET', link))).status).toBe(410);
    expect((await desk.send(saved.json.draft)).status).toBe(200);
    const session = await desk.opened(await desk.linkTo(email, link));
    expect((await shop.complete(session, 1250, { details: { email } })).json.status).toBe('placed');
    expect(await placedCurrencies()).toEqual([{ currency: 'EUR', grandTotalMinor: 1250n }]);
  });

  it('with an amount that the new currency cannot hold is refused when it is saved, and is never nothing', async () => {
    const { draft, email } = await desk.sent({ lines: lines() });
    expect((await sellIn('JPY')).text).toContain('"currency":"JPY"');
    const refused = await desk.save(await draftOf(draft.id), { email, lines: lines() });
    expect([refused.status, refused.json.field]).toEqual([400, 'lines.0.price']);
  });
});

const discount = {
  name: 'Two off',
  code: 'TWO',
  scope: { kind: 'order' },
  effect: { kind: 'fixed', amount: '2.50' },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
  subscriptions: 'first',
};
const rulesPath = () => `${base}/commerce/checkout-rules`;
async function saveMinimum(minimumOrder: string) {
  const { rules, version } = (await shop.owner.send('GET', rulesPath())).json;
  return shop.owner.send('PUT', rulesPath(), { rules: { ...rules, minimumOrder }, version });
}

describe('a currency without cents', () => {
  it('is refused while anything that is sold, taken off or asked for has some, and says what', async () => {
    const made = await shop.owner.send('POST', `${base}/discounts`, discount);
    expect(made.status, made.text).toBe(200);
    expect((await saveMinimum('3.25')).status).toBe(200);
    const refused = await sellIn('JPY');
    expect([refused.status, refused.json.field]).toEqual([409, 'settings.currency']);
    expect(refused.json.error).toBe(
      'JPY has 0 decimals. Please change these amounts first: Two off (2.50), minimum order (3.25).',
    );
    expect((await shop.owner.send('GET', `${base}/settings`)).json.settings.currency).toBe('USD');
    expect((await saveMinimum('0')).status).toBe(200);
    const gone = await shop.owner.send('DELETE', `${base}/discounts/${made.json.discount.id}`);
    expect(gone.status).toBe(200);
    expect((await sellIn('JPY')).text).toContain('"currency":"JPY"');
  });

  it('keeps the numbers of prices, there and back', async () => {
    const session = await shop.shopper();
    expect((await sellIn('JPY')).text).toContain('"currency":"JPY"');
    await shop.add(session, 'MUG');
    expect((await session.send('GET', cartPath)).json).toMatchObject({
      currency: 'JPY',
      subtotalCents: 1200,
    });
    expect((await session.send('GET', '/shop')).text).toContain('¥12');
    await sellIn('USD');
    expect((await session.send('GET', cartPath)).json).toMatchObject({
      currency: 'USD',
      subtotalCents: 1200,
      entries: [{ seenPriceCents: 1200, purchasePriceCents: 1200 }],
    });
  });
});

describe('amounts that were read in the previous currency', () => {
  const productPath = () => `${base}/products/${shop.variant('MUG').productId}`;
  const saveProduct = (product: Record<string, unknown>) =>
    shop.owner.send('PUT', productPath(), { version: product.version, product: bodyOf(product) });
  function bodyOf(product: Record<string, unknown>) {
    const unsent = new Set(['id', 'collectionId', 'version', 'url', 'currency', 'images', 'formerAddresses']);
    const sent = Object.entries(product).filter(([name]) => !unsent.has(name) && !name.endsWith('At'));
    return Object.fromEntries(sent);
  }

  /** Works while another process has changed the currency, and this one has not heard of it. */
  async function unheard<T>(currency: string, work: () => Promise<T>): Promise<T> {
    const set = (code: string) =>
      shop.app.db.forSite(shop.siteId, (tx) =>
        tx.updateTable('site').set({ currency: code }).where('id', '=', shop.siteId).execute(),
      );
    await set(currency);
    try {
      return await work();
    } finally {
      await set('USD');
    }
  }

  it('are refused as checkout rules, and nothing is kept', async () => {
    const refused = await unheard('JPY', () => saveMinimum('4.50'));
    expect([refused.status, refused.json.code]).toEqual([409, 'currency-changed']);
    expect(refused.json.error).toContain('in another currency: JPY');
    expect((await shop.owner.send('GET', rulesPath())).json.rules.minimumOrder).not.toBe('4.50');
  });

  it('are refused as a discount, made or changed', async () => {
    const made = await unheard('JPY', () => shop.owner.send('POST', `${base}/discounts`, discount));
    expect([made.status, made.json.code]).toEqual([409, 'currency-changed']);
    const { id } = (await shop.owner.send('POST', `${base}/discounts`, discount)).json.discount;
    const path = `${base}/discounts/${id}`;
    const changed = await unheard('JPY', () => shop.owner.send('PUT', path, discount));
    expect([changed.status, changed.json.code]).toEqual([409, 'currency-changed']);
    expect((await shop.owner.send('PUT', path, discount)).status).toBe(200);
    expect((await shop.owner.send('DELETE', path)).status).toBe(200);
  });

  it('are refused as prices of a product: one that was read before the change is another version', async () => {
    const { product } = (await shop.owner.send('GET', productPath())).json;
    const refused = await unheard('JPY', () => saveProduct(product));
    expect([refused.status, refused.json.code]).toEqual([409, 'currency-changed']);
    expect((await sellIn('JPY')).status).toBe(200);
    const whole = product.variants.map((variant: object) => ({ ...variant, price: '1200' }));
    const late = await saveProduct({ ...product, variants: whole });
    expect([late.status, late.json.code]).toEqual([409, 'product-changed']);
    const now = (await shop.owner.send('GET', productPath())).json.product;
    expect(now.variants[0].price).toBe('12');
  });

  it('and that no earlier release has made whole are rounded half up, so that carts have a price again', async () => {
    expect((await sellIn('JPY')).status).toBe(200);
    expect((await saveMinimum('4')).status).toBe(200);
    const two = { ...discount, effect: { kind: 'fixed', amount: '2' } };
    const { id } = (await shop.owner.send('POST', `${base}/discounts`, two)).json.discount;
    await shop.app.db.forSite(shop.siteId, async (tx) => {
      await sql`update checkout_rules set doc = doc || '{"minimumOrder": "4.50"}'`.execute(tx);
      await sql`update discount set effect = effect || '{"amount": "2.49"}' where id = ${id}`.execute(tx);
      await sql`update site_settings set doc = jsonb_set(doc, '{settings,store,shippingRates,0,perOrder}', '"549.50"')`.execute(
        tx,
      );
    });
    const session = await shop.shopper();
    await applyAgain(shop.app.db.url, 'packages/db/migrations/0086-whole-yen.sql');
    await shop.add(session, 'MUG');
    await session.send('POST', '/api/commerce/shopping-cart/coupons', { code: 'TWO' });
    const { cart } = (await session.send('PUT', '/api/commerce/checkout', details)).json;
    expect(cart).toMatchObject({ currency: 'JPY', grandTotalCents: 56_000 });
    expect((await shop.owner.send('GET', rulesPath())).json.rules.minimumOrder).toBe('5');
    expect((await saveMinimum('0')).status).toBe(200);
    expect((await shop.owner.send('DELETE', `${base}/discounts/${id}`)).status).toBe(200);
  });
});
