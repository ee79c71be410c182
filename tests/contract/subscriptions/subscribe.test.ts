import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import { address, card } from '../checkout/shop.ts';
import { required } from '../forms/site-with-form.ts';
import { skuOf } from '../gift-cards/digital-shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';
import { putForm } from '../../support/replace-form.ts';

let shop: SubscriptionShop;
let box: string;

const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };
const path = '/api/3/commerce/cart/subscription';

beforeAll(async () => {
  shop = await createSubscriptionShop('boxes');
  box = await shop.planned('Veg box', monthly);
});
// One address does everything here: its limits start again with each test.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

describe('the cart of a subscription', () => {
  it('storefront §7 subscription cart: POST /api/3/commerce/cart/subscription; storefront §7 subscription cart: takes itemId, sku, qty and additionalFields; storefront §7 subscription cart: answers cartToken; storefront §7 subscription cart: the visitor goes on to the subscription page', async () => {
    const session = await shop.shopper();
    const entry = { itemId: box, sku: skuOf('Veg box', ''), qty: 2, additionalFields: '{}' };
    const { status, json } = await session.send('POST', path, entry);
    expect(status).toBe(200);
    const page = await session.send('GET', `/subscribe?cartToken=${json.cartToken}`);
    expect(page.text).toContain('$24.00 every month');
    expect(page.text).toContain('Until you cancel');
    expect(page.text).toContain('/account/login?returnTo=%2Fsubscribe%3FcartToken%3D');
  });

  it('sends a form without JavaScript there', async () => {
    const session = await shop.shopper();
    const form = new URLSearchParams({ itemId: box, quantity: '1' }).toString();
    const sent = await session.send('POST', path, form, { accept: 'text/html' });
    expect([sent.status, sent.headers.get('location')?.startsWith('/subscribe?cartToken=')]).toEqual([
      303,
      true,
    ]);
  });

  it('refuses what has no plan, and the cart refuses what has one', async () => {
    const session = await shop.shopper();
    const mug = shop.variant('MUG').productId;
    const refused = await session.send('POST', path, { itemId: mug, sku: 'MUG', qty: 1 });
    expect(refused.json.code).toBe('not-a-subscription');
    const entry = { itemId: box, sku: skuOf('Veg box', ''), quantity: 1 };
    const added = await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
    expect(added.json.code).toBe('not-sold-in-cart');
  });

  it('storefront §5: says what is wrong with a quantity', async () => {
    const session = await shop.shopper();
    const tried = await session.send('POST', path, { itemId: box, sku: skuOf('Veg box', ''), qty: 'many' });
    expect(tried.json.error).toBe('Quantity must be a number.');
  });
});

describe('a subscription whose product has a form', () => {
  it('storefront §1 visitor: answers an item’s own form before it is added; the answers go with every parcel', async () => {
    const crate = await shop.planned('Crate', monthly);
    const form = formOf([required(newField('text', { id: 'door', position: 'a0' }))], 'product');
    const made = (await shop.owner.send('POST', `${shop.base}/forms`, { name: 'Door', purpose: 'product' }))
      .json.form;
    await putForm({ session: shop.owner, siteId: shop.siteId, formId: made.id }, form);
    await shop.owner.send('PUT', `${shop.base}/products/${crate}/form`, { formId: made.id });
    await shop.owner.send('POST', `${shop.base}/publish`, {});
    const entry = { itemId: crate, sku: skuOf('Crate', ''), qty: 1 };
    const session = await shop.shopper();
    const refused = await session.send('POST', path, entry);
    expect([refused.status, refused.json.code]).toEqual([400, 'additional-fields-malformed']);
    const posted = new URLSearchParams({ itemId: crate, sku: entry.sku, 'f.door': 'Back door' });
    const sent = await session.send('POST', path, posted.toString(), { accept: 'text/html' });
    expect(sent.status).toBe(303);
    const additionalFields = JSON.stringify({ door: 'Back door' });
    const { id } = await shop.subscribed(crate, 'Crate', '4242424242424242', { additionalFields });
    const { subscription } = await shop.read(id);
    await shop.renewAt(Date.parse(subscription.nextAt));
    const { renewals } = await shop.read(id);
    for (const orderId of [subscription.orderId, renewals[0].orderId]) {
      const { order } = (await shop.owner.send('GET', `${shop.base}/orders/${orderId}`)).json;
      expect(order.lines[0].additionalFields).toEqual([{ title: 'Text', text: 'Back door' }]);
    }
  });
});

