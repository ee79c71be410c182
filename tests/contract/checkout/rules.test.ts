import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { address, cartPath, details, createShop, type Shop } from './shop.ts';

let shop: Shop;
let path: string;

beforeAll(async () => {
  shop = await createShop('rules');
  path = `/api/studio/sites/${shop.siteId}/commerce/checkout-rules`;
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const everywhere = { country: '', region: '', postalRanges: [] };
const newYork = { country: 'US', region: 'NY', postalRanges: [] };
const inGermany = { ...address, country: 'DE', region: '', postalCode: '10115' };
const none = {
  taxes: { included: false, rounding: 'rate', rules: [] as object[] },
  shippingMethods: [] as object[],
  minimumOrder: '0',
  shopAddress: { country: 'US', region: 'CA', postalCode: '90001' },
};
const tax = (rate: string, more: object = {}) => ({
  id: `t${rate}`,
  name: 'Sales tax',
  area: newYork,
  rate,
  onServices: false,
  onDigital: false,
  onShipping: false,
  ...more,
});
const method = (id: string, cost: object, more: object = {}) => ({
  id,
  name: id,
  cost,
  areas: [],
  restOfWorld: false,
  freeFrom: null,
  ...more,
});

async function save(more: object): Promise<Awaited<ReturnType<typeof shop.owner.send>>> {
  const { version } = (await shop.owner.send('GET', path)).json;
  return shop.owner.send('PUT', path, { rules: { ...none, ...more }, version });
}

async function atCheckout(given: object = {}) {
  await shop.setStock('MUG', 20);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 2);
  const saved = await session.send('PUT', '/api/commerce/checkout', { ...details, ...given });
  return { session, checkout: saved.json };
}

describe('taxes', () => {
  it('are those of the shipping address, on goods and where the rule says so on shipping, and go into the order', async () => {
    const rules = [tax('8.875', { onShipping: true }), tax('1', { area: { ...newYork, region: 'CA' } })];
    expect((await save({ taxes: { ...none.taxes, rules } })).status).toBe(200);
    const { session, checkout } = await atCheckout();
    expect(checkout.cart).toMatchObject({
      subtotalCents: 2400,
      shippingCostCents: 600,
      taxCents: 213 + 53,
      grandTotalCents: 3266,
      applicableTaxRules: [
        { name: 'Sales tax', rate: '8.875', appliesTo: 'goods', amountCents: 213 },
        { appliesTo: 'shipping', amountCents: 53 },
      ],
    });
    const done = await shop.complete(session, 3266);
    expect(done.json.status).toBe('placed');
    const order = await shop.owner.send(
      'GET',
      `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`,
    );
    expect(order.json.order).toMatchObject({ tax: { value: '2.66' }, total: { value: '32.66' } });
    expect(order.json.order.taxes).toHaveLength(2);
  });

  it('that prices include are told, and add nothing', async () => {
    await save({ taxes: { included: true, rounding: 'rate', rules: [tax('20', { area: everywhere })] } });
    const { checkout } = await atCheckout();
    expect(checkout.cart).toMatchObject({ taxCents: 0, includedTaxCents: 400, grandTotalCents: 3000 });
  });

  it('of what is picked up are those of the shop', async () => {
    await save({
      taxes: { ...none.taxes, rules: [tax('10', { area: { ...newYork, region: 'CA' } })] },
      shippingMethods: [method('pickup', { kind: 'pickup' })],
    });
    expect((await atCheckout()).checkout.cart.taxCents).toBe(0);
    const picked = await atCheckout({ shippingOption: 'pickup' });
    expect(picked.checkout.cart).toMatchObject({
      taxCents: 240,
      shippingCostCents: 0,
      grandTotalCents: 2640,
    });
  });
});

describe('taxes of what is not sent', () => {
  const german = { ...address, country: 'DE', region: '', postalCode: '10115' };
  const german19 = tax('19', { area: { ...everywhere, country: 'DE' }, onDigital: true });

  async function withSong() {
    const { productId } = shop.variant('SHIRT-S');
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('product').set({ productType: 2 }).where('id', '=', productId).execute(),
    );
    const session = await shop.shopper();
    await shop.add(session, 'SHIRT-S');
    return session;
  }

  it('ignore a pick-up that was chosen before, when the cart has nothing to ship', async () => {
    const rules = [german19, tax('10', { area: { ...newYork, region: 'CA' }, onDigital: true })];
    const shippingMethods = [method('pickup', { kind: 'pickup' })];
    await save({ taxes: { ...none.taxes, rules }, shippingMethods });
    const session = await withSong();
    const given = { email: 'ada@shop.example', billingAddress: german, shippingOption: 'pickup' };
    const saved = (await session.send('PUT', '/api/commerce/checkout', given)).json;
    expect(saved.cart).toMatchObject({ taxCents: 456, grandTotalCents: 2856 });
    expect((await shop.complete(session, 2856, { details: given })).json.status).toBe('placed');
  });

  it('are those of the billing address for digital goods, and the address is asked for', async () => {
    await save({ taxes: { ...none.taxes, rules: [german19] } });
    const session = await withSong();
    const empty = (await session.send('PUT', '/api/commerce/checkout', { email: 'ada@shop.example' })).json;
    expect(empty).toMatchObject({ asksBillingAddress: true, cart: { requiresShipping: false, taxCents: 0 } });
    expect(empty.problems.map((problem: { code: string }) => problem.code)).toContain('country-unknown');
    const saved = (await session.send('PUT', '/api/commerce/checkout', { billingAddress: german })).json;
    expect(saved).toMatchObject({ problems: [], cart: { taxCents: 456, grandTotalCents: 2856 } });
    const details = { email: 'ada@shop.example' };
    expect((await shop.complete(session, 2856, { details })).json.status).toBe('placed');
  });

  it('the form without JavaScript asks for the billing address', async () => {
    await save({ taxes: { ...none.taxes, rules: [german19] } });
    const session = await withSong();
    const page = await session.send('GET', '/checkout');
    expect(page.text).toContain('<h2>Billing address</h2>');
    expect(page.text).not.toContain('id="shippingOption"');
    const crumb = session.cookies.get('crumb') ?? '';
    const form = new URLSearchParams({
      crumb,
      ...german,
      email: 'a@b.example',
      addressFor: 'billing',
      action: 'country',
    });
    const answer = await session.send('POST', '/checkout', form.toString(), { accept: 'text/html' });
    expect(answer.text).toContain('<dt>Tax</dt><dd>$4.56</dd>');
  });

  it('a shop without such a tax asks for no address', async () => {
    await save({ taxes: { ...none.taxes, rules: [tax('19', { area: everywhere })] } });
    const session = await withSong();
    const checkout = (await session.send('PUT', '/api/commerce/checkout', { email: 'ada@shop.example' }))
      .json;
    expect(checkout).toMatchObject({ asksBillingAddress: false, problems: [] });
  });
});

