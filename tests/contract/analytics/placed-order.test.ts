import { purchaseToldWithin } from '@veranda/domain/analytics/order-for-analytics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('placed', { measuresVisits: true });
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

const orderIn = (text: string): string => /id="order-for-analytics"[^>]*>([^<]*)</.exec(text)?.[1] ?? '';
const crumbIn = (text: string): string | undefined => / data-crumb="([^"]*)"/.exec(text)?.[1];

interface Bought {
  readonly session: Session;
  readonly orderId: string;
  readonly confirmationUrl: string;
}

async function buy(): Promise<Bought> {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  const done = await shop.complete(session, 1750);
  expect(done.status).toBe(200);
  return { session, orderId: done.json.orderId, confirmationUrl: done.json.confirmationUrl };
}

/** Claim by a page of the order that ran its script. */
async function claim(bought: Bought, key: string, session = bought.session) {
  const { text } = await session.send('GET', bought.confirmationUrl);
  const auth = new URL(bought.confirmationUrl, 'https://shop.example').searchParams.get('auth') ?? '';
  return ask(session, { orderId: bought.orderId, auth, claim: key, crumb: crumbIn(text) ?? '' });
}

const ask = (session: Session, fields: Record<string, string>, headers = {}) =>
  session.send('POST', '/api/events/ClaimPurchase', new URLSearchParams(fields).toString(), headers);

const kept = (orderId: string) =>
  shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .selectFrom('orders')
      .select(['purchaseToldAt', 'purchaseClaim'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
  );

async function setPixel(adPixelId: string): Promise<void> {
  const path = `/api/studio/sites/${shop.siteId}/settings`;
  const { settings, version } = (await shop.owner.send('GET', path)).json;
  const sent = await shop.owner.send('PUT', path, {
    settings: { ...settings, cookiePolicy: 'standard', adPixelId },
    version,
  });
  expect(sent.status).toBe(200);
  await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
}

describe('the page of a placed order', () => {
  it('storefront §3 order for analytics: has id, purchasedCartId, testMode and websiteId; storefront §3 order for analytics: has grandTotal, shippingTotal and taxTotal; storefront §3 order for analytics: each item has sku, productName, quantity and unitPrice; storefront §9 analytics: cents are divided by 100', async () => {
    const session = await shop.shopper();
    const added = await shop.add(session, 'MUG', 2);
    const { confirmationUrl, orderId } = (await shop.complete(session, 3000)).json;
    const { text } = await session.send('GET', confirmationUrl);
    expect(JSON.parse(orderIn(text))).toEqual({
      id: orderId,
      purchasedCartId: added.json.shoppingCart.id,
      testMode: true,
      websiteId: shop.siteId,
      grandTotal: 30,
      shippingTotal: 6,
      taxTotal: 0,
      items: [{ sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: 12 }],
    });
  });

  it('asks nobody and runs nothing where there is nobody to tell', async () => {
    const { session, confirmationUrl } = await buy();
    const { text } = await session.send('GET', confirmationUrl);
    expect([orderIn(text) === '', crumbIn(text), text.includes('<script type="module"')]).toEqual([
      false,
      undefined,
      false,
    ]);
  });
});

describe('the conversion event of a purchase: once an order', () => {
  beforeAll(() => setPixel('123456789'));

  it('is not used up by a page whose script never ran, a preview of its link or a crawler', async () => {
    const bought = await buy();
    const others = [shop.app.site(shop.slug), shop.app.site(shop.slug)] as const;
    expect((await others[0].send('HEAD', bought.confirmationUrl)).status).toBe(200);
    for (const session of [bought.session, ...others]) {
      const { text } = await session.send('GET', bought.confirmationUrl);
      expect([orderIn(text).includes(bought.orderId), text.includes('123456789')]).toEqual([true, true]);
    }
    expect(await kept(bought.orderId)).toEqual({ purchaseToldAt: null, purchaseClaim: null });
    expect((await claim(bought, 'tab-of-the-buyer')).json).toEqual({ claimed: true });
  });

  it('belongs to the first key that asks, again when its answer was lost, and to no other', async () => {
    const bought = await buy();
    const other = shop.app.site(shop.slug);
    expect((await claim(bought, 'first-tab')).json).toEqual({ claimed: true });
    const { purchaseToldAt: at } = await kept(bought.orderId);
    expect((await claim(bought, 'other-browser', other)).json).toEqual({ claimed: false });
    expect((await claim(bought, 'first-tab')).json).toEqual({ claimed: true });
    expect(await kept(bought.orderId)).toEqual({ purchaseToldAt: at, purchaseClaim: 'first-tab' });
  });

  it('belongs to one of those that ask at once', async () => {
    const bought = await buy();
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claim(bought, `tab-number-${index}`, shop.app.site(shop.slug))),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect(asked.filter(({ json }) => json.claimed)).toHaveLength(1);
  });

  it('is of who has the key of the order, from its own page', async () => {
    const bought = await buy();
    const { session, orderId } = bought;
    const { text } = await session.send('GET', bought.confirmationUrl);
    const fields = { orderId, auth: 'x'.repeat(43), claim: 'some-tab-of-theirs', crumb: crumbIn(text) ?? '' };
    expect((await ask(session, fields)).status).toBe(404);
    expect((await ask(session, { ...fields, orderId: 'no-order' })).status).toBe(404);
    const forged = { 'x-csrf-token': 'another' };
    expect((await ask(session, { ...fields, crumb: 'another' }, forged)).json.crumbFail).toBe(true);
    expect((await kept(orderId)).purchaseToldAt).toBeNull();
  });

  it('ends a week after the order', async () => {
    const bought = await buy();
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('orders')
        .set({ placedAt: new Date(Date.now() - purchaseToldWithin - 1) })
        .where('id', '=', bought.orderId)
        .execute(),
    );
    const { text } = await bought.session.send('GET', bought.confirmationUrl);
    expect([crumbIn(text), text.includes('Thank you')]).toEqual([undefined, true]);
    expect((await claim(bought, 'a-late-tab')).json).toEqual({ claimed: false });
  });
});
