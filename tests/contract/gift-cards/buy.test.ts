import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { giftCardJobs } from '@veranda/server/features/gift-cards/jobs';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { chooseGiftCard, type DigitalShop, createDigitalShop, skuOf } from './digital-shop.ts';

let shop: DigitalShop;
let item: string;
let base: string;

beforeAll(async () => {
  shop = await createDigitalShop('cards');
  base = `/api/studio/sites/${shop.siteId}/gift-cards`;
  item = await shop.addProduct({
    kind: 'gift-card',
    title: 'Gift Card',
    prices: { $25: '25.00', $50: '50.00' },
  });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const sku25 = skuOf('Gift Card', '$25');
const asForm = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const html = { accept: 'text/html' };

const choose = (session: Session, more: Readonly<Record<string, string>> = {}) =>
  chooseGiftCard(session, item, { sku: sku25, ...more });

async function cards() {
  return (await shop.owner.send('GET', base)).json.giftCards;
}

const day = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => dateText(wallTimeOf(Date.now() + days * day, 'America/New_York'));

describe('storefront §5: a gift card as a product', () => {
  it('storefront §8 add entry: title Unable to purchase Gift Card for gift cards; a gift card needs a chosen denomination', async () => {
    const session = await shop.shopper();
    const refused = await choose(session, { sku: '' });
    expect([refused.status, refused.json.error]).toEqual([400, 'Select a denomination for the Gift Card']);
    const page = await session.send('POST', `/gift-card/${item}`, asForm({ to: 'me' }), html);
    expect(page.status).toBe(400);
    expect(page.text).toContain('Select a denomination for the Gift Card');
    expect(page.text).toContain('Unable to purchase Gift Card');
  });

  it('storefront §5: a gift card put in the cart needs a chosen denomination first', async () => {
    const session = await shop.shopper();
    const add = (more: object) =>
      session.send('POST', '/api/commerce/shopping-cart/entries', { itemId: item, quantity: 1, ...more });
    for (const more of [{}, { sku: null }])
      expect((await add(more)).json).toMatchObject({ error: 'Select a denomination for the Gift Card' });
    expect((await add({ sku: sku25 })).json.code).toBe('not-sold-in-cart');
  });

  it('shows denominations, recipient, sender, message with its counter and day of delivery', async () => {
    const session = await shop.shopper();
    const page = await session.send('GET', `/gift-card/${item}?option.Value=%2425`);
    expect(page.status).toBe(200);
    for (const name of ['sku', 'to', 'recipientName', 'recipientEmail', 'senderName', 'message', 'deliverOn'])
      expect(page.text).toContain(`name="${name}"`);
    expect(page.text).toContain('data-max-length="80"');
    expect(page.text).toContain('0 / 80');
    expect(page.text).toMatch(new RegExp(`value="${sku25}" checked`));
    expect((await session.send('GET', `/gift-card/${shop.variant('MUG').productId}`)).status).toBe(404);
  });

  it('is not put in the cart', async () => {
    const session = await shop.shopper();
    const added = await session.send('POST', '/api/commerce/shopping-cart/entries', {
      itemId: item,
      sku: sku25,
      quantity: 1,
    });
    expect(added.json.code).toBe('not-sold-in-cart');
  });

  it('says everything that is wrong with the delivery at once', async () => {
    const session = await shop.shopper();
    const wrong = { recipientEmail: 'nobody', message: 'x'.repeat(81), deliverOn: '2026-02-31' };
    const refused = await choose(session, wrong);
    expect(refused.json.errors.map((error: { field: string }) => error.field)).toEqual([
      'recipientEmail',
      'message',
      'deliverOn',
    ]);
    expect((await choose(session, { deliverOn: dayIn(-1) })).json.code).toBe('gift-date-past');
    expect((await choose(session, { deliverOn: dayIn(800) })).json.code).toBe('gift-date-too-far');
    expect((await choose(session, { message: '🎁'.repeat(40) })).status).toBe(200);
  });

  it('goes to the checkout alone, and leaves the cart as it is', async () => {
    await shop.setStock('MUG', 20);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const { cartToken, checkoutUrl } = (await choose(session)).json;
    expect(checkoutUrl).toBe(`/checkout?cartToken=${cartToken}`);
    const { cart } = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(cart).toMatchObject({
      id: cartToken,
      requiresShipping: false,
      grandTotalCents: 2500,
      taxCents: 0,
    });
    const own = (await session.send('GET', '/api/commerce/shopping-cart')).json;
    expect(own.entries.map((entry: { title: string }) => entry.title)).toEqual(['Mug']);
    const page = await session.send('GET', own.checkoutUrl);
    expect(page.text).toContain('Mug');
    expect((await session.send('GET', '/api/commerce/checkout')).json.cart.id).toBe(own.id);
  });

  it('storefront §1 visitor: buys a gift card, which is issued when it is paid, mailed to its recipient, and spent', async () => {
    const session = await shop.shopper();
    await choose(session);
    expect(await cards()).toEqual([]);
    const done = await shop.pay(session, { details: { email: 'ben@buyer.example' } });
    const order = (await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/orders/${done.orderId}`))
      .json;
    expect(order.order).toMatchObject({ status: 'fulfilled', total: { value: '25.00' } });
    const [card] = await cards();
    expect(card).toMatchObject({
      balance: { value: '25.00' },
      recipientEmail: 'ada@gift.example',
      senderName: 'Ben',
      message: 'Enjoy!',
      delivered: false,
      orderId: done.orderId,
    });
    await shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail');
    const mail = (await shop.mails()).find((one) => one.to === 'ada@gift.example');
    expect(mail?.subject).toBe('A gift card from Ben for cards');
    expect(mail?.text).toContain('Enjoy!');
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code.slice(-4)).toBe(card.last4);
    expect((await cards())[0].delivered).toBe(true);
    const holder = await shop.shopper();
    await shop.add(holder, 'MUG');
    const entered = await holder.send('POST', '/api/commerce/shopping-cart/gift-cards', { code });
    expect(entered.json.shoppingCart.giftCards).toMatchObject([{ amountCents: 1200 }]);
    expect((await session.send('GET', '/api/commerce/shopping-cart')).json.entries).toEqual([]);
  });

  it('is mailed on the wished day at nine, and not before', async () => {
    const session = await shop.shopper();
    await choose(session, { deliverOn: dayIn(3), recipientEmail: 'later@gift.example' });
    const done = await shop.pay(session, { details: { email: 'ben@buyer.example' } });
    const order = () => session.send('GET', done.confirmationUrl);
    const jobs = giftCardJobs(shop.app.deps);
    await shop.work(jobs, 'gift-card-mail');
    expect((await order()).text).toContain('Will be sent to later@gift.example on ');
    const isMailed = async () => (await shop.mails()).some((one) => one.to === 'later@gift.example');
    expect(await isMailed()).toBe(false);
    const [card] = await cards();
    const local = wallTimeOf(Date.parse(card.deliverAt), 'America/New_York');
    expect([dateText(local), local.hour]).toEqual([dayIn(3), 9]);
    await shop.work(jobs, 'gift-card-mail', true);
    expect(await isMailed()).toBe(true);
    expect((await order()).text).toContain('Sent to later@gift.example');
  });

  it('is mailed to its buyer where it is for nobody else, works without JavaScript, and costs no coupon anything', async () => {
    const session = await shop.shopper();
    const sent = await session.send('POST', `/gift-card/${item}`, asForm({ sku: sku25, to: 'me' }), html);
    expect(sent.status).toBe(303);
    const page = await session.send('GET', sent.headers.get('location') ?? '');
    expect(page.text).toContain('Gift Card');
    await shop.pay(session, { details: { email: 'carl@buyer.example' } });
    await shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail');
    expect((await shop.mails()).some((one) => one.to === 'carl@buyer.example')).toBe(true);
  });

  it('is none while its payment is declined', async () => {
    const session = await shop.shopper();
    await choose(session);
    const before = (await cards()).length;
    const declined = {
      payment: { kind: 'test-card', number: '4000000000000002', expiry: '12/40', cvc: '123' },
    };
    await expect(shop.pay(session, { ...declined, details: { email: 'x@y.example' } })).rejects.toThrow(
      'declined',
    );
    expect(await cards()).toHaveLength(before);
    await shop.pay(session, { details: { email: 'x@y.example' } });
    expect(await cards()).toHaveLength(before + 1);
  });

  it('is issued once, however often the completion is sent', async () => {
    const session = await shop.shopper();
    await choose(session);
    const before = (await cards()).length;
    const body = { expectedGrandTotalCents: 2500, details: { email: 'twice@buyer.example' } };
    const payment = { kind: 'test-card', number: '4242424242424242', expiry: '12/40', cvc: '123' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        session.send('POST', '/api/commerce/checkout/complete', { ...body, payment }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json.orderId)).size).toBe(1);
    expect(await cards()).toHaveLength(before + 1);
  });
});

describe('the balance of a gift card', () => {
  it('is shown for its code, ten times an hour', async () => {
    const { code } = (await shop.owner.send('POST', base, { amount: '12.34', note: '' })).json;
    const session = await shop.shopper();
    const page = await session.send('POST', '/gift-card/balance', asForm({ code }), html);
    expect(page.text).toContain('$12.34 left');
    const asked = await session.send('POST', '/gift-card/balance', { code: code.toLowerCase() });
    expect(asked.json).toEqual({ last4: code.slice(-4), balance: { value: '12.34', currency: 'USD' } });
    expect((await session.send('POST', '/gift-card/balance', { code: 'nonsense' })).status).toBe(404);
    const ask = () => session.send('POST', '/gift-card/balance', { code: 'nonsense' });
    for (let tries = 0; tries < 7; tries += 1) await ask();
    const byPage = await session.send('POST', '/gift-card/balance', asForm({ code: 'nonsense' }), html);
    for (const { status, headers } of [await ask(), byPage]) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    }
  });
});

describe('gift cards in the studio', () => {
  it('shows a card with its ledger, mails it again, and disables it', async () => {
    const issued = await shop.owner.send('POST', base, {
      amount: '40',
      note: 'sorry',
      recipientEmail: 'zoe@gift.example',
      message: 'From us',
    });
    const { id } = issued.json.giftCard;
    const jobs = giftCardJobs(shop.app.deps);
    await shop.work(jobs, 'gift-card-mail');
    const first = (await shop.mails()).filter((mail) => mail.to === 'zoe@gift.example');
    expect(first).toHaveLength(1);
    expect(first[0]?.text).toContain(issued.json.code);
    expect((await shop.owner.send('POST', `${base}/${id}/mail`)).json).toEqual({ sent: true });
    await shop.work(jobs, 'gift-card-mail');
    expect((await shop.mails()).filter((one) => one.to === 'zoe@gift.example')).toHaveLength(2);
    await shop.owner.send('POST', `${base}/${id}/disable`);
    const { giftCard, ledger } = (await shop.owner.send('GET', `${base}/${id}`)).json;
    expect(giftCard).toMatchObject({ status: 'disabled', balance: { value: '0.00' } });
    expect(
      ledger.map((line: { kind: string; delta: { value: string } }) => [line.kind, line.delta.value]),
    ).toEqual([
      ['disable', '-40.00'],
      ['issue', '40.00'],
    ]);
    expect((await shop.owner.send('POST', `${base}/${id}/mail`)).json.code).toBe('gift-card-disabled');
  });
});
