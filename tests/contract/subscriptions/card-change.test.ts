import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { createFakeStripe, fakeKeys, type FakeStripe } from '../../support/fake-stripe.ts';
import { plainMarkup } from '../checkout/two-drawings.ts';
import { renderCardChange } from './render-card-change.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
let stripe: FakeStripe;
let itemId: string;

beforeAll(async () => {
  stripe = await createFakeStripe();
  shop = await createSubscriptionShop('cards', { stripe: stripe.origin });
  itemId = await shop.planned('Tea', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const pageOf = (id: string) => `/account/subscriptions/${id}/card`;
const testCard = (cardNumber: string) => ({ cardNumber, cardExpiry: '12/40', cardCvc: '123' });
const asks = '4000000000003220';

async function send(session: Session, path: string, fields: Record<string, string>, byScript = false) {
  const form = new URLSearchParams({ crumb: session.cookies.get('crumb') ?? '', ...fields });
  const headers = byScript ? { accept: 'application/json', 'x-checkout': '1' } : { accept: 'text/html' };
  return session.send('POST', path, form.toString(), headers);
}

const last4 = async (id: string): Promise<Reply> => (await shop.read(id)).subscription.cardLast4;

/** Gives a card whose bank asks. @returns where the bank asks */
async function toBank(session: Session, id: string): Promise<string> {
  const sent = await send(session, pageOf(id), testCard(asks));
  expect(sent.status).toBe(303);
  return sent.headers.get('location') ?? '';
}

describe('the page of a card', () => {
  it('replaces the previous card, without JavaScript', async () => {
    const { session, id } = await shop.subscribed(itemId, 'Tea');
    const page = await session.send('GET', pageOf(id));
    expect(page.text).toContain('Tea is charged to Test card ·· 4242.');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const [, drawn = '', json = ''] =
      /id="card-change">(.*)<\/div><script[^>]*id="checkout-view">(.*?)<\/script>/s.exec(page.text) ?? [];
    expect(plainMarkup(renderCardChange(JSON.parse(json)))).toBe(plainMarkup(drawn));
    const done = await send(session, pageOf(id), testCard('4000000000002222'));
    expect(done.headers.get('location')).toBe('/account/subscriptions?done=1');
    expect(await last4(id)).toBe('2222');
    expect((await session.send('GET', '/account/subscriptions')).text).toContain(pageOf(id));
  });

  it('says what is wrong at the fields; a refused card keeps the old one', async () => {
    const { session, id } = await shop.subscribed(itemId, 'Tea');
    const wrong = await send(session, pageOf(id), testCard('1234'));
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('<a href="#cardNumber">The card number is not valid.</a>');
    const refused = await send(session, pageOf(id), testCard('4000000000000002'), true);
    expect(refused.status).toBe(409);
    expect(refused.json.view.problems).toEqual([
      { field: 'cardNumber', error: 'This card could not be saved. Your card was declined.', isOnPage: true },
    ]);
    expect(await last4(id)).toBe('4242');
  });

  it('3-D Secure: a card that its bank asks about is charged from when it is confirmed, once', async () => {
    const { session, id } = await shop.subscribed(itemId, 'Tea');
    const bank = await toBank(session, id);
    expect((await session.send('GET', bank)).text).toContain('Is this you?');
    expect(await last4(id)).toBe('4242');
    const setup = new URL(bank, 'http://x').searchParams.get('setup') ?? '';
    const early = await session.send('GET', `/account/card-return?setup=${setup}`);
    expect(early.headers.get('location')).toBe(`${pageOf(id)}?refused=1`);
    const back = await send(session, '/account/card-bank', { setup, answer: 'approve' });
    const returned = await session.send('GET', back.headers.get('location') ?? '');
    expect(returned.headers.get('location')).toBe('/account/subscriptions?done=1');
    expect(await last4(id)).toBe('3220');
    await send(session, pageOf(id), testCard('4242424242424242'));
    await session.send('GET', back.headers.get('location') ?? '');
    expect(await last4(id)).toBe('4242');
  });

  it('3-D Secure: one that its bank refuses keeps the old card, and says so', async () => {
    const { session, id } = await shop.subscribed(itemId, 'Tea');
    const setup = (await toBank(session, id)).split('setup=')[1] ?? '';
    const back = await send(session, '/account/card-bank', { setup, answer: 'decline' });
    const returned = await session.send('GET', back.headers.get('location') ?? '');
    const page = await session.send('GET', returned.headers.get('location') ?? '');
    expect(page.text).toContain('Your bank did not confirm the new card. Your current card is still used.');
    expect(await last4(id)).toBe('4242');
  });

  it('is for nobody but the subscriber', async () => {
    const { session, id } = await shop.subscribed(itemId, 'Tea');
    const setup = (await toBank(session, id)).split('setup=')[1] ?? '';
    await send(session, '/account/card-bank', { setup, answer: 'approve' });
    const { session: other, id: theirs } = await shop.subscribed(itemId, 'Tea');
    expect((await other.send('GET', pageOf(id))).json).toMatchObject({ code: 'no-such-subscription' });
    const sent = await send(other, pageOf(id), testCard('4242424242424242'), true);
    expect(sent.json).toMatchObject({ code: 'no-such-subscription' });
    const taken = await other.send('GET', `/account/card-return?setup=${setup}`);
    expect(taken.json).toMatchObject({ code: 'no-such-subscription' });
    expect(await last4(theirs)).toBe('4242');
    const guest = await (await shop.shopper()).send('GET', pageOf(id));
    expect(guest.headers.get('location')).toBe(`/account/login?returnTo=${encodeURIComponent(pageOf(id))}`);
  });
});

describe('a card at Stripe', () => {
  it('is saved by its fields, asks the bank, and keeps the old one where it is refused or away', async () => {
    const { session, id } = await shop.subscribed(itemId, 'Tea');
    const settings = `/api/studio/sites/${shop.siteId}/commerce/payments/stripe`;
    expect(await shop.owner.send('POST', settings, fakeKeys)).toMatchObject({ status: 200 });
    const page = await session.send('GET', pageOf(id));
    expect(page.text).toContain('id="card-element"');
    expect(page.headers.get('content-security-policy')).toContain(`frame-src ${stripe.origin}`);
    const give = (paymentToken: string) => send(session, pageOf(id), { paymentToken }, true);
    expect((await give('ctoken_declined')).json.view.problems[0].error).toContain('Your card was declined.');
    stripe.mood = 'down';
    expect((await give('ctoken_ok')).json.view.problems[0].error).toContain('Payments are not available');
    stripe.mood = 'up';
    expect(await last4(id)).toBe('4242');
    for (const approved of [false, true]) {
      const { location } = (await give('ctoken_asks')).json;
      const setupId = String(location).split('/').at(-1) ?? '';
      const { returnUrl } = stripe.setups.get(setupId) ?? { returnUrl: '' };
      stripe.respondToBank(setupId, approved);
      const returned = await session.send('GET', returnUrl.slice(returnUrl.indexOf('/account')));
      expect(returned.headers.get('location')).toBe(
        approved ? '/account/subscriptions?done=1' : `${pageOf(id)}?refused=1`,
      );
    }
    expect((await shop.read(id)).subscription).toMatchObject({ cardBrand: 'Visa', cardLast4: '4242' });
    await shop.owner.send('DELETE', settings);
  });
});
