import { sql } from 'kysely';
import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { giftCardJobs } from '@veranda/server/features/gift-cards/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { details, good } from '../checkout/shop.ts';
import { type DigitalShop, createDigitalShop, skuOf } from './digital-shop.ts';

let shop: DigitalShop;
let item: string;

beforeAll(async () => {
  shop = await createDigitalShop('sold');
  item = await shop.addProduct({ kind: 'gift-card', title: 'Gift Card', prices: { '': '25.00' } });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function boughtCode(email: string) {
  const session = await shop.shopper();
  await session.send('POST', `/gift-card/${item}`, {
    sku: skuOf('Gift Card', ''),
    to: 'recipient',
    recipientName: 'Ada',
    recipientEmail: email,
    senderName: 'Ben',
    message: '',
    deliverOn: '',
  });
  const { orderId } = await shop.pay(session, { details: { email: 'ben@buyer.example' } });
  await shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail');
  const mail = (await shop.mails()).find((one) => one.to === email);
  return { orderId, code: /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '' };
}

async function holderOf(code: string, mugs: number) {
  await shop.setStock('MUG', 20);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', mugs);
  await session.send('PUT', '/api/commerce/checkout', details);
  const entered = await session.send('POST', '/api/commerce/shopping-cart/gift-cards', { code });
  const complete = (due: number, payment?: object) =>
    session.send('POST', '/api/commerce/checkout/complete', {
      expectedGrandTotalCents: 1250 * mugs + 500,
      expectedAmountDueCents: due,
      payment,
      details,
    });
  return { session, entered, complete };
}

function inTransaction(change: Parameters<typeof shop.app.db.forSite<void>>[1]) {
  return shop.app.db.forSite(shop.siteId, change);
}

describe('a gift card and test mode', () => {
  it('that was bought in test mode pays nothing in live mode', async () => {
    const { code } = await boughtCode('test@gift.example');
    const holder = await holderOf(code, 1);
    expect(holder.entered.status).toBe(200);
    await inTransaction(async (tx) => {
      const key = sql<Uint8Array>`'\\x00'::bytea`;
      await sql`insert into payment_account (site_id, id, provider, test_mode, publishable_key, secret_key,
        webhook_secret, connected_by) values (${shop.siteId}, gen_random_uuid(), 'stripe', false, 'pk_live_1',
        ${key}, ${key}, 'owner')`.execute(tx);
    });
    const refused = await holder.complete(0);
    expect([refused.status, refused.json.code]).toEqual([409, 'gift-card-test']);
    expect((await holderOf(code, 1)).entered.json.code).toBe('gift-card-test');
    await inTransaction(async (tx) => {
      await sql`update payment_account set left_at = now() where site_id = ${shop.siteId}`.execute(tx);
    });
    expect((await holder.complete(0)).json.status).toBe('placed');
  });

  it('that was bought with money pays no order beside a test card', async () => {
    const { code, orderId } = await boughtCode('live@gift.example');
    await inTransaction(async (tx) => {
      await sql`update gift_card set test_mode = false where order_id = ${orderId}`.execute(tx);
    });
    const refused = await (await holderOf(code, 2)).complete(500, good);
    expect([refused.status, refused.json.code]).toEqual([409, 'gift-card-not-test']);
    const placed = (await (await holderOf(code, 1)).complete(0)).json;
    const path = `/api/studio/sites/${shop.siteId}/orders/${placed.orderId}`;
    expect((await shop.owner.send('GET', path)).json.order.testMode).toBe(false);
  });
});

describe('a refund onto a gift card', () => {
  it('is refused where the card is disabled, before anything is moved', async () => {
    const cards = `/api/studio/sites/${shop.siteId}/gift-cards`;
    const issued = (await shop.owner.send('POST', cards, { amount: '10.00', note: '' })).json;
    const placed = (await (await holderOf(issued.code, 1)).complete(750, good)).json;
    const path = `/api/studio/sites/${shop.siteId}/orders/${placed.orderId}`;
    const said = { restock: false, reason: '', notify: false };
    const give = (key: string) =>
      shop.owner.send('POST', `${path}/refunds`, { ...said, key, amount: '4.00' });
    expect((await give('refund-active')).status).toBe(200);
    await shop.owner.send('POST', `${cards}/${issued.giftCard.id}/disable`);
    for (const refused of [
      await give('refund-disabled'),
      await shop.owner.send('POST', `${path}/cancel`, { ...said, key: 'cancel-disabled' }),
      await shop.owner.send('POST', `${path}/refund-preview`, {
        ...said,
        key: 'preview-key',
        amount: '4.00',
      }),
    ])
      expect([refused.status, refused.json.code], refused.text).toEqual([409, 'refund-card-disabled']);
    const { order } = (await shop.owner.send('GET', path)).json;
    expect([order.status, order.refunds.length]).toEqual(['pending', 1]);
    const { giftCard } = (await shop.owner.send('GET', `${cards}/${issued.giftCard.id}`)).json;
    expect(giftCard.balance.value).toBe('0.00');
  });
});

describe('an order of a gift card that was spent in part', () => {
  it('is canceled: what is left of the card is refunded, what was spent of it is not', async () => {
    const { code, orderId } = await boughtCode('spender@gift.example');
    const spent = (await (await holderOf(code, 1)).complete(0)).json;
    expect(spent.status).toBe('placed');
    const base = `/api/studio/sites/${shop.siteId}`;
    const path = `${base}/orders/${orderId}`;
    const pending = await shop.owner.send('PUT', `${path}/status`, { status: 'pending' });
    expect(pending.json.order, pending.text).toMatchObject({
      status: 'pending',
      refundable: { value: '7.50' },
      cancelable: true,
      lines: [{ refundableQuantity: 0 }],
    });
    const cancel = { key: 'cancel-spent', reason: '', notify: false };
    const canceled = await shop.owner.send('POST', `${path}/cancel`, cancel);
    expect(canceled.json.order, canceled.text).toMatchObject({
      status: 'canceled',
      paymentStatus: 'partially_refunded',
      refunds: [{ status: 'done', amount: { value: '7.50' }, lines: [{ quantity: 1 }] }],
      lines: [{ refundedQuantity: 1 }],
    });
    const kinds = canceled.json.order.timeline.map((one: { kind: string }) => one.kind);
    expect(kinds).toContain('canceled');
    expect(kinds).not.toContain('cancel-stopped');
    const { giftCards } = (await shop.owner.send('GET', `${base}/gift-cards`)).json;
    const card = giftCards.find((giftCard: { orderId: string }) => giftCard.orderId === orderId);
    expect(card).toMatchObject({ status: 'disabled', balance: { value: '0.00' } });
    const more = { key: 'after-cancel', amount: '1.00', restock: false, reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/refunds`, more)).json.code).toBe('order-canceled');
  });
});

describe('a refund of a gift card that the bank refuses', () => {
  it('leaves the card as it was', async () => {
    const session = await shop.shopper();
    await session.send('POST', `/gift-card/${item}`, { sku: skuOf('Gift Card', ''), to: 'me' });
    const payment = { ...good, number: '4000000000005126' };
    const { orderId } = await shop.pay(session, { payment, details: { email: 'ben@buyer.example' } });
    const refund = { key: 'refund-of-bank', amount: '10.00', restock: false, reason: '', notify: false };
    const path = `/api/studio/sites/${shop.siteId}`;
    const refused = await shop.owner.send('POST', `${path}/orders/${orderId}/refunds`, refund);
    expect(refused.json.code).toBe('refund-refused');
    const { giftCards } = (await shop.owner.send('GET', `${path}/gift-cards`)).json;
    const card = giftCards.find((giftCard: { orderId: string }) => giftCard.orderId === orderId);
    expect(card).toMatchObject({ status: 'active', balance: { value: '25.00' } });
  });
});
