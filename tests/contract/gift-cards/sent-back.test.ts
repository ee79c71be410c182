import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { giftCardJobs } from '@veranda/server/features/gift-cards/jobs';
import { orderJobs } from '@veranda/server/features/orders/jobs';
import { paymentJobs } from '@veranda/server/features/payments/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { card, cartPath, details } from '../checkout/shop.ts';
import { type DigitalShop, createDigitalShop, skuOf } from './digital-shop.ts';
import { fileForm } from '../../support/file-form.ts';

let shop: DigitalShop;
let base: string;
let item: string;
let songs: string;
let keys = 0;

beforeAll(async () => {
  shop = await createDigitalShop('returned');
  base = `/api/studio/sites/${shop.siteId}`;
  item = await shop.addProduct({ kind: 'gift-card', title: 'Gift Card', prices: { '': '25.00' } });
  songs = await shop.addProduct({ kind: 'digital', title: 'Songs', prices: { '': '9.00' } });
  const file = { fileName: 'rain.flac', content: 'the sound of rain', type: 'audio/flac' };
  const { body, headers } = fileForm(file);
  const sent = await shop.owner.send('POST', `${base}/products/${songs}/files`, body, headers);
  expect(sent.status, sent.text).toBe(200);
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

/** The test bank does every refund of it, and sends it back a minute later. */
const sendsBack = card('4000000000005530');
const buyer = { email: 'ben@buyer.example' };

const read = async (orderId: string): Promise<Reply> =>
  (await shop.owner.send('GET', `${base}/orders/${orderId}`)).json.order;

async function refund(orderId: string, amount: string): Promise<void> {
  keys += 1;
  const body = { key: `refund-key-${keys}`, amount, restock: false, reason: '', notify: false };
  const given = await shop.owner.send('POST', `${base}/orders/${orderId}/refunds`, body);
  expect(given.json.refund.status, given.text).toBe('done');
}

async function aMinuteLater(orderId: string): Promise<void> {
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .updateTable('test_refund')
      .set({ createdAt: new Date(Date.now() - 61_000) })
      .execute(),
  );
  await shop.work(paymentJobs(shop.app.deps), 'payment-event', true);
  await shop.work(orderJobs(shop.app.deps), 'reconcile-refund', true);
  expect((await read(orderId)).refunds.map((one: Reply) => one.status)).toContain('failed');
}

async function soldCard(email: string) {
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
  const { orderId } = await shop.pay(session, { payment: sendsBack, details: buyer });
  await shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail');
  const mail = (await shop.mails()).find((one) => one.to === email);
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
  const find = async (): Promise<Reply> =>
    (await shop.owner.send('GET', `${base}/gift-cards`)).json.giftCards.find(
      (giftCard: Reply) => giftCard.orderId === orderId,
    );
  return { orderId: orderId as string, code, find };
}

describe('a refund that the bank sends back, of a gift card that was sold', () => {
  it('makes the card good again with its value and its code; then it is refunded once more', async () => {
    const { orderId, code, find } = await soldCard('whole@gift.example');
    await refund(orderId, '25.00');
    expect(await find()).toMatchObject({ status: 'disabled', balance: { value: '0.00' } });
    await aMinuteLater(orderId);
    expect(await find()).toMatchObject({ status: 'active', balance: { value: '25.00' } });
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'paid', refundable: { value: '25.00' } });
    await shop.setStock('MUG', 5);
    const holder = await shop.shopper();
    await shop.add(holder, 'MUG');
    await holder.send('PUT', '/api/commerce/checkout', details);
    expect((await holder.send('POST', `${cartPath}/gift-cards`, { code })).status).toBe(200);
    await refund(orderId, '25.00');
    expect(await find()).toMatchObject({ status: 'disabled', balance: { value: '0.00' } });
  });

  it('puts a part back on the card that was taken off it', async () => {
    const { orderId, find } = await soldCard('part@gift.example');
    await refund(orderId, '10.00');
    expect(await find()).toMatchObject({ status: 'active', balance: { value: '15.00' } });
    await aMinuteLater(orderId);
    expect(await find()).toMatchObject({ status: 'active', balance: { value: '25.00' } });
  });

  it('leaves a card alone that somebody has disabled', async () => {
    const { orderId, find } = await soldCard('byhand@gift.example');
    await refund(orderId, '10.00');
    const { id } = await find();
    expect((await shop.owner.send('POST', `${base}/gift-cards/${id}/disable`)).status).toBe(200);
    await aMinuteLater(orderId);
    expect(await find()).toMatchObject({ status: 'disabled', balance: { value: '0.00' } });
  });
});

describe('a refund that the bank sends back, of downloads', () => {
  it('opens them again', async () => {
    const session = await shop.shopper();
    const entry = { itemId: songs, sku: skuOf('Songs', ''), quantity: 1 };
    await session.send('POST', '/api/commerce/shopping-cart/entries', entry);
    const done = await shop.pay(session, { payment: sendsBack, details: buyer });
    const page = (await session.send('GET', done.confirmationUrl)).text;
    const link = (/href="(\/downloads\/[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
    expect((await session.send('GET', link)).status).toBe(200);
    await refund(done.orderId, '9.00');
    expect((await session.send('GET', link)).json.code).toBe('download-ended');
    await aMinuteLater(done.orderId);
    expect((await session.send('GET', link)).status).toBe(200);
  });
});
