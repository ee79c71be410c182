import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { addShop, createShop, type Shop } from '../checkout/shop.ts';
import { blankDraft, draftDesk } from './draft-desk.ts';

let shop: Shop;
const { base, product, own, begin, save, saved, send, place, orders } = draftDesk(() => shop);

beforeAll(async () => {
  shop = await createShop('drafts');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

describe('a draft order', () => {
  it('is composed of products at their price or the owner’s, lines of their own and discounts', async () => {
    await shop.setStock('MUG', 20);
    const found = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/draft-items?search=mug`);
    expect(found.json.items).toMatchObject([{ sku: 'MUG', price: { value: '12.00' }, left: 20 }]);
    // A dialog that was just opened looks for nothing yet, and shows what there is.
    const all = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/draft-items`);
    expect(all.json.items.length).toBeGreaterThan(1);
    const draft = await saved({
      lines: [
        product('MUG', { quantity: 2, discount: { kind: 'percent', percent: 50 } }),
        product('SHIRT-S', { price: '20.00' }),
        own({ quantity: 3 }),
      ],
      discount: { kind: 'fixed', amount: '7.00' },
      shipping: { kind: 'own', name: 'Courier', price: '9.00' },
    });
    expect(draft).toMatchObject({
      state: 'open',
      lines: [{ title: 'Mug' }, { title: 'Shirt', unitPrice: { value: '20.00' } }, { title: 'Engraving' }],
      subtotal: { value: '59.00' },
      discountTotal: { value: '19.00' },
      shippingCost: { value: '9.00' },
      total: { value: '49.00' },
      problems: [],
    });
  });

  it('asks for an address by its country, as the checkout does', async () => {
    const asked = (country: string) =>
      shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/address-forms/${country}`);
    const { fields } = (await asked('US')).json.addressForm;
    expect(fields.map(({ label }: Reply) => label)).toEqual(
      expect.arrayContaining(['Address', 'City', 'State', 'ZIP code']),
    );
    const states = fields.find(({ name }: Reply) => name === 'region').options;
    expect(states).toContainEqual({ value: 'NY', label: 'New York' });
    const german = (await asked('DE')).json.addressForm.fields.map(({ name }: Reply) => name);
    expect(german).toEqual(['address1', 'address2', 'postalCode', 'city']);
    for (const country of ['ZZ', 'us', '..']) expect((await asked(country)).status).not.toBe(200);
    expect((await asked('ZZ')).json).toMatchObject({ code: 'country-unknown', field: 'country' });
  });

  it('keeps one variant in two lines apart', async () => {
    await shop.setStock('MUG', 20);
    const draft = await saved({ lines: [product('MUG', { price: '1.00' }), product('MUG')] });
    expect(draft.lines.map((line: Reply) => line.unitPrice.value)).toEqual(['1.00', '12.00']);
  });

  it.each([
    [
      'an amount that the currency cannot hold',
      () => ({ lines: [own({ price: '1.001' })] }),
      'lines.0.price',
    ],
    ['an amount off', () => ({ discount: { kind: 'fixed', amount: '0.001' } }), 'discount.amount'],
    [
      'a price of shipping',
      () => ({ shipping: { kind: 'own', name: 'X', price: '1.001' } }),
      'shipping.price',
    ],
    [
      'what is not sold',
      () => ({ lines: [product('MUG', { variantId: shop.siteId })] }),
      'lines.0.variantId',
    ],
  ])('names the field of %s', async (_what, more, field) => {
    const answer = await save(await begin(), more());
    expect([answer.status, answer.json.field]).toEqual([400, field]);
  });

  it.each([0, 10_000, 1.5])('refuses a quantity of %d', async (quantity) => {
    const answer = await save(await begin(), { lines: [product('MUG', { quantity })] });
    expect(answer.status).toBe(400);
  });

  it('is saved over the version that was read, and no other', async () => {
    const draft = await begin();
    const both = await Promise.all([save(draft, { note: 'a' }), save(draft, { note: 'b' })]);
    expect(both.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find((one) => one.status === 409)?.json.code).toBe('draft-changed');
  });

  it('counts in no number and takes no stock', async () => {
    const before = await orders();
    await shop.setStock('MUG', 3);
    const draft = await saved({ email: 'nobody-yet@shop.example', lines: [product('MUG', { quantity: 3 })] });
    expect((await send(draft)).status).toBe(200);
    expect(await shop.stock('MUG')).toEqual({ onHand: 3, reserved: 0 });
    expect(await orders()).toBe(before);
    const customers = await shop.owner.send(
      'GET',
      `/api/studio/sites/${shop.siteId}/customers?search=nobody-yet`,
    );
    expect(customers.json.total).toBe(0);
    const listed = await shop.owner.send('GET', `${base()}?search=nobody-yet`);
    expect(listed.json.drafts).toMatchObject([{ state: 'sent', itemCount: 3, total: { value: '42.50' } }]);
  });
});

describe('an order by hand', () => {
  it('is marked as paid, takes its stock and says who placed it', async () => {
    await shop.setStock('MUG', 5);
    const draft = await saved({ lines: [product('MUG', { quantity: 2 }), own()] });
    const placed = await place(draft);
    expect(placed.status).toBe(200);
    expect((await shop.stock('MUG')).onHand).toBe(3);
    const path = `/api/studio/sites/${shop.siteId}/orders/${placed.json.orderId}`;
    const { order } = (await shop.owner.send('GET', path)).json;
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      testMode: false,
      total: { value: '35.00' },
      payments: [{ methodName: 'Cash', status: 'captured' }],
      lines: [{ title: 'Mug' }, { title: 'Engraving', productId: '' }],
    });
    expect(order.timeline[0]).toMatchObject({ kind: 'placed', actor: expect.stringContaining('@') });
    const again = await place(draft);
    expect(again.json).toEqual(placed.json);
    const body = { key: 'cancel-by-hand', reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/cancel`, body)).json.order.status).toBe('canceled');
    expect((await shop.stock('MUG')).onHand).toBe(5);
  });

  it('may wait for its money, which is then said to have come', async () => {
    const placed = await place(await saved({ lines: [own({ shipped: true })] }), { paid: false });
    const path = `/api/studio/sites/${shop.siteId}/orders/${placed.json.orderId}`;
    const { order } = (await shop.owner.send('GET', path)).json;
    expect(order).toMatchObject({ paymentStatus: 'unpaid', fulfilmentStatus: 'unfulfilled' });
    const paid = await shop.owner.send('POST', `${path}/payments/${order.payments[0].id}/received`);
    expect(paid.json.order.paymentStatus).toBe('paid');
  });

  it('needs nobody’s address', async () => {
    const nobody = { email: '', shippingAddress: null, shipping: { kind: 'none' } };
    const placed = await place(await saved({ ...nobody, lines: [own()] }));
    expect(placed.status).toBe(200);
  });

  it('is not placed for more than there is', async () => {
    await shop.setStock('MUG', 1);
    const draft = await saved({ lines: [product('MUG', { quantity: 2 })] });
    expect(draft.problems).toMatchObject([{ code: 'not-enough-stock', field: 'lines.0' }]);
    expect((await place(draft)).json.code).toBe('not-enough-stock');
    expect(await shop.stock('MUG')).toEqual({ onHand: 1, reserved: 0 });
  });

  it('takes the last unit once of ten at once', async () => {
    await shop.setStock('MUG', 1);
    const drafts = await Promise.all(Array.from({ length: 10 }, () => saved({ lines: [product('MUG')] })));
    const placed = await Promise.all(drafts.map((one) => place(one)));
    expect(placed.filter((one) => one.status === 200)).toHaveLength(1);
    expect(await shop.stock('MUG')).toEqual({ onHand: 0, reserved: 0 });
  });

  it('may be free', async () => {
    const free = { lines: [own({ discount: { kind: 'percent', percent: 100 } })] };
    const placed = await place(await saved(free));
    expect(placed.status).toBe(200);
  });
});

describe('drafts of others', () => {
  it('are not there', async () => {
    const draft = await saved({ lines: [own()] });
    const other = await addShop(shop.app, 'drafts-elsewhere');
    const there = `/api/studio/sites/${other.siteId}/drafts/${draft.id}`;
    const here = `${base()}/${draft.id}`;
    const version = draft.version;
    const calls = [
      ['GET', '', undefined],
      ['PUT', '', { version, draft: blankDraft }],
      ['POST', '/invoice', { version, days: 1 }],
      ['POST', '/order', { version, paid: true, method: 'Cash' }],
      ['DELETE', '', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await other.owner.send(method, `${there}${path}`, body)).status).toBe(404);
      expect([403, 404]).toContain((await other.owner.send(method, `${here}${path}`, body)).status);
      expect((await shop.app.studio().send(method, `${here}${path}`, body)).status).toBe(401);
    }
    expect((await shop.owner.send('GET', here)).status).toBe(200);
  });
});
