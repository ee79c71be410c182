import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { takeMoney } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;

beforeAll(async () => {
  shop = await createSubscriptionShop('taxed');
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function askProvider(provider: { whenAway: string } | null, rules: object[] = []): Promise<void> {
  const path = `${shop.base}/commerce/checkout-rules`;
  const { rules: old, version } = (await shop.owner.send('GET', path)).json;
  const taxes = { included: false, rounding: 'rate', rules, provider };
  const saved = await shop.owner.send('PUT', path, { rules: { ...old, taxes }, version });
  expect(saved.status).toBe(200);
}
const orderOf = async (id: string): Promise<Reply> =>
  (await shop.owner.send('GET', `${shop.base}/orders/${id}`)).json.order;

describe('a subscription that a provider has taxed', () => {
  it('keeps the first tax rate at renewals, of goods and shipping, and the provider is notified of each', async () => {
    takeMoney(shop);
    await askProvider({ whenAway: 'refuse' });
    const crate = await shop.planned(
      'Crate',
      { period: { value: 1, unit: 'MONTH' }, numCycles: 0 },
      'physical',
    );
    const { id } = await shop.subscribed(crate, 'Crate');
    const { subscription } = await shop.read(id);
    const first = await orderOf(subscription.orderId);
    // 8 % in New York by the fake: 0.96 of 12.00 and 0.44 of the shipping of 5.50.
    expect([first.tax.value, first.total.value]).toEqual(['1.40', '18.90']);
    const everywhere = { country: '', region: '', postalRanges: [] };
    const later = { id: 'x', name: 'Later', area: everywhere, rate: '50', onServices: true, onDigital: true };
    await askProvider(null, [{ ...later, onShipping: true }]);
    await shop.renewAt(Date.parse(subscription.nextAt));
    const [renewal] = (await shop.read(id)).renewals;
    const renewed = await orderOf(renewal.orderId);
    expect([renewed.tax.value, renewed.total.value]).toEqual(['1.40', '18.90']);
    expect(renewed.taxes.map((tax: Reply) => tax.name)).toEqual(['Sales tax', 'Sales tax']);
    const told = await shop.app.db.global((tx) =>
      tx.selectFrom('outbox').select('payload').where('topic', '=', 'tax-record').execute(),
    );
    expect(told.map(({ payload }) => payload)).toEqual([
      { orderId: subscription.orderId, refundId: null },
      { orderId: renewal.orderId, refundId: null },
    ]);
  });
});
