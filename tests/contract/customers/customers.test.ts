import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { giftCardJobs } from '@veranda/server/features/gift-cards/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { address, addShop, details } from '../checkout/shop.ts';
import { type DigitalShop, createDigitalShop, skuOf } from '../gift-cards/digital-shop.ts';

let shop: DigitalShop;
let base: string;
const orders: Record<string, string[]> = {};

/** Ada buys twice as a guest, Ben once with an account, Cy has an account only. */
beforeAll(async () => {
  shop = await createDigitalShop('customers');
  base = `/api/studio/sites/${shop.siteId}/customers`;
  await shop.setStock('MUG', 50);
  await buy('Ada', 'Stone', 'ada@shop.example');
  await signUp('ben@shop.example');
  await buy('Ben', 'Ferrer', 'ben@shop.example');
  await signUp('cy@shop.example');
  await buy('Ada', 'Stone-Vale', 'ADA@shop.example');
});
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});
afterAll(() => shop.close());

async function buy(firstName: string, lastName: string, email: string): Promise<void> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 2);
  const shippingAddress = { ...address, firstName, lastName };
  const bought = await shop.complete(session, 3000, { details: { ...details, email, shippingAddress } });
  expect(bought.status).toBe(200);
  (orders[firstName] ??= []).push(bought.json.orderId);
}

async function signUp(email: string): Promise<void> {
  const session = await shop.shopper();
  const made = await session.send('POST', '/api/site-users/account', { email, password: 'a quiet rye loaf' });
  expect(made.status).toBe(200);
}

const list = async (query = ''): Promise<Reply> => (await shop.owner.send('GET', `${base}?${query}`)).json;
const idOf = async (email: string): Promise<string> =>
  (await list(`search=${encodeURIComponent(email)}`)).customers[0].id;

