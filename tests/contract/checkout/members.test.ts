import { startWorker } from '@veranda/server/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { address, details, createShop, type Shop } from './shop.ts';

let shop: Shop;
let origin: string;

beforeAll(async () => {
  shop = await createShop('members');
  origin = `http://members.${shop.app.studioHost}`;
});
afterAll(() => shop.close());

const account = { password: 'a long enough pass phrase', firstName: 'Ada', lastName: 'Stone' };

async function member(email: string): Promise<Session> {
  await shop.setStock('MUG', 20);
  const session = await shop.shopper();
  const made = await session.send('POST', '/api/site-users/account', { email, ...account });
  expect(made.status, made.text).toBe(200);
  await shop.add(session, 'MUG');
  return session;
}

function post(session: Session, fields: Record<string, string>) {
  return session.send('POST', '/checkout', new URLSearchParams(fields).toString(), {
    accept: 'text/html',
    'x-csrf-token': '',
    origin,
  });
}

describe('the checkout of a member', () => {
  it('knows the address they used last, and takes it with one press', async () => {
    const session = await member('ada@members.example');
    const first = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(first).toMatchObject({
      email: 'ada@members.example',
      member: { name: 'Ada Stone' },
      savedAddresses: [],
    });
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
    await shop.add(session, 'MUG');
    const again = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(again).toMatchObject({ savedAddresses: [{ address: { city: 'Albany' } }] });
    const page = await post(session, { useAddress: again.savedAddresses[0].id, addressFor: 'shipping' });
    expect(page.text).toContain('value="1 Mill Lane"');
    const now = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(now.shippingAddress).toEqual(address);
  });

  it('keeps an address once, and the five that were used last', async () => {
    const session = await member('five@members.example');
    for (const number of [1, 2, 3, 1, 4, 5, 6]) {
      const shippingAddress = { ...address, address1: `${number} Mill Lane` };
      const done = await shop.complete(session, 1750, { details: { ...details, shippingAddress } });
      expect(done.json.status, done.text).toBe('placed');
      await shop.add(session, 'MUG');
    }
    const { savedAddresses } = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(
      savedAddresses.map((savedAddress: { address: { address1: string } }) =>
        Number(savedAddress.address.address1[0]),
      ),
    ).toEqual([6, 5, 4, 1, 3]);
  });

  it('shows the addresses of nobody else, and none after the login has ended', async () => {
    const session = await member('gone@members.example');
    await shop.complete(session, 1750);
    await shop.add(session, 'MUG');
    const [saved] = (await session.send('GET', '/api/commerce/checkout')).json.savedAddresses;
    session.cookies.delete('su');
    expect((await session.send('GET', '/api/commerce/checkout')).json.code).toBe('cart-empty');
    const stranger = await shop.shopper();
    await shop.add(stranger, 'MUG');
    const page = await post(stranger, { useAddress: saved.id, addressFor: 'shipping' });
    expect(page.text).not.toContain('Mill Lane');
  });
});

