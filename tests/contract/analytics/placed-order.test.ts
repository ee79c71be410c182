import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { openShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop('placed');
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

const orderIn = (text: string): string => /id="order-for-analytics">([^<]*)</.exec(text)?.[1] ?? '';

async function buy(): Promise<{ session: Session; confirmationUrl: string }> {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  const done = await shop.complete(session, 1750);
  expect(done.status).toBe(200);
  return { session, confirmationUrl: done.json.confirmationUrl };
}

async function setPixel(adPixelId: string): Promise<void> {
  const path = `/api/studio/sites/${shop.siteId}/settings`;
  const { settings, version } = (await shop.owner.send('GET', path)).json;
  const sent = await shop.owner.send('PUT', path, { settings: { ...settings, adPixelId }, version });
  expect(sent.status).toBe(200);
  await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
}

describe('the page of a placed order', () => {
  it('carries the order for scripts that measure', async () => {
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

  it('issue 5, order states: tells of the purchase once an order, not once a browser', async () => {
    const { session, confirmationUrl } = await buy();
    const other = shop.app.site(shop.slug);
    // A link that is looked at without its page takes nothing away.
    expect((await other.send('HEAD', confirmationUrl)).status).toBe(200);
    const first = await session.send('GET', confirmationUrl);
    const again = [
      await session.send('GET', confirmationUrl),
      await other.send('GET', confirmationUrl),
      await shop.app.site(shop.slug).send('GET', confirmationUrl),
    ];
    expect(orderIn(first.text)).toContain(shop.siteId);
    for (const { status, text } of again)
      expect([status, text.includes('Thank you'), orderIn(text)]).toEqual([200, true, '']);
  });

  it('issue 5, order states: tells of it to the owner’s pixel on that page alone', async () => {
    await setPixel('123456789');
    const { session, confirmationUrl } = await buy();
    const first = await session.send('GET', confirmationUrl);
    const second = await shop.app.site(shop.slug).send('GET', confirmationUrl);
    const measures = ({ text }: { readonly text: string }) => text.includes('123456789');
    expect([measures(first), measures(second)]).toEqual([true, false]);
  });

  it('issue 5, order states: tells of it on one page of those that are opened at once', async () => {
    const { confirmationUrl } = await buy();
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => shop.app.site(shop.slug).send('GET', confirmationUrl)),
    );
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(opened.filter(({ text }) => orderIn(text) !== '')).toHaveLength(1);
  });
});