describe('customers', () => {
  it('are the orders and the account of one address, who was seen last first', async () => {
    const { customers, total } = await list();
    expect(total).toBe(3);
    expect(customers).toMatchObject([
      {
        email: 'ada@shop.example',
        name: 'Ada Stone-Vale',
        hasAccount: false,
        orderCount: 2,
        spent: { value: '60.00', currency: 'USD' },
      },
      {
        email: 'cy@shop.example',
        hasAccount: true,
        orderCount: 0,
        lastOrderAt: null,
        spent: { value: '0.00' },
      },
      { email: 'ben@shop.example', name: 'Ben Ferrer', hasAccount: true, orderCount: 1 },
    ]);
  });

  it.each([
    ['search=FERRER', ['ben@shop.example']],
    ['search=ada%40', ['ada@shop.example']],
    ['search=%25', []],
    ['page=2', []],
  ])('?%s', async (query, emails) => {
    expect((await list(query)).customers.map((one: Reply) => one.email)).toEqual(emails);
  });

  it('are found by any of their orders, with their orders and addresses', async () => {
    for (const id of orders['Ada'] ?? []) {
      const { customer } = (await shop.owner.send('GET', `${base}/${id}`)).json;
      expect(customer).toMatchObject({ email: 'ada@shop.example', orders: [{ number: 3 }, { number: 1 }] });
      expect(customer.addresses.map((lines: string[]) => lines[0])).toEqual(['Ada Stone-Vale', 'Ada Stone']);
    }
  });

  it('of another site are not found', async () => {
    const other = await addShop(shop.app, 'customers-elsewhere');
    const id = await idOf('ben@shop.example');
    const path = `/api/studio/sites/${other.siteId}/customers`;
    expect((await other.owner.send('GET', path)).json).toMatchObject({ customers: [], total: 0 });
    expect((await other.owner.send('GET', `${path}/${id}`)).status).toBe(404);
    expect((await other.owner.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect([403, 404]).toContain((await other.owner.send('DELETE', `${base}/${id}`)).status);
  });
});

describe('the data of a customer', () => {
  it('is exported whole', async () => {
    const file = await shop.owner.send('GET', `${base}/${await idOf('ada@')}/data.json`);
    expect(file.headers.get('content-disposition')).toContain('customer.json');
    expect(JSON.parse(file.text)).toMatchObject({
      email: 'ada@shop.example',
      account: null,
      orders: [
        { number: 3, shippingAddress: { lastName: 'Stone-Vale' }, items: [{ sku: 'MUG', quantity: 2 }] },
        { number: 1, shippingAddress: { lastName: 'Stone' } },
      ],
    });
    const ben = await shop.owner.send('GET', `${base}/${await idOf('ben@')}/data.json`);
    expect(JSON.parse(ben.text).account).not.toBeNull();
  });

  it('is deleted when nothing of theirs is open; the orders keep their amounts', async () => {
    const id = await idOf('ben@');
    expect((await shop.owner.send('DELETE', `${base}/${id}`)).json.code).toBe('customer-order-open');
    const order = `/api/studio/sites/${shop.siteId}/orders/${orders['Ben']?.[0]}`;
    await shop.owner.send('PUT', `${order}/status`, { status: 'fulfilled' });
    expect((await shop.owner.send('DELETE', `${base}/${id}`)).json).toEqual({ id });
    expect((await list('search=ben')).total).toBe(0);
    expect((await shop.owner.send('GET', `${base}/${id}`)).json.code).toBe('unknown-customer');
    const left = (await shop.owner.send('GET', order)).json.order;
    expect(left).toMatchObject({
      email: '',
      customerName: '',
      shippingAddress: null,
      total: { value: '30.00' },
    });
    const text = JSON.stringify(left);
    for (const word of ['ben@', 'Ferrer', 'Mill Lane', '4242']) expect(text).not.toContain(word);
    const again = await (await shop.shopper()).send('POST', '/api/site-users/account/session', {
      email: 'ben@shop.example',
      password: 'a quiet rye loaf',
      rememberMe: false,
    });
    expect(again.status).toBe(401);
  });

  it('leaves the data of others when it is deleted', async () => {
    const id = await idOf('cy@');
    expect((await shop.owner.send('DELETE', `${base}/${id}`)).status).toBe(200);
    expect(await list()).toMatchObject({
      total: 1,
      customers: [{ email: 'ada@shop.example', orderCount: 2 }],
    });
  });

  it('leaves nothing of who bought a gift card and of what it says', async () => {
    const item = await shop.addProduct({
      kind: 'gift-card',
      title: 'Card',
      prices: { $25: '25.00', $50: '50.00' },
    });
    const gift = {
      sku: skuOf('Card', '$25'),
      to: 'recipient',
      recipientName: 'Eve Gift',
      deliverOn: '',
      recipientEmail: 'eve@gift.example',
      senderName: 'Dee Giver',
      message: 'For the long winter',
    };
    const session = await shop.shopper();
    await session.send('POST', `/gift-card/${item}`, gift);
    await shop.pay(session, { details: { email: 'dee@shop.example' } });
    await shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail');
    expect((await shop.owner.send('DELETE', `${base}/${await idOf('dee@')}`)).status).toBe(200);
    const left = await shop.app.db.forSite(shop.siteId, async (tx) => ({
      carts: await tx.selectFrom('cart').selectAll().where('purpose', '=', 'gift-card').execute(),
      actors: await tx.selectFrom('gift_card').select(['actor', 'senderName']).execute(),
    }));
    expect(left.carts).toHaveLength(1);
    expect(left.actors).toEqual([{ actor: '', senderName: '' }]);
    const text = JSON.stringify(left.carts, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const word of ['dee@', 'Dee Giver', 'Eve Gift', 'eve@', 'long winter'])
      expect(text).not.toContain(word);
  });

  it('leaves nothing of what they filled in, of who wrote a review, and of why money went back', async () => {
    await buy('Fay', 'Marsh', 'fay@shop.example');
    const orderId = orders['Fay']?.[0] ?? '';
    const path = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
    const refund = {
      key: 'fay-was-ill',
      amount: '1.00',
      restock: false,
      reason: 'Fay was ill',
      notify: false,
    };
    expect((await shop.owner.send('POST', `${path}/refunds`, refund)).status).toBe(200);
    await shop.owner.send('PUT', `${path}/status`, { status: 'fulfilled' });
    await shop.app.db.forSite(shop.siteId, async (tx) => {
      const { cartId } = await tx
        .selectFrom('orders')
        .select('cartId')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const filledIn = JSON.stringify([{ label: 'Name on it', value: 'Fay Marsh' }]);
      await tx
        .updateTable('cart_entry')
        .set({ additionalFields: filledIn })
        .where('cartId', '=', cartId)
        .execute();
      const { productId } = shop.variant('MUG');
      const review = { siteId: shop.siteId, productId, origin: 'native', rating: 5, author: 'Fay M.' };
      await tx
        .insertInto('review')
        .values({
          ...review,
          id: shop.app.deps.newId(),
          orderId,
          sourceKey: null,
          decidedAt: null,
        })
        .execute();
    });
    const id = await idOf('fay@');
    const file = await shop.owner.send('GET', `${base}/${id}/data.json`);
    expect(JSON.parse(file.text).reviews).toMatchObject([{ author: 'Fay M.', rating: 5 }]);
    expect((await shop.owner.send('DELETE', `${base}/${id}`)).status).toBe(200);
    const left = await shop.app.db.forSite(shop.siteId, async (tx) => ({
      entries: await tx.selectFrom('cart_entry').select('additionalFields').execute(),
      reviews: await tx.selectFrom('review').select('author').execute(),
      refunds: await tx.selectFrom('refund').select('reason').execute(),
    }));
    expect(JSON.stringify(left)).not.toContain('Fay');
  });
});

describe('the name of a customer', () => {
  it('is that of the last order that has one: what is not sent asks for none', async () => {
    await buy('Gil', 'Harrow', 'gil@shop.example');
    await buy('Gil', 'Elsewhere', 'gil@shop.example');
    const [, second = ''] = orders['Gil'] ?? [];
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('orders')
        .set({ shippingAddress: null, billingAddress: null })
        .where('id', '=', second)
        .execute(),
    );
    expect((await list('search=gil%40')).customers).toMatchObject([{ name: 'Gil Harrow', orderCount: 2 }]);
  });
});
