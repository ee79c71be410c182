import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeStripe, type FakeStripe, fakeKeys } from '../../support/fake-stripe.ts';
import { createTestApp } from '../../support/test-app.ts';
import { addShop, type Shop } from '../checkout/shop.ts';
import { paymentsOf } from './stripe-shop.ts';

let stripe: FakeStripe;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  stripe = await createFakeStripe();
  const app = await createTestApp({ worker: true, stripe: stripe.origin, stripeAccount: fakeKeys });
  shop = await addShop(app, 'one-of-many');
  other = await addShop(app, 'another');
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

async function placed(at: Shop) {
  await at.setStock('MUG', 5);
  const session = await at.shopper();
  await at.add(session, 'MUG');
  const payment = { kind: 'stripe-token', token: 'ctoken_ok' };
  const done = (await at.complete(session, 1750, { payment })).json;
  expect(done.status).toBe('placed');
  const [row] = await paymentsOf(at, done.orderId);
  return { orderId: done.orderId as string, reference: row?.reference ?? '' };
}

function tell(type: string, object: object, secret?: string) {
  const { body, signature } = stripe.message(type, object, secret === undefined ? {} : { secret });
  return shop.app.studio().send('POST', '/api/payments/stripe/events', JSON.parse(body), {
    'stripe-signature': signature,
  });
}

describe('the server’s own Stripe account', () => {
  it('takes the payments of every site that has none of its own', async () => {
    const settings = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/commerce/payments`);
    expect(settings.json.cards).toMatchObject({ provider: 'stripe', own: false });
    await placed(shop);
  });

  it('finds the site of a dispute, although its message does not name it', async () => {
    const mine = await placed(shop);
    const theirs = await placed(other);
    stripe.disputes.set(theirs.reference, 'needs_response');
    const answer = await tell('charge.dispute.created', {
      object: 'dispute',
      payment_intent: theirs.reference,
      metadata: {},
    });
    expect(answer).toMatchObject({ status: 200, json: { received: true } });
    const paymentStatus = async (at: Shop, orderId: string) =>
      (await paymentsOf(at, orderId))[0]?.paymentStatus;
    await expect.poll(() => paymentStatus(other, theirs.orderId), { timeout: 8000 }).toBe('disputed');
    expect(await paymentStatus(shop, mine.orderId)).toBe('paid');
  });

  it('answers what concerns no site of this server, and refuses what is not signed', async () => {
    const foreign = { object: 'payment_intent', metadata: { site: other.variant('MUG').id, attempt: 'x' } };
    expect((await tell('payment_intent.succeeded', foreign)).status).toBe(200);
    expect((await tell('customer.created', { object: 'customer' })).status).toBe(200);
    expect((await tell('payment_intent.succeeded', foreign, 'whsec_another')).json.code).toBe(
      'event-unsigned',
    );
  });
});
