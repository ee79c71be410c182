import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('suggests');
});
afterAll(() => shop.close());

const settings = () => `/api/studio/sites/${shop.siteId}/settings`;
const suggestions = '/api/commerce/checkout/addresses?input=';

async function suggestAddresses(addressSearch: boolean): Promise<void> {
  const { json } = await shop.owner.send('GET', settings());
  const saved = await shop.owner.send('PUT', settings(), {
    ...json,
    settings: { ...json.settings, addressSearch },
  });
  expect(saved.status, saved.text).toBe(200);
}

async function buyer() {
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return session;
}

describe('suggested addresses at the checkout', () => {
  it('are none until the owner wants them, and none without a cart', async () => {
    const session = await buyer();
    expect((await session.send('GET', `${suggestions}lond`)).status).toBe(404);
    expect((await session.send('GET', '/api/commerce/checkout')).json.suggestsAddresses).toBe(false);
    await suggestAddresses(true);
    expect((await session.send('GET', '/api/commerce/checkout')).json.suggestsAddresses).toBe(true);
    expect((await (await shop.shopper()).send('GET', `${suggestions}lond`)).status).toBe(404);
    expect((await session.send('GET', `${suggestions}lond`)).json).toEqual({
      suggestions: [{ placeId: 'offline:GB:london', mainText: 'London', secondaryText: 'United Kingdom' }],
      attribution: '',
    });
    expect((await session.send('GET', `${suggestions}%20`)).json.suggestions).toEqual([]);
  });

  it('are counted for their cost, and fill in the form of their country', async () => {
    await suggestAddresses(true);
    const session = await buyer();
    const take = (usePlace: string) =>
      session.send(
        'POST',
        '/checkout',
        new URLSearchParams({
          usePlace,
          addressFor: 'shipping',
          firstName: 'Ada',
          lastName: 'Stone',
          phone: '5',
          address1: 'los',
          country: 'GB',
        }).toString(),
        { accept: 'text/html', 'x-csrf-token': '', origin: `http://suggests.${shop.app.studioHost}` },
      );
    expect((await take('offline:US:los-angeles')).status).toBe(200);
    const { shippingAddress, addressForm } = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(shippingAddress).toEqual({
      firstName: 'Ada',
      lastName: 'Stone',
      address1: '',
      address2: '',
      city: 'Los Angeles',
      region: 'CA',
      postalCode: '',
      country: 'US',
      phone: '5',
    });
    expect(addressForm.country).toBe('US');
    expect((await take('offline:US:nowhere')).text).toContain(
      'We couldn’t find that address. Please type it.',
    );
    expect((await session.send('GET', '/api/commerce/checkout')).json.shippingAddress).toEqual(
      shippingAddress,
    );
    const { json } = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/map-look-ups`);
    expect(json.contexts).toContainEqual({
      call: 'details',
      productPage: 'checkout',
      productSection: 'delivery-address',
      asked: 2,
      cached: 0,
    });
  });
});
