import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createFakeStripe, fakeKeys, type FakeStripe } from '../../support/fake-stripe.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { address, addShop, details, type Shop } from './shop.ts';
import { twoDrawings } from './two-drawings.ts';

let app: TestApp;
let stripe: FakeStripe;
let shop: Shop;
let byStripe: Shop;

beforeAll(async () => {
  stripe = await createFakeStripe();
  app = await createTestApp({ stripe: stripe.origin });
  shop = await addShop(app, 'drawings');
  byStripe = await addShop(app, 'drawings-stripe');
  const payments = (one: Shop) => `/api/studio/sites/${one.siteId}/commerce/payments`;
  await byStripe.owner.send('POST', `${payments(byStripe)}/stripe`, fakeKeys);
  const cash = { id: 'cash', kind: 'cash-on-delivery', name: 'Cash', instructions: 'Pay <here>' };
  const manual = [{ ...cash, active: true, expiresAfterDays: null }];
  await shop.owner.send('PUT', `${payments(shop)}/manual`, { manual, version: '0' });
  await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/mailing-lists`, {
    name: 'N',
    doubleOptIn: true,
  });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

async function withMugs(at: Shop): Promise<Session> {
  await at.setStock('MUG', 20);
  const session = await at.shopper();
  await at.add(session, 'MUG', 2);
  return session;
}

async function post(session: Session, fields: Record<string, string>): Promise<string> {
  const form = new URLSearchParams({ crumb: session.cookies.get('crumb') ?? '', ...fields });
  return (await session.send('POST', '/checkout', form.toString(), { accept: 'text/html' })).text;
}

function expectOneDrawing(html: string): void {
  const { server, react } = twoDrawings(html);
  expect(react).toBe(server);
}

describe('the checkout is drawn the same by the server and by React', () => {
  it('untouched, and with what was typed', async () => {
    const session = await withMugs(shop);
    expectOneDrawing((await session.send('GET', '/checkout')).text);
    await session.send('PUT', '/api/commerce/checkout', { ...details, note: '"Ring" <twice> & wait' });
    const html = (await session.send('GET', '/checkout')).text;
    expect(html).toContain('Pay $30.00');
    expectOneDrawing(html);
  });

  it('with all errors, and with changes of the cart', async () => {
    const session = await withMugs(shop);
    expectOneDrawing(
      await post(session, { action: 'pay', email: 'nobody', country: 'US', region: 'Nowhere' }),
    );
    const seen = { entries: [], discountCents: 0, shippingCents: 1, taxCents: 0, totalCents: 1 };
    const typed = { ...address, email: 'a@b.example', shippingOption: 'flat', expectedGrandTotalCents: '1' };
    const changed = await post(session, { ...typed, action: 'pay', seen: JSON.stringify(seen) });
    expect(changed).toContain('class="changes"');
    expectOneDrawing(changed);
  });

  it('for another country, a code that is unknown, and another payment method', async () => {
    const session = await withMugs(shop);
    expectOneDrawing(await post(session, { ...address, region: '', country: 'GB', action: 'country' }));
    expectOneDrawing(await post(session, { action: 'apply', coupon: 'NOPE' }));
    expectOneDrawing(await post(session, { action: 'save', payWith: 'cash', newsletterShown: '1' }));
  });

  it('for a member with addresses', async () => {
    const session = await withMugs(shop);
    const user = { email: 'drawn@buyer.example', password: 'a long enough pass phrase' };
    await session.send('POST', '/api/site-users/account', user);
    await shop.complete(session, 3000);
    await shop.add(session, 'MUG');
    const html = (await session.send('GET', '/checkout')).text;
    expect(html).toContain('name="useAddress"');
    expectOneDrawing(html);
  });

  it('without a shipping method: the sums say so, and the button leads there', async () => {
    const rules = `/api/studio/sites/${shop.siteId}/commerce/checkout-rules`;
    const { rules: before, version } = (await shop.owner.send('GET', rules)).json;
    const courier = {
      id: 'courier',
      name: 'Courier',
      cost: { kind: 'flat', perOrder: '19', perItem: '0' },
      areas: [],
      restOfWorld: true,
      freeFrom: null,
    };
    const more = { ...before, shippingMethods: [courier] };
    const saved = await shop.owner.send('PUT', rules, { rules: more, version });
    expect(saved.status, saved.text).toBe(200);
    const session = await withMugs(shop);
    const typed = { ...address, email: 'a@b.example', expectedGrandTotalCents: '2400' };
    const asked = await post(session, { ...typed, action: 'pay' });
    expect(asked).toContain('aria-describedby="shippingOption-error" autofocus');
    for (const text of ['>Total before shipping<', '$24.00 + shipping', '>Choose a shipping method</span>'])
      expect(asked).toContain(text);
    expect(asked).not.toContain('<span class="by-card">Pay');
    expectOneDrawing(asked);
    await shop.owner.send('PUT', rules, { rules: before, version: saved.json.version });
  });

  it('with the fields of Stripe, untouched and with a card that was declined', async () => {
    const session = await withMugs(byStripe);
    expectOneDrawing((await session.send('GET', '/checkout')).text);
    const typed = {
      ...address,
      email: 'a@b.example',
      shippingOption: 'flat',
      paymentToken: 'ctoken_declined',
    };
    const declined = await post(session, { ...typed, action: 'pay', expectedGrandTotalCents: '3000' });
    expect(declined).toContain('aria-describedby="payment-error" autofocus');
    expectOneDrawing(declined);
  });
});

describe('a script that sends the form', () => {
  it('is answered with the checkout as it is now, and with where to go on', async () => {
    const session = await withMugs(shop);
    const byScript = async (fields: Record<string, string>) => {
      const form = new URLSearchParams({ crumb: session.cookies.get('crumb') ?? '', ...fields });
      const headers = { accept: 'application/json', 'x-checkout': '1' };
      return session.send('POST', '/checkout', form.toString(), headers);
    };
    const typed = { ...address, email: 'a@b.example', shippingOption: 'flat', action: 'save' };
    const { view } = (await byScript(typed)).json;
    expect(view.pay).toMatchObject({ cardText: 'Pay $30.00', expectedGrandTotalCents: 3000, minor: 3000 });
    expect(view.summary.sums.at(-1)).toEqual({ name: 'Total', amount: '$30.00', kind: 'total' });
    const cheaper = { ...JSON.parse(view.pay.seen), shippingCents: 0, totalCents: 2400 };
    expect((await byScript({ ...typed, seen: JSON.stringify(cheaper) })).json.view.changes).toEqual([]);
    await shop.add(session, 'MUG');
    const saved = (await byScript({ ...typed, seen: view.pay.seen })).json.view;
    expect(saved.changes[0]).toBe('Mug: the quantity is now 3 (was 2).');
    expect(saved.changes.at(-1)).toBe('The total is now $42.50 (was $30.00).');
    const looked = (await byScript({ action: 'look', seen: view.pay.seen })).json.view;
    expect(looked.changes.at(-1)).toBe('The total is now $42.50 (was $30.00).');
    expect(looked.problems).toMatchObject([{ error: 'Your cart has changed. Please check the new total.' }]);
    expect((await byScript({ action: 'look', seen: looked.pay.seen })).json.view.problems).toEqual([]);
    const card = { cardNumber: '4242424242424242', cardExpiry: '12/40', cardCvc: '123' };
    const paid = await byScript({ ...typed, ...card, action: 'pay', expectedGrandTotalCents: '4250' });
    expect(paid.json.location).toMatch(/^\/checkout\/order-confirmed\?/);
    expect((await byScript({ action: 'look' })).json.location).toBe('/cart');
  });
});

describe('the scripts of the checkout', () => {
  it('are an inventory, each pinned by its hash, and no owner’s code is among them', async () => {
    const { createHash } = await import('node:crypto');
    const session = await withMugs(shop);
    const page = await session.send('GET', '/checkout');
    const tags = [...page.text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(tags).toHaveLength(3);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(page.text) ?? [];
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const [, src = '', pin = ''] =
      /src="(\/bundles\/checkout\.js[^"]*)" integrity="([^"]*)"/.exec(page.text) ?? [];
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
    expect(Object.keys(integrity).some((name) => name.startsWith('/bundles/react-'))).toBe(true);
    let compressed = 0;
    for (const [path, hash] of [[src, pin], ...Object.entries(integrity)] as [string, string][]) {
      const { text, status } = await session.send('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect(`sha384-${createHash('sha384').update(text).digest('base64')}`).toBe(hash);
      compressed += gzipSync(text).length;
    }
    // Size of all scripts, also those that only a shop with Stripe loads.
    expect(compressed).toBeLessThanOrEqual(90_000);
  });

  it('are none on the pages of an order', async () => {
    const session = await withMugs(shop);
    const { confirmationUrl } = (await shop.complete(session, 3000)).json;
    const page = await session.send('GET', confirmationUrl);
    expect(page.text.match(/<script(?! type="application\/json")/g)).toBeNull();
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
  });
});
