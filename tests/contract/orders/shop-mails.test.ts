import { orderJobs } from '@veranda/server/features/orders/jobs';
import { paymentJobs } from '@veranda/server/features/payments/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { card, details } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from '../subscriptions/subscription-shop.ts';

let shop: SubscriptionShop;
const disputed = '4000000000000259';

beforeAll(async () => {
  shop = await createSubscriptionShop('owner-mails');
});
beforeEach(async () => {
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  await shop.setStock('MUG', 20);
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

async function work(...topics: readonly string[]): Promise<void> {
  const jobs = { ...orderJobs(shop.app.deps), ...paymentJobs(shop.app.deps) };
  for (const topic of topics) await shop.work(jobs, topic);
}

/** Buys a mug. @returns the order's id and number */
async function buy(email: string, number = '4242424242424242', note = ''): Promise<Reply> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  await session.send('PUT', '/api/commerce/checkout', { ...details, email, note });
  return shop.pay(session, { payment: card(number) });
}

const told = async (subject: RegExp) => (await shop.mails()).filter((mail) => subject.test(mail.subject));
const places = ['order-placed', 'shop-order-mail'] as const;

describe('to the owner, of an order', () => {
  it('tells what was bought, for how much, by whom, where it goes and what they wrote; once', async () => {
    const { orderId, orderNumber } = await buy('ada@buyer.example', undefined, 'Please wrap it.');
    await work(...places);
    // A message that is delivered twice is one mail.
    await shop.app.db.global((tx) =>
      tx.updateTable('outbox').set({ sentAt: null }).where('topic', 'in', places).execute(),
    );
    await work(...places);
    const mails = await told(/^New order #/);
    const [mail] = mails;
    expect(new Set(mails.map((one) => one.subject))).toEqual(new Set([`New order #${orderNumber}: $17.50`]));
    expect(mail?.to).toMatch(/@/);
    expect(mail?.to).not.toBe('ada@buyer.example');
    for (const words of ['ada@buyer.example', 'Mug', '$17.50', '1 Mill Lane', 'Please wrap it.'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`/config/owner-mails/commerce/orders/${orderId}`);
  });

  it('may be switched off', async () => {
    const path = `${shop.base}/commerce/mail-settings`;
    const { mailSettings } = (await shop.owner.send('GET', path)).json;
    const { words, version, mayBeOff } = mailSettings.find(
      (notification: Reply) => notification.kind === 'shop-order',
    );
    expect(mayBeOff).toBe(true);
    const off = await shop.owner.send('PUT', `${path}/shop-order`, { words, version, enabled: false });
    expect(off.status).toBe(200);
    await buy('off@buyer.example');
    await work(...places);
    const sent = await told(/./);
    expect(sent.filter((one) => one.to === 'off@buyer.example')).toHaveLength(1);
    expect(sent.filter((one) => one.text.includes('off@buyer.example'))).toEqual([]);
    const on = { words, version: off.json.mailSetting.version, enabled: true };
    expect((await shop.owner.send('PUT', `${path}/shop-order`, on)).status).toBe(200);
  });

  it('is not sent for the charges of subscriptions, which have mails of their own', async () => {
    await work(...places);
    const before = (await told(/^New order/)).length;
    const box = await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
    const { id } = await shop.subscribed(box, 'Veg box');
    await shop.renewAt(Date.parse((await shop.read(id)).subscription.nextAt));
    await work(...places);
    expect(await told(/^New order/)).toHaveLength(before);
  });
});

describe('to the owner, of a dispute', () => {
  it('names the order, the amount, the reason and until when to answer; once, and cannot be switched off', async () => {
    const { orderNumber, orderId } = await buy('dan@buyer.example', disputed);
    // The provider may say so any number of times.
    for (const _time of [1, 2]) {
      await shop.app.db.global((tx) =>
        tx.updateTable('outbox').set({ sentAt: null }).where('topic', '=', 'payment-event').execute(),
      );
      await work('payment-event', 'shop-dispute-mail');
    }
    const mails = await told(/is disputed$/);
    expect(mails.map((mail) => mail.subject)).toEqual([`A payment for order #${orderNumber} is disputed`]);
    const text = mails[0]?.text ?? '';
    expect(mails[0]?.to).not.toBe('dan@buyer.example');
    expect(text).toContain('dan@buyer.example has disputed $17.50');
    expect(text).toMatch(/Respond at your payment provider by \w+ \d{1,2}, \d{4}\./);
    expect(text).toContain('Reason given: ');
    expect(text).toContain(`/commerce/orders/${orderId}`);
    const { mailSettings } = (await shop.owner.send('GET', `${shop.base}/commerce/mail-settings`)).json;
    expect(mailSettings.find((notification: Reply) => notification.kind === 'shop-dispute').mayBeOff).toBe(
      false,
    );
  });
});