describe('shipping methods', () => {
  it('are those that reach the address, by zone and weight', async () => {
    const bands = [
      { upToGrams: 500, cost: '3' },
      { upToGrams: 1000, cost: '4.50' },
    ];
    await save({
      shippingMethods: [
        method('home', { kind: 'weight', bands }, { areas: [newYork] }),
        method('world', { kind: 'flat', perOrder: '20', perItem: '0' }, { restOfWorld: true }),
        method(
          'near',
          { kind: 'local', fee: '1' },
          { areas: [{ ...newYork, postalRanges: [{ from: '12200', to: '12209' }] }] },
        ),
      ],
    });
    const offered = (given: object) =>
      atCheckout(given).then(({ checkout }) =>
        checkout.cart.shippingOptions.map(
          (one: { id: string; costCents: number }) => `${one.id} ${one.costCents}`,
        ),
      );
    expect(await offered({})).toEqual(['flat 600', 'home 450', 'near 100']);
    expect(await offered({ shippingAddress: inGermany })).toEqual(['flat 600', 'world 2000']);
  });

  it('that no longer reach the address are asked for again', async () => {
    await save({
      shippingMethods: [
        method('home', { kind: 'pickup' }, { areas: [newYork] }),
        method('world', { kind: 'flat', perOrder: '20', perItem: '0' }, { restOfWorld: true }),
      ],
    });
    const { session } = await atCheckout({ shippingOption: 'home' });
    const saved = await session.send('PUT', '/api/commerce/checkout', { shippingAddress: inGermany });
    expect(saved.json.problems).toMatchObject([{ code: 'shipping-option-missing' }]);
  });

  it('of which one alone reaches the address are chosen automatically, and paid in the same sum', async () => {
    await save({ shippingMethods: [method('home', { kind: 'pickup' }, { areas: [newYork] })] });
    const { session } = await atCheckout({ shippingOption: 'home' });
    const saved = await session.send('PUT', '/api/commerce/checkout', { shippingAddress: inGermany });
    expect(saved.json).toMatchObject({
      problems: [],
      shippingOption: 'flat',
      cart: { selectedShippingOption: { id: 'flat' }, shippingCostCents: 600, grandTotalCents: 3000 },
    });
    const { shippingOption: _unsaid, ...unsaid } = { ...details, shippingAddress: inGermany };
    const paid = await shop.complete(session, 3000, { details: unsaid });
    expect([paid.status, paid.json.orderNumber]).toEqual([200, expect.any(Number)]);
  });

  it('are chosen before anything is typed where there is one alone, and the button says the whole sum', async () => {
    await save({});
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    const { json } = await session.send('GET', '/api/commerce/checkout');
    expect(json).toMatchObject({ shippingOption: 'flat', cart: { grandTotalCents: 3000 } });
    const page = await session.send('GET', '/checkout');
    expect(page.text).toContain('value="flat" checked');
    expect(page.text).toContain('<span class="by-card">Pay $30.00</span>');
    const completed = await shop.complete(session, 3000, {
      details: { email: details.email, shippingAddress: address },
    });
    expect(completed.status).toBe(200);
  });
});

