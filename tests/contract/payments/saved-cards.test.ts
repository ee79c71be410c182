import type { PaymentGateway, SavedPaymentRequest } from '@veranda/server/platform/payments/payment-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeShop, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;
let gateway: PaymentGateway;
let accountId: string;

beforeAll(async () => {
  shop = await createStripeShop('saved');
  gateway = shop.app.deps.payments.named('stripe');
  const account = await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('payment_account').select('id').executeTakeFirstOrThrow(),
  );
  accountId = account.id;
});
afterAll(() => shop.close());

const buyer = { description: 'saved', email: 'ada@shop.example' };

function keyOf(amountMinor = 1750n, currency = 'USD') {
  const paymentId = shop.app.deps.newId();
  return { siteId: shop.siteId, accountId, paymentId, checkoutId: paymentId, amountMinor, currency };
}

function charge(token: string) {
  const method = { kind: 'stripe-token', token } as const;
  return gateway.charge({ ...keyOf(), ...buyer, method, returnUrl: 'http://saved.localhost/', save: true });
}

async function savedReference(): Promise<string> {
  const outcome = await charge('ctoken_ok');
  if (outcome.kind !== 'captured' || !outcome.saved) throw new Error('nothing was saved');
  return outcome.saved.reference;
}

describe('a saved card at Stripe', () => {
  it('is saved with the first charge and charged again while its owner is away', async () => {
    const saved = await savedReference();
    expect(saved).toMatch(/^cus_\w+\|pm_\w+$/);
    const request: SavedPaymentRequest = { ...keyOf(), ...buyer, saved };
    const answers = await Promise.all([gateway.chargeSaved(request), gateway.chargeSaved(request)]);
    for (const answer of answers) expect(['captured', 'unknown', 'unavailable']).toContain(answer.kind);
    expect(await gateway.find({ ...request, reference: null })).toMatchObject({
      kind: 'captured',
      cardBrand: 'Visa',
      cardLast4: '4242',
    });
    const intents = [...shop.stripe.intents.values()].filter(
      (intent) => intent.metadata['attempt'] === request.paymentId,
    );
    expect(intents.map((intent) => intent.status)).toEqual(['succeeded']);
  });

  it('is declined when the bank asks for its owner, and the intent is closed', async () => {
    const [customer] = (await savedReference()).split('|');
    const request = { ...keyOf(), ...buyer, saved: `${customer}|pm_asks` };
    expect(await gateway.chargeSaved(request)).toMatchObject({
      kind: 'declined',
      message: 'declined',
    });
    expect(shop.stripe.intentOfPayment(request.paymentId)?.status).toBe('canceled');
  });

  it('is saved without a charge, to take the place of another', async () => {
    const setup = {
      siteId: shop.siteId,
      accountId,
      email: buyer.email,
      returnUrl: 'http://saved.localhost/',
    };
    const save = (token: string) =>
      gateway.saveMethod({
        ...setup,
        setupId: shop.app.deps.newId(),
        method: { kind: 'stripe-token', token },
      });
    expect(await save('ctoken_ok')).toMatchObject({ kind: 'saved', saved: { brand: 'Visa', last4: '4242' } });
    expect(await save('ctoken_declined')).toMatchObject({ kind: 'declined' });
    shop.stripe.mood = 'down';
    expect(await save('ctoken_ok')).toEqual({ kind: 'unavailable' });
    shop.stripe.mood = 'up';
  });

  it.each([
    [934n, 'JPY', 934],
    [1250n, 'EUR', 1250],
    [1250n, 'COP', 1250],
  ])(
    'decisions §money cents: the yen of a provider is whole; %d minor units of %s are %d for Stripe',
    async (amountMinor, currency, amount) => {
      const request = { ...keyOf(amountMinor, currency), ...buyer, saved: await savedReference() };
      await gateway.chargeSaved(request);
      expect(shop.stripe.intentOfPayment(request.paymentId)).toMatchObject({
        amount,
        currency: currency.toLowerCase(),
      });
    },
  );
});

describe('the checkout page', () => {
  it('allows Stripe’s script and frame on the page of the checkout, and on no other', async () => {
    const session = await shop.withMug();
    const page = await session.send('GET', '/checkout');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${shop.stripe.origin};`));
    expect(policy).toContain(`frame-src ${shop.stripe.origin}`);
    expect(policy).not.toContain('unsafe-inline');
    expect(page.text).toContain(`<script defer src="${shop.stripe.origin}/stripe.js"></script>`);
    const done = await shop.payMug(session, 'ctoken_ok');
    const confirmed = await session.send('GET', done.json.confirmationUrl);
    expect(confirmed.headers.get('content-security-policy')).not.toContain(shop.stripe.origin);
    await shop.owner.send('DELETE', `${shop.settingsPath}/stripe`);
    const other = await shop.withMug();
    const plain = (await other.send('GET', '/checkout')).headers.get('content-security-policy') ?? '';
    expect(plain).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(plain).not.toContain('frame-src');
  });
});
