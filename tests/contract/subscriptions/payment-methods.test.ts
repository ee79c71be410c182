import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
const path = '/account/payment-methods';

beforeAll(async () => {
  shop = await createSubscriptionShop('kept-cards');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

describe('the payment methods at /account', () => {
  it('shows the cards that are kept, what each pays for, and where another takes its place', async () => {
    const tea = await shop.planned('Tea', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
    const { session, id } = await shop.subscribed(tea, 'Tea');
    const page = await session.send('GET', path);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/aria-current="page">Payment methods</);
    expect(page.text).toContain('Test card ending in 4242');
    expect(page.text).toContain('Tea · $12.00 every month');
    expect(page.text).toContain(`href="/account/subscriptions/${id}/card"`);
    const end = `/api/site-users/account/subscriptions/${id}/cancel`;
    await session.send('POST', end, { when: 'now' });
    const after = (await session.send('GET', path)).text;
    expect(after).not.toContain('4242');
    expect(after).toContain('No saved cards.');
  });

  it('asks a stranger to log in first', async () => {
    const session = await shop.shopper();
    const sent = await session.send('GET', path);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/account/login?returnTo=/account/payment-methods',
    ]);
  });
});
