import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { giftCardJobs } from '@veranda/server/features/gift-cards/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details } from '../checkout/shop.ts';
import { chooseGiftCard, type DigitalShop, createDigitalShop, skuOf } from './digital-shop.ts';

let shop: DigitalShop;
let item: string;
let base: string;

beforeAll(async () => {
  shop = await createDigitalShop('given-back');
  base = `/api/studio/sites/${shop.siteId}/gift-cards`;
  item = await shop.addProduct({ kind: 'gift-card', title: 'Gift Card', prices: { '': '25.00' } });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const choose = (session: Session, more: Readonly<Record<string, string>> = {}) =>
  chooseGiftCard(session, item, { sku: skuOf('Gift Card', ''), ...more });

async function cards() {
  return (await shop.owner.send('GET', base)).json.giftCards;
}

describe('a gift card that is refunded', () => {
  it('refunds only its balance, and then it is disabled', async () => {
    await shop.setStock('MUG', 20);
    const session = await shop.shopper();
    await choose(session, { recipientEmail: 'spent@gift.example' });
    const { orderId } = await shop.pay(session, { details: { email: 'ben@buyer.example' } });
    await shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail');
    const mail = (await shop.mails()).find((one) => one.to === 'spent@gift.example');
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    const holder = await shop.shopper();
    await shop.add(holder, 'MUG');
    await holder.send('POST', '/api/commerce/shopping-cart/gift-cards', { code });
    await holder.send('PUT', '/api/commerce/checkout', details);
    await shop.pay(holder, { payment: undefined, expectedAmountDueCents: 0, details });
    const path = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
    const said = { restock: false, reason: '', notify: false };
    const tooMuch = await shop.owner.send('POST', `${path}/refunds`, {
      ...said,
      key: 'refund-key-a',
      amount: '25.00',
    });
    expect(tooMuch.status).toBe(409);
    const rest = await shop.owner.send('POST', `${path}/refunds`, {
      ...said,
      key: 'refund-key-b',
      amount: '7.50',
    });
    expect(rest.status).toBe(200);
  });

  it('cancels its order and is disabled when nothing of it was spent', async () => {
    const session = await shop.shopper();
    await choose(session);
    const { orderId } = await shop.pay(session, { details: { email: 'ben@buyer.example' } });
    const path = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
    const refund = { key: 'refund-key-c', amount: '25.00', restock: false, reason: '', notify: false };
    expect((await shop.owner.send('POST', `${path}/refunds`, refund)).status).toBe(200);
    const card = (await cards()).find((one: { orderId: string }) => one.orderId === orderId);
    expect(card).toMatchObject({ status: 'disabled', balance: { value: '0.00' } });
  });
});

describe('a part of a gift card that is refunded', () => {
  it('is taken off its balance, and the rest disables it', async () => {
    const session = await shop.shopper();
    await choose(session);
    const { orderId } = await shop.pay(session, { details: { email: 'ben@buyer.example' } });
    const find = async () => (await cards()).find((card: { orderId: string }) => card.orderId === orderId);
    const { id } = await find();
    const give = (key: string, amount: string) =>
      shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/orders/${orderId}/refunds`, {
        key,
        amount,
        restock: false,
        reason: '',
        notify: false,
      });
    expect((await give('refund-part-a', '10.00')).status).toBe(200);
    expect((await give('refund-part-a', '10.00')).status).toBe(200);
    expect(await find()).toMatchObject({ status: 'active', balance: { value: '15.00' } });
    const { ledger } = (await shop.owner.send('GET', `${base}/${id}`)).json;
    expect(ledger[0]).toMatchObject({ kind: 'refund', delta: { value: '-10.00' }, orderId });
    expect((await give('refund-part-b', '15.01')).status).toBe(409);
    expect((await give('refund-part-c', '15.00')).status).toBe(200);
    expect(await find()).toMatchObject({ status: 'disabled', balance: { value: '0.00' } });
  });
});
