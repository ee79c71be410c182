import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createFakeStripe, fakeKeys, type FakeStripe } from '../../support/fake-stripe.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { address, addShop, cartPath, charges, completePath, details, good, type Shop } from './shop.ts';

let app: TestApp;
let stripe: FakeStripe;
let shop: Shop;

beforeAll(async () => {
  stripe = await createFakeStripe();
  app = await createTestApp({ stripe: stripe.origin });
  shop = await addShop(app, 'pressed');
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => shop.setStock('MUG', 9));
afterEach(async () => {
  shop.setClock(Date.now);
  expect(await checkInvariants(app.db, allInvariants)).toMatchObject({ ok: true });
  expect(app.faults).toEqual([]);
});

type Fields = Record<string, string>;

const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/40', cardCvc: '123' };
const typed = { email: 'ada@shop.example', ...address, shippingOption: 'flat', note: 'Ring twice' };

async function withMug(at = shop): Promise<Session> {
  const session = await at.shopper();
  await at.add(session, 'MUG');
  await session.send('PUT', '/api/commerce/checkout', details);
  return session;
}

/** Hidden fields of a checkout page. */
function hiddenIn(html: string): Fields {
  const found = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name, value = '']) => [name, value.replaceAll('&quot;', '"')]),
  );
}

async function drawn(session: Session): Promise<Fields> {
  const page = await session.send('GET', '/checkout');
  expect(page.status).toBe(200);
  return { ...hiddenIn(page.text), ...typed };
}

const press = (session: Session, fields: Fields) =>
  session.send('POST', '/checkout', new URLSearchParams({ ...fields, action: 'pay' }).toString(), {
    accept: 'text/html',
  });

/** A press whose process dies before the provider has heard of it, or after it has charged. */
async function cutOff(session: Session, fields: Fields, { charged }: { readonly charged: boolean }) {
  const { payments } = app.deps;
  let reached: () => void = () => {};
  const asked = new Promise<void>((resolve) => (reached = resolve));
  const named = (name: string) => {
    const gateway = payments.named(name);
    return {
      ...gateway,
      async charge(request: Parameters<typeof gateway.charge>[0]) {
        if (charged) await gateway.charge(request);
        reached();
        return new Promise<never>(() => {});
      },
    };
  };
  Object.assign(app.deps, { payments: { ...payments, named } });
  // Nobody waits for it: its connection ends with the application.
  press(session, fields).catch(() => null);
  await asked;
  Object.assign(app.deps, { payments });
  shop.setClock(() => Date.now() + checkoutTimes.completionLease + 1);
}

describe('the button of the checkout page', () => {
  it.each([
    ['before the provider was asked', false],
    ['after the provider has charged', true],
  ])(
    'decision 0046: pressed again when the first press died %s, carries on and charges once',
    async (_when, charged) => {
      const session = await withMug();
      const fields = { ...(await drawn(session)), ...card };
      const before = await charges(shop);
      await cutOff(session, fields, { charged });
      const again = await press(session, fields);
      expect([again.status, again.headers.get('location')]).toEqual([
        303,
        expect.stringContaining('/checkout/order-confirmed?'),
      ]);
      const page = await session.send('GET', again.headers.get('location') ?? '');
      expect(page.text).toContain('Thank you');
      expect((await charges(shop)) - before).toBe(1);
    },
  );

  it('carries on by Stripe too, where every press brings another token of the card', async () => {
    const other = await addShop(app, 'pressed-stripe');
    const path = `/api/studio/sites/${other.siteId}/commerce/payments/stripe`;
    expect((await other.owner.send('POST', path, fakeKeys)).status).toBe(200);
    await other.setStock('MUG', 9);
    const session = await withMug(other);
    const fields = await drawn(session);
    await cutOff(session, { ...fields, paymentToken: 'ctoken_good' }, { charged: false });
    const again = await press(session, { ...fields, paymentToken: 'ctoken_good2' });
    const page = await session.send('GET', again.headers.get('location') ?? '');
    expect(page.text).toContain('Thank you');
  });

  it('is another attempt when the payment was refused, and pays with another card', async () => {
    const session = await withMug();
    const fields = await drawn(session);
    const refused = await press(session, { ...fields, ...card, cardNumber: '4000 0000 0000 0002' });
    expect(refused.status).toBe(409);
    const next = hiddenIn(refused.text);
    expect(next['attempt']).not.toBe(fields['attempt']);
    expect((await press(session, { ...fields, ...card, attempt: next['attempt'] ?? '' })).status).toBe(303);
  });

  it('of a page that the browser has kept pays with another card, though its attempt is over', async () => {
    const session = await withMug();
    const fields = await drawn(session);
    await press(session, { ...fields, ...card, cardNumber: '4000 0000 0000 0002' });
    expect((await press(session, { ...fields, ...card })).status).toBe(303);
  });

  it('keeps its attempt while nothing is paid', async () => {
    const session = await withMug();
    const fields = await drawn(session);
    const form = new URLSearchParams({ ...fields, action: 'shipping' }).toString();
    const saved = await session.send('POST', '/checkout', form, { accept: 'text/html' });
    expect(hiddenIn(saved.text)['attempt']).toBe(fields['attempt']);
  });
});

describe('a page whose cart another tab has replaced', () => {
  async function replaced() {
    const session = await withMug();
    const fields = await drawn(session);
    const other = await withMug();
    await shop.add(other, 'MUG');
    await other.send('PUT', '/api/commerce/checkout', { email: 'other@shop.example' });
    for (const name of ['CART', 'cart_key']) session.cookies.set(name, other.cookies.get(name) ?? '');
    return { session, fields };
  }

  it('neither buys the other cart nor fills it in, and shows it', async () => {
    const { session, fields } = await replaced();
    const before = await charges(shop);
    const answer = await press(session, { ...fields, ...card, expectedGrandTotalCents: '3000' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Your cart has changed. Please check the new total.');
    expect(answer.text).toContain('Pay $30.00');
    expect(answer.text).toContain('value="other@shop.example"');
    expect(hiddenIn(answer.text)['cartId']).not.toBe(fields['cartId']);
    expect((await charges(shop)) - before).toBe(0);
    expect((await session.send('GET', cartPath)).json.isPurchased).toBe(false);
  });

  it('saves nothing of what is typed', async () => {
    const { session, fields } = await replaced();
    const form = new URLSearchParams({ ...fields, email: 'ada@elsewhere.example', action: 'save' });
    const headers = { accept: 'application/json', 'x-checkout': '1' };
    const answer = await session.send('POST', '/checkout', form.toString(), headers);
    expect(answer.status).toBe(409);
    expect(answer.json.view.contact.email.value).toBe('other@shop.example');
    expect((await session.send('GET', '/api/commerce/checkout')).json.email).toBe('other@shop.example');
  });

  it('is refused as JSON too', async () => {
    const { session, fields } = await replaced();
    const body = { expectedGrandTotalCents: 3000, payment: good, details, cartId: fields['cartId'] };
    const answer = await session.send('POST', completePath, body);
    expect([answer.status, answer.json.code]).toEqual([409, 'CART_CHANGED']);
    expect(answer.json.shoppingCart.grandTotalCents).toBe(3000);
    expect((await session.send('GET', '/api/commerce/checkout')).json.email).toBe('other@shop.example');
  });
});
