import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import { giftCardJobs } from '@veranda/server/features/gift-cards/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { details } from '../checkout/shop.ts';
import { type DigitalShop, createDigitalShop, skuOf } from './digital-shop.ts';

let shop: DigitalShop;
let item: string;
let base: string;

beforeAll(async () => {
  shop = await createDigitalShop('senders');
  base = `/api/studio/sites/${shop.siteId}`;
  item = await shop.addProduct({
    kind: 'gift-card',
    title: 'Gift Card',
    prices: { $25: '25.00', $50: '50.00' },
  });
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const day = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => dateText(wallTimeOf(Date.now() + days * day, 'America/New_York'));
const anyCode = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

/** A card that was sold, to be mailed at once or on a day. */
async function sold(recipientEmail: string, deliverOn = '', buyer?: Session): Promise<Reply> {
  const session = buyer ?? (await shop.shopper());
  await session.send('POST', `/gift-card/${item}`, {
    sku: skuOf('Gift Card', '$25'),
    to: 'recipient',
    recipientName: 'Ada',
    recipientEmail,
    senderName: 'Ben',
    message: 'Enjoy!',
    deliverOn,
  });
  const { orderId } = await shop.pay(session, { details: { email: 'ben@buyer.example' } });
  const { giftCards } = (await shop.owner.send('GET', `${base}/gift-cards`)).json;
  return giftCards.find((giftCard: Reply) => giftCard.orderId === orderId);
}
const work = (all = false) => shop.work(giftCardJobs(shop.app.deps), 'gift-card-mail', all);
const mailsTo = async (to: string) => (await shop.mails()).filter((mail) => mail.to === to);
const codeTo = async (to: string) => anyCode.exec((await mailsTo(to))[0]?.text ?? '')?.[0] ?? '';
const address = (id: string, more: object) =>
  shop.owner.send('PUT', `${base}/gift-cards/${id}/delivery`, {
    recipientName: 'Bea',
    recipientEmail: 'bea@gift.example',
    message: 'From us',
    deliverOn: '',
    ...more,
  });
async function takes(code: string): Promise<number> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return (await session.send('POST', '/api/commerce/shopping-cart/gift-cards', { code })).status;
}

describe('the language of a gift card’s mails', () => {
  const user = { email: 'german@buyer.example', password: 'a long enough pass phrase' };
  const german = async () => {
    const session = await shop.shopper();
    expect((await session.send('POST', '/api/site-users/account', user)).status).toBe(200);
    const chosen = await session.send('POST', '/api/site-users/account/locale', { language: 'de' });
    expect(chosen.status).toBe(200);
    return session;
  };
  const confirm = (email: string) =>
    shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('site_user').set({ emailVerifiedAt: new Date() }).where('email', '=', email).execute(),
    );
  const subjectsTo = async (to: string) => (await mailsTo(to)).map((one) => one.subject);
  const inGerman = 'Ein Gutschein von Ben für senders';

  it('decision 0037: is that of who bought it, at delivery and when it is sent again or to somebody else', async () => {
    const card = await sold('for-hans@gift.example', '', await german());
    await work();
    expect(await subjectsTo('for-hans@gift.example')).toEqual([inGerman]);
    expect((await shop.owner.send('POST', `${base}/gift-cards/${card.id}/mail`)).status).toBe(200);
    await work();
    await address(card.id, { recipientEmail: 'for-heinz@gift.example' });
    await work(true);
    expect(await subjectsTo('for-hans@gift.example')).toEqual([inGerman, inGerman]);
    expect(await subjectsTo('for-heinz@gift.example')).toEqual([inGerman]);
  });

  it('decision 0037: is that of the site for a guest’s, and the recipient’s own once the address is shown to be theirs', async () => {
    await sold(user.email);
    await work();
    expect(await subjectsTo(user.email)).toEqual(['A gift card from Ben for senders']);
    await confirm(user.email);
    await sold(user.email);
    await work();
    expect((await subjectsTo(user.email)).sort()).toEqual(['A gift card from Ben for senders', inGerman]);
  });
});