describe('the checkout of a subscription', () => {
  it('asks for an account and for agreement before anything is charged', async () => {
    const session = await shop.shopper();
    await session.send('POST', path, { itemId: box, sku: skuOf('Veg box', ''), qty: 1 });
    expect((await session.send('POST', '/subscribe', { agree: '1' })).json.code).toBe(
      'subscription-not-agreed',
    );
    const early = await session.send('GET', '/checkout', undefined, { accept: 'text/html' });
    expect(early.status).toBe(303);
    expect(early.headers.get('location')).toMatch(/^\/subscribe\?cartToken=/);
    const details = { email: 'x@y.example' };
    await session.send('PUT', '/api/commerce/checkout', details);
    await expect(shop.pay(session)).rejects.toThrow('subscription-not-agreed');
    const user = { email: 'eve@boxes.example', password: 'a long enough pass phrase' };
    await session.send('POST', '/api/site-users/account', user);
    expect((await session.send('POST', '/subscribe', {})).json.code).toBe('subscription-terms');
    const page = await session.send('POST', '/subscribe', 'x=1', { accept: 'text/html' });
    expect(page.text).toContain('Please agree to the recurring charges.');
    expect((await session.send('POST', '/subscribe', { agree: '1' })).status).toBe(200);
    expect((await shop.pay(session)).status).toBe('placed');
  });

  it('takes a card and nothing else: no gift card, and never for nothing', async () => {
    const session = await shop.agreed(box, 'Veg box');
    const made = await shop.owner.send('POST', `${shop.base}/gift-cards`, { amount: '50', note: '' });
    const own = await session.send('GET', '/api/commerce/checkout');
    const form = new URLSearchParams({ action: 'apply', coupon: made.json.code }).toString();
    const tried = await session.send('POST', '/checkout', form, { accept: 'text/html' });
    expect(tried.text).toContain('A subscription cannot be paid with a gift card.');
    const off = { kind: 'percent', percent: 100 };
    const discount = {
      name: 'All off',
      code: 'ALLOFF',
      scope: { kind: 'order' },
      effect: off,
      minimumAmount: '0',
      minimumQuantity: 0,
      active: true,
      startsAt: null,
      endsAt: null,
      limit: null,
      oncePerCustomer: false,
    };
    await shop.owner.send('POST', `${shop.base}/discounts`, discount);
    const free = new URLSearchParams({ action: 'apply', coupon: 'ALLOFF' }).toString();
    await session.send('POST', '/checkout', free, { accept: 'text/html' });
    await expect(shop.pay(session, { payment: undefined })).rejects.toThrow('subscription-free');
    expect(own.json.cart.grandTotalCents).toBe(1200);
  });

  it('storefront §2 page type: 206 is a confirmed subscription; decisions §paths page type: 206 of a confirmed subscription; storefront §1 visitor: takes out a subscription; it begins with the first charge: the card is saved and the next date is a month on', async () => {
    const { id, session, confirmationUrl } = await shop.subscribed(box, 'Veg box');
    const { subscription, renewals } = await shop.read(id);
    expect(subscription).toMatchObject({
      title: 'Veg box',
      status: 'active',
      phrase: '$12.00 every month',
      paidCycles: 1,
      numCycles: 0,
      cardLast4: '4242',
      endedAt: '',
    });
    expect(renewals).toEqual([]);
    const days = (Date.parse(subscription.nextAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(31.1);
    expect((await session.send('GET', confirmationUrl)).text).toContain('page-type-206');
    for (const path of [confirmationUrl, '/account/subscriptions']) {
      const page = await session.send('GET', path);
      expect(page.text).toContain('$12.00 every month');
      expect(page.text).toContain('Next charge on ');
    }
  });

  it('begins once, however often the completion is sent, and not at all when the card is declined', async () => {
    const before = (await shop.owner.send('GET', `${shop.base}/subscriptions`)).json.total;
    const session = await shop.agreed(box, 'Veg box');
    await expect(shop.pay(session, { payment: card('4000000000000002') })).rejects.toThrow('declined');
    const { cart } = (await session.send('GET', '/api/commerce/checkout')).json;
    const body = { expectedGrandTotalCents: cart.grandTotalCents, payment: card('4242424242424242') };
    const all = await Promise.all(
      Array.from({ length: 5 }, () => session.send('POST', '/api/commerce/checkout/complete', body)),
    );
    expect(new Set(all.map((one) => one.json.orderId)).size).toBe(1);
    expect((await shop.owner.send('GET', `${shop.base}/subscriptions`)).json.total).toBe(before + 1);
  });

  it('makes stock unlimited, and is only for what is sent or done', async () => {
    const physical = await shop.planned('Coffee', monthly, 'physical');
    const product = (await shop.owner.send('GET', `${shop.base}/products/${physical}`)).json.product;
    expect(product.variants[0].stock.unlimited).toBe(true);
    const digital = await shop.addProduct({ kind: 'digital', title: 'Song', prices: { '': '1.00' } });
    const set = await shop.owner.send('PUT', `${shop.base}/products/${digital}/plan`, { plan: monthly });
    expect(set.json.code).toBe('plan-not-for-kind');
    const free = await shop.addProduct({ kind: 'service', title: 'Free', prices: { '': '0.00' } });
    const refused = await shop.owner.send('PUT', `${shop.base}/products/${free}/plan`, { plan: monthly });
    expect(refused.json.code).toBe('subscription-free');
  });

  it('sends a physical product with its shipping, each time', async () => {
    const coffee = await shop.planned('Beans', monthly, 'physical');
    const session = await shop.agreed(coffee, 'Beans');
    const details = { shippingAddress: address, shippingOption: 'flat' };
    await session.send('PUT', '/api/commerce/checkout', details);
    const { orderId } = await shop.pay(session);
    const { order } = (await shop.owner.send('GET', `${shop.base}/orders/${orderId}`)).json;
    expect(order).toMatchObject({
      total: { value: '17.50' },
      fulfilmentStatus: 'unfulfilled',
      status: 'pending',
    });
  });
});
