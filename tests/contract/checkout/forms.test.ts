import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { address, cartPath, createShop, type Shop } from './shop.ts';

let shop: Shop;
let origin: string;

beforeAll(async () => {
  shop = await createShop('forms');
  origin = `http://forms.${shop.app.studioHost}`;
});
afterAll(() => shop.close());
afterEach(() => {
  expect(shop.app.faults).toEqual([]);
});

/** Sends a form as a browser without JavaScript does: no header of ours, and the page that it was on. */
function post(
  session: Session,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return session.send('POST', path, new URLSearchParams(fields).toString(), {
    accept: 'text/html,application/xhtml+xml',
    'x-csrf-token': '',
    origin,
    ...headers,
  });
}

async function visitor(): Promise<Session> {
  await shop.setStock('MUG', 20);
  const session = shop.app.site('forms');
  await session.send('GET', '/shop/p/mug');
  return session;
}

const mug = () => ({ itemId: shop.variant('MUG').productId, quantity: '2' });

async function entryId(session: Session): Promise<string> {
  return (await session.send('GET', cartPath)).json.entries[0].id;
}

describe('the product form without JavaScript', () => {
  it('adds and continues to the cart', async () => {
    const session = await visitor();
    const answer = await post(session, '/api/commerce/shopping-cart/entries', mug());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    const page = await session.send('GET', '/cart');
    expect(page.text).toContain('Mug');
    expect(page.text).toContain('value="2"');
  });

  it('shows the cart page with the message of storefront §5 when it is refused', async () => {
    const session = await visitor();
    const shirt = { itemId: shop.variant('SHIRT-S').productId, quantity: '1' };
    const answer = await post(session, '/api/commerce/shopping-cart/entries', shirt);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Please select the Size option.');
    const sized = await post(session, '/api/commerce/shopping-cart/entries', {
      ...shirt,
      'option.Size': 'S',
    });
    expect(sized.status).toBe(303);
  });

  it('docs 0007: is refused without a proof that it was sent from our own page', async () => {
    const session = await visitor();
    const { status } = await session.send(
      'POST',
      '/api/commerce/shopping-cart/entries',
      new URLSearchParams(mug()).toString(),
      { accept: 'text/html', 'x-csrf-token': '' },
    );
    expect(status).toBe(403);
    const foreign = await post(session, '/api/commerce/shopping-cart/entries', mug(), {
      origin: 'http://evil.example',
    });
    expect([foreign.status, foreign.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  });
});

describe('the cart page’s form without JavaScript', () => {
  async function withMugs(): Promise<Session> {
    const session = await visitor();
    await post(session, '/api/commerce/shopping-cart/entries', mug());
    return session;
  }

  it('sets quantities, goes to checkout, and removes', async () => {
    const session = await withMugs();
    const id = await entryId(session);
    const updated = await post(session, '/cart', { [`quantity.${id}`]: '5', update: 'all' });
    expect(updated.headers.get('location')).toBe('/cart');
    expect((await session.send('GET', cartPath)).json.totalQuantity).toBe(5);
    const gone = await post(session, '/cart', { [`quantity.${id}`]: '3', checkout: '1' });
    expect(gone.headers.get('location')).toMatch(/^\/checkout\?cartToken=/);
    expect((await session.send('GET', cartPath)).json.totalQuantity).toBe(3);
    await post(session, '/cart', { remove: id });
    expect((await session.send('GET', cartPath)).json.totalQuantity).toBe(0);
  });

  it.each([
    ['1.5', 'Quantity must be a whole number'],
    ['many', 'Quantity must be a number.'],
    ['9999', 'Sorry, we do not have enough of that item available.'],
  ])('storefront §5 of a quantity that is %s, %s', async (quantity, message) => {
    const session = await withMugs();
    const id = await entryId(session);
    const answer = await post(session, '/cart', { [`quantity.${id}`]: quantity, update: 'all' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).toContain(message);
    expect((await session.send('GET', cartPath)).json.totalQuantity).toBe(2);
  });
});

describe('the checkout without JavaScript', () => {
  const typed = { email: 'ada@shop.example', ...address, shippingOption: 'flat', note: 'Ring twice' };
  const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/40', cardCvc: '123' };

  async function atCheckout(): Promise<Session> {
    const session = await visitor();
    await post(session, '/api/commerce/shopping-cart/entries', mug());
    return session;
  }

  it('asks for a region by a list where the country has one, and for none where it has none', async () => {
    const session = await atCheckout();
    const page = await session.send('GET', '/checkout');
    expect(page.text).toMatch(/<select id="region"[^>]*><option value="">Choose<\/option>/);
    expect(page.text).toContain('<option value="NY">New York</option>');
    const british = await post(session, '/checkout', { ...typed, country: 'GB', action: 'country' });
    expect(british.status).toBe(200);
    expect(british.text).not.toContain('id="region"');
    expect(british.text).toContain('Postcode');
    const japanese = await post(session, '/checkout', { ...typed, country: 'JP', action: 'country' });
    expect(japanese.text).toContain('Prefecture');
    expect(japanese.text).toContain('>Tokyo</option>');
  });

  it('keeps what was typed on reload', async () => {
    const session = await atCheckout();
    await post(session, '/checkout', { ...typed, action: 'shipping' });
    const page = await session.send('GET', '/checkout');
    expect(page.text).toContain('value="1 Mill Lane"');
    expect(page.text).toContain('<option value="NY" selected>New York</option>');
    expect(page.text).toContain('Pay $30.00');
  });

  it('shows every error in a summary and at its field', async () => {
    const session = await atCheckout();
    const answer = await post(session, '/checkout', {
      email: 'nobody',
      country: 'US',
      region: 'Nowhere',
      action: 'pay',
      expectedGrandTotalCents: '2400',
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('role="alert"');
    for (const field of [
      'email',
      'firstName',
      'address1',
      'region',
      'postalCode',
      'shippingOption',
      'cardNumber',
    ])
      expect(answer.text).toContain(`<a href="#${field}">`);
    expect(answer.text).toContain('Choose a valid State.');
  });

  it('pays, keeps the note, and never charges a total that was not seen', async () => {
    const session = await atCheckout();
    const unseen = await post(session, '/checkout', {
      ...typed,
      ...card,
      action: 'pay',
      expectedGrandTotalCents: '1',
    });
    expect(unseen.status).toBe(409);
    expect(unseen.text).toContain('Your cart has changed. Please check the new total.');
    const paid = await post(session, '/checkout', {
      ...typed,
      ...card,
      action: 'pay',
      expectedGrandTotalCents: '3000',
    });
    expect(paid.status).toBe(303);
    const location = paid.headers.get('location') ?? '';
    expect((await session.send('GET', location)).text).toContain('Albany, NY 12207');
    const { orderId } = Object.fromEntries(new URL(location, origin).searchParams);
    const order = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/orders/${orderId}`);
    expect(order.json.order.customerNote).toBe('Ring twice');
  });
});
