import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details } from '../checkout/shop.ts';
import { type ApiShop, createApiShop } from '../integrations/api-shop.ts';

let shop: ApiShop;
beforeAll(async () => {
  shop = await createApiShop('stocked');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

interface Said {
  readonly sku: string;
  readonly qtyInStock: number;
  readonly scarcity: string;
}

/** Stock text on the shirt's page for a size. */
async function said(sku: string): Promise<Said | undefined> {
  await shop.app.deps.sites.refresh(shop.siteId);
  const { text } = await shop.app.site('stocked').send('GET', '/shop/p/shirt');
  const [, props = '{}'] = text.match(/data-island="product-form"[^>]* data-props="([^"]*)"/) ?? [];
  const { variants } = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  return (variants as Said[]).find((one) => one.sku === sku);
}

function move(sku: string, delta: number) {
  const path = `/api/studio/sites/${shop.siteId}/inventory/${shop.variant(sku).id}`;
  const body = { delta, idempotencyKey: `move-${sku}-${delta}` };
  return shop.owner.send('POST', `${path}/movements`, body);
}

async function hold(sku: string, quantity: number): Promise<Session> {
  const shopper = await shop.shopper();
  expect((await shop.add(shopper, sku, quantity)).status).toBe(200);
  const held = await shopper.send('PUT', '/api/commerce/checkout', { ...details, hold: true });
  expect(held.json.holdExpiresAt).not.toBeNull();
  return shopper;
}

describe('the page of a product of which another variant can be had', () => {
  it('sells at once what the owner has put on the shelf', async () => {
    expect((await said('SHIRT-M'))?.qtyInStock).toBe(0);
    expect((await move('SHIRT-M', 10)).status).toBe(200);
    expect((await said('SHIRT-M'))?.qtyInStock).toBe(10);
  });

  it('sells at once what a program has put on the shelf, and what is not counted any more', async () => {
    const program = await shop.program(['inventory']);
    const increments = [{ variantId: shop.variant('SHIRT-M').id, quantity: 2 }];
    const answer = await program.send('POST', '/inventory/adjustments', { increments }, 'more-shirts');
    expect([answer.status, (await said('SHIRT-M'))?.qtyInStock]).toEqual([200, 12]);
  });

  it('says that a variant is gone while somebody holds the last of it', async () => {
    expect((await said('SHIRT-S'))?.qtyInStock).toBe(2);
    const shopper = await hold('SHIRT-S', 2);
    expect((await said('SHIRT-S'))?.qtyInStock).toBe(0);
    const cart = await shopper.send('GET', '/api/commerce/shopping-cart');
    const entry = `/api/commerce/shopping-cart/entries/${cart.json.entries[0].id}`;
    expect((await shopper.send('PUT', entry, { quantity: 1 })).status).toBe(200);
    await shopper.send('PUT', '/api/commerce/checkout', { ...details, hold: true });
    expect((await said('SHIRT-S'))?.qtyInStock).toBe(1);
  });

  it('says how few are left when they become few (storefront §3)', async () => {
    const path = `/api/studio/sites/${shop.siteId}/commerce/merchandising`;
    const { merchandising, version } = (await shop.owner.send('GET', path)).json;
    const few = { ...merchandising, scarcityEnabled: true, scarcityBelow: 8 };
    expect((await shop.owner.send('PUT', path, { merchandising: few, version })).status).toBe(200);
    expect((await said('SHIRT-M'))?.scarcity).toBe('');
    await hold('SHIRT-M', 4);
    expect((await said('SHIRT-M'))?.scarcity).toBe('Only 8 left');
    await hold('SHIRT-M', 1);
    expect((await said('SHIRT-M'))?.scarcity).toBe('Only 7 left');
  });
});
