import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { cartPath, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await createShop('basket')));
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  await shop.setStock('SHIRT-S', 5);
});
afterEach(() => expect(shop.app.faults).toEqual([]));

/** The words of the cart page. */
async function words(session: Session): Promise<string> {
  const { text } = await session.send('GET', '/cart');
  return text.slice(text.indexOf('<main'), text.indexOf('</main>'));
}

const press = (session: Session, fields: Readonly<Record<string, string>>) =>
  session.send('POST', '/cart', new URLSearchParams(fields).toString(), { accept: 'text/html' });

async function minimum(amount: string): Promise<void> {
  const path = `/api/studio/sites/${shop.siteId}/commerce/checkout-rules`;
  const { rules, version } = (await shop.owner.send('GET', path)).json;
  const saved = await shop.owner.send('PUT', path, { rules: { ...rules, minimumOrder: amount }, version });
  if (saved.status !== 200) throw new Error(saved.text);
}

describe('the cart page', () => {
  it('storefront §2 cart page: stands at /cart', async () => {
    expect(await words(await shop.shopper())).toContain('Your cart is empty.');
  });

  it('storefront §5 minimum order: To check out, your order subtotal must be {subtotal} or more.', async () => {
    const session = await shop.shopper();
    await minimum('24');
    await shop.add(session, 'MUG');
    const sentence = 'To check out, your order subtotal must be $24.00 or more.';
    expect(await words(session)).toContain(sentence);
    const stays = await press(session, { checkout: '1' });
    expect([stays.status, stays.headers.get('location')]).toEqual([303, '/cart']);
    await shop.add(session, 'MUG');
    expect(await words(session)).not.toContain('To check out, your order');
    const goes = await press(session, { checkout: '1' });
    expect(goes.headers.get('location')).toMatch(/^\/checkout\?cartToken=/);
    await minimum('0');
  });

  it('names what can no longer be bought, and how to go on', async () => {
    const session = await shop.shopper();
    const { json } = await shop.add(session, 'SHIRT-S');
    const hide = (visible: boolean) =>
      shop.app.db.forSite(shop.siteId, (tx) =>
        tx
          .updateTable('product')
          .set({ state: visible ? 'published' : 'hidden' })
          .where('id', '=', shop.variant('SHIRT-S').productId)
          .execute(),
      );
    await hide(false);
    const page = await words(session);
    expect(page).toContain(`${json.newlyAdded.title}</h2>`);
    expect(page).toContain('Sorry, that item is no longer available. Remove it to check out.');
    expect((await press(session, { checkout: '1' })).headers.get('location')).toBe('/cart');
    await hide(true);
    expect(await words(session)).not.toContain('no longer available');
  });

  it('says how many are left of what there is too little of', async () => {
    const session = await shop.shopper();
    await shop.add(session, 'SHIRT-S', 3);
    await shop.setStock('SHIRT-S', 2);
    const page = await words(session);
    expect(page).toContain('Sorry, we do not have enough of that item available.');
    expect(page).toContain('Only 2 left. Change the quantity to check out.');
    await shop.setStock('SHIRT-S', 0);
    expect(await words(session)).toContain('available. Remove it to check out.');
  });

  it('tells a changed price, and counts with the new one', async () => {
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const price = (minor: bigint) =>
      shop.app.db.forSite(shop.siteId, (tx) =>
        tx.updateTable('variant').set({ priceMinor: minor }).where('sku', '=', 'MUG').execute(),
      );
    await price(1400n);
    const page = await words(session);
    expect(page).toContain('The price has changed. It was $12.00 when you added this.');
    expect(page).toContain('$14.00');
    await price(1200n);
    expect(await words(session)).not.toContain('The price has changed');
  });

  it('lists gift cards with what they pay, and takes them out without JavaScript', async () => {
    const path = `/api/studio/sites/${shop.siteId}/gift-cards`;
    const made = await shop.owner.send('POST', path, { amount: '5', note: '' });
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    await press(session, { coupon: made.json.code, apply: '1' });
    const page = await words(session);
    expect(page).toContain(`Gift card ending in ${made.json.code.slice(-4)}`);
    expect(page).toContain('−$5.00');
    await press(session, { removeGiftCard: made.json.giftCard.id });
    expect(await words(session)).not.toContain('Gift card ending');
  });

  it('estimates shipping and tax for a place, which the checkout begins with', async () => {
    const path = `/api/studio/sites/${shop.siteId}/commerce/checkout-rules`;
    const { rules, version } = (await shop.owner.send('GET', path)).json;
    const area = { country: 'US', region: 'NY', postalRanges: [] };
    const tax = { id: 't', name: 'Sales tax', area, rate: '10', onServices: false, onDigital: false };
    const taxes = { ...rules.taxes, rules: [{ ...tax, onShipping: false }] };
    await shop.owner.send('PUT', path, { rules: { ...rules, taxes }, version });
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    expect(await words(session)).toContain('Taxes and shipping are calculated at checkout.');
    const wrong = await press(session, { estimate: '1', country: 'US', region: 'Atlantis' });
    expect([wrong.status, wrong.text.includes('Choose a valid State.')]).toEqual([400, true]);
    const place = { estimate: '1', country: 'US', region: 'new york', postalCode: '12207' };
    expect((await press(session, place)).status).toBe(303);
    const page = await words(session);
    expect(page).toContain('<span>Estimated shipping</span> <span>$5.50</span>');
    expect(page).toContain('<span>Estimated tax</span> <span>$1.20</span>');
    expect(page).toContain('<span>Estimated total</span> <strong>$18.70</strong>');
    const { json } = await session.send('GET', '/api/commerce/checkout');
    expect(json.shippingAddress).toMatchObject({
      country: 'US',
      region: 'NY',
      postalCode: '12207',
    });
    const now = (await shop.owner.send('GET', path)).json;
    await shop.owner.send('PUT', path, { rules, version: now.version });
  });

  it('starts again when the cart is bought, unknown or of another shop', async () => {
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    expect((await shop.complete(session, 1750)).status).toBe(200);
    expect(await words(session)).toContain('Your cart is empty.');
    const again = await shop.add(session, 'MUG');
    expect(again.json.shoppingCart.totalQuantity).toBe(1);
    const stranger = await shop.shopper();
    stranger.cookies.set('CART', 'nothing-that-is-known');
    expect((await stranger.send('GET', cartPath)).json.entries).toEqual([]);
    expect((await shop.add(stranger, 'MUG')).json.shoppingCart.totalQuantity).toBe(1);
  });

  it('is kept by nobody on the way: the way back asks for it again', async () => {
    const page = await (await shop.shopper()).send('GET', '/cart');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });
});