describe('the cart of a member on a shared browser', () => {
  const cartOf = async (session: Session) => (await session.send('GET', '/api/commerce/shopping-cart')).json;

  it("decision 0014: is nobody's after the session has expired, to read, change, estimate or pay", async () => {
    const session = await member('shared@members.example');
    await session.send('PUT', '/api/commerce/checkout', details);
    const [entry] = (await cartOf(session)).entries;
    session.cookies.delete('su');
    expect((await cartOf(session)).entries).toEqual([]);
    const path = `/api/commerce/shopping-cart/entries/${entry.id}`;
    expect((await session.send('PUT', path, { quantity: 2 })).json.code).toBe('unknown-entry');
    expect((await session.send('DELETE', path)).json.code).toBe('unknown-entry');
    expect((await session.send('PUT', '/api/commerce/checkout', details)).json.code).toBe('cart-empty');
    expect((await shop.complete(session, 1750)).json.code).toBe('cart-empty');
    expect((await session.send('GET', '/checkout')).text).not.toContain('1 Mill Lane');
    const token = session.cookies.get('CART');
    await shop.add(session, 'MUG', 3);
    expect(session.cookies.get('CART')).not.toBe(token);
    expect((await cartOf(session)).totalQuantity).toBe(3);
  });

  it('decision 0014: is found by its member who signs in again', async () => {
    const session = await member('again@members.example');
    session.cookies.delete('su');
    expect((await cartOf(session)).entries).toEqual([]);
    const { password } = account;
    const login = { email: 'again@members.example', password, rememberMe: false };
    expect((await session.send('POST', '/api/site-users/account/session', login)).status).toBe(200);
    expect((await cartOf(session)).totalQuantity).toBe(1);
  });

  it('decision 0014: is not handed to the next who signs in, who orders in their own name', async () => {
    const session = await member('first@members.example');
    const token = session.cookies.get('CART');
    session.cookies.delete('su');
    expect((await cartOf(session)).entries).toEqual([]);
    const made = await session.send('POST', '/api/site-users/account', {
      email: 'second@members.example',
      ...account,
    });
    expect(made.status, made.text).toBe(200);
    expect(session.cookies.get('CART')).toBeFalsy();
    session.cookies.set('CART', token ?? '');
    expect((await cartOf(session)).entries).toEqual([]);
    expect((await shop.complete(session, 1750)).json.code).toBe('cart-empty');
    await shop.add(session, 'MUG');
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
    const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('orders').select('siteUserId').orderBy('createdAt', 'desc').limit(1).execute(),
    );
    expect(rows).toEqual([{ siteUserId: made.json.siteUser.id }]);
  });
});

describe('the box for the newsletter', () => {
  const subscribers = () =>
    shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('subscriber').select(['email', 'source']).execute(),
    );

  it('is there only where there is a list, unticked, and who ticks it joins with the order', async () => {
    const guest = await shop.shopper();
    await shop.add(guest, 'MUG');
    expect((await guest.send('GET', '/checkout')).text).not.toContain('name="newsletter"');
    const list = { name: 'News', doubleOptIn: false };
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/mailing-lists`, list);
    const page = await guest.send('GET', '/checkout');
    expect(page.text).toContain('name="newsletter" value="1">');
    await shop.complete(guest, 1750);
    const ticks = await shop.shopper();
    await shop.add(ticks, 'MUG');
    const typed = { email: 'ada@shop.example', ...address, shippingOption: 'flat' };
    await post(ticks, { ...typed, action: 'save', newsletterShown: '1', newsletter: '1' });
    expect((await ticks.send('GET', '/checkout')).text).toContain('name="newsletter" value="1" checked');
    await shop.complete(ticks, 1750, { details: { ...details, email: 'ticks@shop.example' } });
    const worker = await startWorker(shop.app.deps);
    await expect
      .poll(subscribers, { timeout: 8000 })
      .toEqual([{ email: 'ticks@shop.example', source: 'Checkout' }]);
    await worker.close();
  });
});

describe('a total that was not seen', () => {
  it('409 CART_CHANGED says what has changed and the new total', async () => {
    await shop.setStock('MUG', 20);
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    const { cart } = (await session.send('PUT', '/api/commerce/checkout', details)).json;
    const [entry] = cart.entries;
    const seen = {
      entries: [{ id: entry.id, title: 'Mug', quantity: 2, unitCents: 1200 }],
      discountCents: 0,
      shippingCents: 600,
      taxCents: 0,
      totalCents: 3000,
    };
    await session.send('PUT', `/api/commerce/shopping-cart/entries/${entry.id}`, { quantity: 1 });
    const body = { expectedGrandTotalCents: 3000, payment: undefined, seen };
    const answer = await session.send('POST', '/api/commerce/checkout/complete', body);
    expect(answer).toMatchObject({ status: 409, json: { code: 'CART_CHANGED' } });
    expect(answer.json.changes).toEqual([
      'Mug: the quantity is now 1 (was 2).',
      'Shipping is now $5.50 (was $6.00).',
      'The total is now $17.50 (was $30.00).',
    ]);
    const nonsense = await post(session, {
      action: 'pay',
      expectedGrandTotalCents: '1',
      seen: '{"entries":[{"title":"<b>"}]}',
    });
    expect([nonsense.status, nonsense.text.includes('class="changes"')]).toEqual([409, false]);
  });
});