describe('a gift card that is addressed again', () => {
  it('before it was mailed: goes to its new recipient on the new day, and not to the previous one', async () => {
    const card = await sold('early@gift.example', dayIn(3));
    const moved = await address(card.id, { recipientEmail: 'late@gift.example', deliverOn: dayIn(10) });
    expect(moved.json.giftCard).toMatchObject({
      recipientEmail: 'late@gift.example',
      delivered: false,
      last4: card.last4,
      message: 'From us',
    });
    const local = wallTimeOf(Date.parse(moved.json.giftCard.deliverAt), 'America/New_York');
    expect([dateText(local), local.hour]).toEqual([dayIn(10), 9]);
    await work();
    expect(await mailsTo('late@gift.example')).toEqual([]);
    await work(true);
    expect([await mailsTo('early@gift.example'), (await mailsTo('late@gift.example')).length]).toEqual([
      [],
      1,
    ]);
    expect((await codeTo('late@gift.example')).slice(-4)).toBe(card.last4);
  });

  it('after it was mailed: the previous code ends, and what is left is spent with the new one', async () => {
    await shop.setStock('MUG', 20);
    const card = await sold('wrong@gift.example');
    await work();
    const before = await codeTo('wrong@gift.example');
    expect(await takes(before)).toBe(200);
    const moved = await address(card.id, { recipientEmail: 'right@gift.example' });
    expect(moved.json.giftCard).toMatchObject({ balance: { value: '25.00' }, delivered: false });
    expect(moved.json.giftCard.last4).not.toBe(card.last4);
    await work();
    const after = await codeTo('right@gift.example');
    expect(after.slice(-4)).toBe(moved.json.giftCard.last4);
    expect([await takes(before), await takes(after)]).toEqual([404, 200]);
    expect((await shop.owner.send('POST', `${base}/gift-cards/${card.id}/mail`)).json).toEqual({
      sent: true,
    });
    await work();
    const again = await mailsTo('right@gift.example');
    expect([again.length, again.every((mail) => mail.text.includes(after))]).toEqual([2, true]);
  });

  it('to the same address: keeps its code and is mailed once more', async () => {
    const card = await sold('same@gift.example');
    await work();
    const moved = await address(card.id, { recipientEmail: 'Same@gift.example' });
    expect(moved.json.giftCard.last4).toBe(card.last4);
    await work();
    expect((await mailsTo('Same@gift.example')).length).toBe(1);
  });

  it('says everything that is wrong at once, and leaves disabled cards alone', async () => {
    const card = await sold('fine@gift.example');
    const wrong = await address(card.id, {
      recipientEmail: 'nobody',
      message: 'x'.repeat(81),
      deliverOn: dayIn(-1),
    });
    expect(wrong.json.errors.map((error: { field: string }) => error.field)).toEqual([
      'recipientEmail',
      'message',
      'deliverOn',
    ]);
    await shop.owner.send('POST', `${base}/gift-cards/${card.id}/disable`);
    expect((await address(card.id, {})).json.code).toBe('gift-card-disabled');
    expect((await address(shop.siteId, {})).json.code).toBe('no-such-gift-card');
  });
});

describe('a gift card that is delivered', () => {
  it('staff see the last four characters of its code and no more, wherever they look', async () => {
    const card = await sold('secret@gift.example');
    await work();
    const code = (await codeTo('secret@gift.example')).replaceAll('-', '');
    const seen = await Promise.all(
      ['/gift-cards', `/gift-cards/${card.id}`, `/orders/${card.orderId}`, '/orders.csv', '/audit'].map(
        async (path) => (await shop.owner.send('GET', `${base}${path}`)).text,
      ),
    );
    for (const text of seen) expect(text.replaceAll('-', '')).not.toContain(code.slice(0, 12));
    expect(seen[1]).toContain(`"last4":"${code.slice(-4)}"`);
  });

  it('deleting the product leaves sold codes valid, and they never expire', async () => {
    await shop.setStock('MUG', 20);
    const other = await shop.addProduct({ kind: 'gift-card', title: 'Passing', prices: { $25: '25.00' } });
    const session = await shop.shopper();
    await session.send('POST', `/gift-card/${other}`, { sku: skuOf('Passing', '$25'), to: 'me' });
    await shop.pay(session, { details: { email: 'keeper@gift.example' } });
    await work();
    const code = await codeTo('keeper@gift.example');
    expect((await shop.owner.send('DELETE', `${base}/products/${other}`)).status).toBe(200);
    expect((await session.send('GET', `/gift-card/${other}`)).status).toBe(404);
    const holder = await shop.shopper();
    await shop.add(holder, 'MUG');
    const long = new Date(Date.now() - 20 * 365 * day);
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('gift_card').set({ createdAt: long, deliverAt: long, deliveredAt: long }).execute(),
    );
    const entered = await holder.send('POST', '/api/commerce/shopping-cart/gift-cards', { code });
    expect(entered.status).toBe(200);
    await holder.send('PUT', '/api/commerce/checkout', details);
    expect((await shop.pay(holder, { payment: undefined, expectedAmountDueCents: 0, details })).status).toBe(
      'placed',
    );
  });

  it('is not taxed when it is bought, and pays the tax of what it buys', async () => {
    await shop.setStock('MUG', 20);
    const path = `${base}/commerce/checkout-rules`;
    const { rules, version } = (await shop.owner.send('GET', path)).json;
    const vat = {
      id: 'vat',
      name: 'VAT',
      area: { country: 'US', region: '', postalRanges: [] },
      rate: '10',
      onServices: true,
      onDigital: true,
      onShipping: true,
    };
    const taxed = { ...rules, taxes: { ...rules.taxes, rules: [vat] } };
    expect((await shop.owner.send('PUT', path, { rules: taxed, version })).status).toBe(200);
    const session = await shop.shopper();
    await session.send('POST', `/gift-card/${item}`, { sku: skuOf('Gift Card', '$25'), to: 'me' });
    expect((await session.send('GET', '/api/commerce/checkout')).json.cart.taxCents).toBe(0);
    const { code } = (await shop.owner.send('POST', `${base}/gift-cards`, { amount: '100', note: '' })).json;
    const holder = await shop.shopper();
    await shop.add(holder, 'MUG');
    await holder.send('POST', '/api/commerce/shopping-cart/gift-cards', { code });
    await holder.send('PUT', '/api/commerce/checkout', details);
    const { cart } = (await holder.send('GET', '/api/commerce/checkout')).json;
    expect(cart.taxCents).toBeGreaterThan(0);
    expect([cart.amountDueCents, cart.giftCards[0].amountCents]).toEqual([0, cart.grandTotalCents]);
  });
});
