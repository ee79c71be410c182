import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeKeys } from '../../support/fake-stripe.ts';
import { createStripeShop, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('accounts');
});
afterAll(() => shop.close());

const connect = (keys: object) =>
  shop.owner.send('POST', `${shop.settingsPath}/stripe`, { ...fakeKeys, ...keys });

describe('the Stripe account of a site', () => {
  it('is shown without its secrets, and kept sealed', async () => {
    const shown = await shop.owner.send('GET', shop.settingsPath);
    expect(shown.json.cards).toMatchObject({ provider: 'stripe', own: true, accountName: 'Stand-in Bakery' });
    expect(shown.text).not.toContain('sk_test');
    expect(shown.text).not.toContain('whsec');
    const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('payment_account').selectAll().execute(),
    );
    for (const row of rows) {
      expect(Buffer.from(row.secretKey).toString()).not.toContain('sk_test');
      expect(Buffer.from(row.webhookSecret).toString()).not.toContain('whsec');
    }
  });

  it.each([
    [{ secretKey: 'pk_test_standin0123456789' }, 'stripe-key-malformed'],
    [{ publishableKey: 'sk_test_standin0123456789' }, 'stripe-publishable-key-malformed'],
    [{ secretKey: 'sk_live_standin0123456789' }, 'stripe-keys-differ'],
    [{ webhookSecret: 'secret' }, 'stripe-webhook-malformed'],
    [{ webhookSecret: '' }, 'stripe-webhook-needed'],
  ])('%j is refused', async (keys, code) => {
    expect((await connect(keys)).json.code).toBe(code);
  });

  it('a connection that is replaced or left gives back what it has taken, with its own keys', async () => {
    const done = await shop.payMug(await shop.withMug(), 'ctoken_ok');
    expect((await connect({ secretKey: 'sk_test_another0123456789' })).status).toBe(200);
    const left = await shop.owner.send('DELETE', `${shop.settingsPath}/stripe`);
    expect(left.json.cards).toMatchObject({ provider: 'test', own: false });
    expect((await shop.owner.send('DELETE', `${shop.settingsPath}/stripe`)).json.code).toBe(
      'stripe-not-connected',
    );
    const refund = { key: 'after-leaving', amount: '1.00', restock: false, reason: '', notify: false };
    const path = `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}/refunds`;
    expect((await shop.owner.send('POST', path, refund)).json.refund.status).toBe('done');
    const token = await shop.payMug(await shop.withMug(), 'ctoken_ok');
    expect(token.json.code).toBe('payment-method-unknown');
  });

  it('is nobody’s but that of who may handle keys', async () => {
    expect((await shop.app.studio().send('GET', shop.settingsPath)).status).toBe(401);
    const visitor = shop.app.studio();
    expect((await visitor.send('POST', `${shop.settingsPath}/stripe`, fakeKeys)).status).toBe(401);
  });
});