describe('the minimum order', () => {
  it('storefront §5 minimum order: To check out, your order subtotal must be {subtotal} or more.; administration §5 message: To check out, your order subtotal must be {subtotal} or more', async () => {
    await save({ minimumOrder: '24.01' });
    const { session, checkout } = await atCheckout();
    const message = 'To check out, your order subtotal must be $24.01 or more.';
    expect(checkout.problems).toMatchObject([{ code: 'minimum-order', error: message }]);
    const refused = await shop.complete(session, 3000);
    expect(refused.json).toMatchObject({ code: 'minimum-order', error: message });
    await save({ minimumOrder: '24' });
    expect((await shop.complete(session, 3000)).json.status).toBe('placed');
  });

  it('is switched off by the owner, and on again', async () => {
    const problems = async () =>
      (await atCheckout()).checkout.problems.map((problem: { code: string }) => problem.code);
    await save({ minimumOrder: '24.01' });
    expect(await problems()).toEqual(['minimum-order']);
    await save({ minimumOrder: '0' });
    expect(await problems()).toEqual([]);
    await save({ minimumOrder: '24.01' });
    expect(await problems()).toEqual(['minimum-order']);
    await save({ minimumOrder: '0' });
  });

  it('is compared with the goods after discounts when the owner wants that', async () => {
    const half = {
      name: 'Half',
      code: 'half',
      scope: { kind: 'order' },
      effect: { kind: 'percent', percent: 50 },
      minimumAmount: '0',
      minimumQuantity: 0,
      active: true,
      startsAt: null,
      endsAt: null,
      limit: null,
      oncePerCustomer: false,
    };
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/discounts`, half);
    await save({ minimumOrder: '20' });
    const { session } = await atCheckout();
    const isBelow = async () => (await session.send('GET', cartPath)).json.belowMinimum;
    await session.send('POST', `${cartPath}/coupons`, { code: 'HALF' });
    expect(await isBelow()).toBe(false);
    await save({ minimumOrder: '20', minimumAfterDiscounts: true });
    expect(await isBelow()).toBe(true);
  });
});

describe('rules in the studio', () => {
  it('docs 0009: hold from the moment they are saved, without publishing', async () => {
    await save({ minimumOrder: '0' });
    const { session, checkout } = await atCheckout();
    expect(checkout.cart.grandTotalCents).toBe(3000);
    await save({ taxes: { ...none.taxes, rules: [tax('10')] } });
    expect((await session.send('GET', cartPath)).json.grandTotalCents).toBe(3240);
    expect((await shop.complete(session, 3000)).json).toMatchObject({
      code: 'CART_CHANGED',
      shoppingCart: { grandTotalCents: 3240 },
    });
  });

  it('are saved over the version that was read, and checked', async () => {
    const { version } = (await shop.owner.send('GET', path)).json;
    expect((await shop.owner.send('PUT', path, { rules: none, version })).status).toBe(200);
    expect((await shop.owner.send('PUT', path, { rules: none, version })).status).toBe(409);
    const high = await save({ taxes: { ...none.taxes, rules: [tax('100.5')] } });
    expect([high.status, high.json.field]).toEqual([400, 'rules.taxes.rules.0.rate']);
    expect((await save({ minimumOrder: '1.001' })).json.code).toBe('amount-too-precise');
  });
});
