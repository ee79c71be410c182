import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { renewSubscription } from '@veranda/server/features/subscriptions/renew-subscription';
import type { Job } from '@veranda/server/platform/jobs/drain-outbox';
import { subscriptionJobs } from '@veranda/server/features/subscriptions/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSubscriptionShop, reconcile, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
let box: string;

const monthly = { period: { value: 1, unit: 'MONTH' }, numCycles: 0 };
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  shop = await createSubscriptionShop('renewals');
  box = await shop.planned('Veg box', monthly);
});
// One address does everything here: its limits start again with each test.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const at = (iso: string): number => Date.parse(iso);

describe('renewals of a subscription', () => {
  it('charges a cycle when it is due and not before, with an order of its own', async () => {
    const { id } = await shop.subscribed(box, 'Veg box');
    const before = (await shop.charges()).length;
    const { nextAt } = (await shop.read(id)).subscription;
    await shop.renewAt(at(nextAt) - 60_000);
    expect((await shop.charges()).length).toBe(before);
    await shop.renewAt(at(nextAt));
    const { subscription, renewals } = await shop.read(id);
    expect(subscription).toMatchObject({ paidCycles: 2, status: 'active' });
    expect(renewals).toMatchObject([{ cycleNo: 2, status: 'paid', tries: 1 }]);
    const { order } = (await shop.owner.send('GET', `${shop.base}/orders/${renewals[0].orderId}`)).json;
    expect(order).toMatchObject({ total: { value: '12.00' }, paymentStatus: 'paid' });
    expect((await shop.charges()).length).toBe(before + 1);
    expect(at(subscription.nextAt)).toBeGreaterThan(at(nextAt) + 27 * day);
  });

  it('two workers at once, and ten, charge a cycle once', async () => {
    const { id } = await shop.subscribed(box, 'Veg box');
    for (const workers of [2, 10]) {
      const before = (await shop.charges()).length;
      const { nextAt, paidCycles } = (await shop.read(id)).subscription;
      shop.setClock(() => at(nextAt));
      const cycle = { subscriptionId: id, cycleNo: paidCycles + 1 };
      await Promise.all(
        Array.from({ length: workers }, () => renewSubscription(shop.app.deps, shop.siteId, cycle)),
      );
      shop.setClock(Date.now);
      expect((await shop.read(id)).subscription.paidCycles).toBe(paidCycles + 1);
      expect((await shop.charges()).length).toBe(before + 1);
    }
  });

  it('charge once when a process died before or after the charge', async () => {
    const { id } = await shop.subscribed(box, 'Veg box');
    const { nextAt } = (await shop.read(id)).subscription;
    const before = (await shop.charges()).length;
    const { deps } = shop.app;
    const gone = () => new Promise<never>(() => {});
    const dies = (when: 'before' | 'after') => {
      const life = { isOver: false };
      const named = (provider: string) => ({
        ...deps.payments.named(provider),
        chargeSaved: async (
          request: Parameters<ReturnType<typeof deps.payments.named>['chargeSaved']>[0],
        ) => {
          if (when === 'after') await deps.payments.named(provider).chargeSaved(request);
          life.isOver = true;
          return gone();
        },
      });
      const forSite: typeof deps.db.forSite = (...given) =>
        life.isOver ? gone() : deps.db.forSite(...given);
      return { ...deps, payments: { ...deps.payments, named }, db: { ...deps.db, forSite } };
    };
    shop.setClock(() => at(nextAt));
    const cycle = { subscriptionId: id, cycleNo: 2 };
    for (const when of ['before', 'after'] as const) {
      void renewSubscription(dies(when), shop.siteId, cycle);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await renewSubscription(deps, shop.siteId, cycle);
    shop.setClock(Date.now);
    expect((await shop.read(id)).renewals).toMatchObject([{ cycleNo: 2, status: 'paid', tries: 1 }]);
    expect((await shop.charges()).length).toBe(before + 1);
  });

  it('a lost answer is asked for and never guessed: nothing is charged again', async () => {
    const { id } = await shop.subscribed(box, 'Veg box', '4000000000000119').catch(async () => {
      const made = await shop.subscribed(box, 'Veg box');
      await shop.app.db.forSite(shop.siteId, (tx) =>
        tx
          .updateTable('subscription')
          .set({ savedReference: 'test_card_0119' })
          .where('id', '=', made.id)
          .execute(),
      );
      return made;
    });
    const { nextAt } = (await shop.read(id)).subscription;
    const before = (await shop.charges()).length;
    await shop.renewAt(at(nextAt));
    await shop.renewAt(at(nextAt) + 1000);
    expect((await shop.read(id)).renewals).toMatchObject([{ status: 'charging', tries: 1 }]);
    expect((await shop.charges()).length).toBe(before + 1);
    const payment = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .selectFrom('payment')
        .innerJoin('renewal', 'renewal.orderId', 'payment.orderId')
        .select(['payment.id', 'payment.status'])
        .where('renewal.subscriptionId', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(payment.status).toBe('unknown');
    await reconcile(shop, payment.id);
    expect((await shop.read(id)).renewals).toMatchObject([{ status: 'paid' }]);
  });

  it('ends after the charges that were agreed on', async () => {
    const course = await shop.planned('Course', { period: { value: 1, unit: 'WEEK' }, numCycles: 3 });
    const { id } = await shop.subscribed(course, 'Course');
    expect((await shop.read(id)).subscription.phrase).toBe('$12.00 every week for 3 weeks');
    for (const paid of [2, 3]) {
      await shop.renewAt(at((await shop.read(id)).subscription.nextAt));
      expect((await shop.read(id)).subscription.paidCycles).toBe(paid);
    }
    expect((await shop.read(id)).subscription).toMatchObject({ status: 'completed', nextAt: '' });
    const sent = { subscriptionId: id, cycleNo: 4 };
    expect(await renewSubscription(shop.app.deps, shop.siteId, sent)).toBeNull();
    expect((await shop.read(id)).renewals).toHaveLength(2);
  });

  it('keep the tax rate of the first charge', async () => {
    const rule = { id: 'ny', name: 'NY', rate: '10', onServices: true, onDigital: false, onShipping: false };
    const put = async (rate: string | null) => {
      const { rules, version } = (await shop.owner.send('GET', `${shop.base}/commerce/checkout-rules`)).json;
      const shape = { country: 'US', region: '', postalRanges: [] };
      const taxes = { ...rules.taxes, rules: rate === null ? [] : [{ ...rule, rate, area: shape }] };
      const saved = await shop.owner.send('PUT', `${shop.base}/commerce/checkout-rules`, {
        rules: { ...rules, taxes },
        version,
      });
      return saved;
    };
    const saved = await put('10');
    expect([saved.status, saved.status === 200 ? '' : saved.text]).toEqual([200, '']);
    const session = await shop.agreed(box, 'Veg box');
    const { address } = await import('../checkout/shop.ts');
    await session.send('PUT', '/api/commerce/checkout', { billingAddress: address });
    const { orderId } = await shop.pay(session);
    const first = (await shop.owner.send('GET', `${shop.base}/orders/${orderId}`)).json.order;
    expect(first.tax.value).toBe('1.20');
    await put('25');
    const { subscriptions } = (await shop.owner.send('GET', `${shop.base}/subscriptions`)).json;
    const { id } = subscriptions.find((one: { orderId: string }) => one.orderId === orderId);
    await shop.renewAt(at((await shop.read(id)).subscription.nextAt));
    const [renewal] = (await shop.read(id)).renewals;
    const { order } = (await shop.owner.send('GET', `${shop.base}/orders/${renewal.orderId}`)).json;
    expect([order.tax.value, order.total.value]).toEqual(['1.20', '13.20']);
    await put(null);
  });
});

describe('the customer’s changes to a subscription', () => {
  const own = (id: string, act: string) => `/api/site-users/account/subscriptions/${id}/${act}`;

  it('cancels now: nothing is charged again, and both sides are told', async () => {
    const { id, session } = await shop.subscribed(box, 'Veg box');
    const { nextAt } = (await shop.read(id)).subscription;
    expect((await session.send('POST', own(id, 'cancel'), { when: 'now' })).json).toEqual({
      status: 'canceled',
    });
    expect((await shop.read(id)).subscription).toMatchObject({ status: 'canceled', endReason: 'customer' });
    const before = (await shop.charges()).length;
    await shop.renewAt(at(nextAt));
    expect((await shop.charges()).length).toBe(before);
    expect((await session.send('POST', own(id, 'skip'), {})).json.code).toBe('subscription-ended');
    await shop.work(subscriptionJobs(shop.app.deps), 'subscription-mail');
    const mails = (await shop.mails()).filter((mail) => /cancel/i.test(mail.subject));
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });

  it('cancels at the end of the period, and takes it back', async () => {
    const { id, session } = await shop.subscribed(box, 'Veg box');
    const { nextAt } = (await shop.read(id)).subscription;
    const status = async () => (await shop.read(id)).subscription.status;
    await session.send('POST', own(id, 'cancel'), { when: 'period-end' });
    expect(await status()).toBe('cancel_at_period_end');
    await session.send('POST', own(id, 'resume'), {});
    expect(await status()).toBe('active');
    await session.send('POST', own(id, 'cancel'), {});
    const before = (await shop.charges()).length;
    await shop.renewAt(at(nextAt));
    expect([await status(), (await shop.charges()).length]).toEqual(['canceled', before]);
  });

  it('skips the next cycle: it is not charged, and does not count as one of those agreed on', async () => {
    const three = await shop.planned('Three', { period: { value: 1, unit: 'MONTH' }, numCycles: 2 });
    const { id, session } = await shop.subscribed(three, 'Three');
    const first = (await shop.read(id)).subscription.nextAt;
    expect((await session.send('POST', own(id, 'skip'), {})).status).toBe(200);
    const before = (await shop.charges()).length;
    await shop.renewAt(at(first));
    expect((await shop.charges()).length).toBe(before);
    const { subscription, renewals } = await shop.read(id);
    expect(renewals).toMatchObject([{ cycleNo: 2, status: 'skipped' }]);
    await shop.renewAt(at(subscription.nextAt));
    expect((await shop.read(id)).subscription).toMatchObject({ paidCycles: 2, status: 'completed' });
  });

  it('does so with their own subscriptions only, by forms too', async () => {
    const { id } = await shop.subscribed(box, 'Veg box');
    const other = await shop.subscribed(box, 'Veg box');
    for (const act of ['cancel', 'skip', 'resume'])
      expect((await other.session.send('POST', own(id, act), {})).json.code).toBe('no-such-subscription');
    const nobody = await shop.shopper();
    expect((await nobody.send('POST', own(id, 'cancel'), {})).status).toBe(401);
    const form = new URLSearchParams({ when: 'period-end' }).toString();
    const sent = await other.session.send('POST', own(other.id, 'cancel'), form, { accept: 'text/html' });
    expect(sent.headers.get('location')).toBe('/account/subscriptions?done=1');
    const page = await other.session.send('GET', '/account/subscriptions?refused=subscription-not-active');
    expect(page.text).toContain('You can only do this while the subscription is active.');
    expect(page.text).toContain('Ending');
  });

  it('is ended by the shop as well', async () => {
    const { id } = await shop.subscribed(box, 'Veg box');
    const ended = await shop.owner.send('POST', `${shop.base}/subscriptions/${id}/cancel`, { when: 'now' });
    expect(ended.json.subscription).toMatchObject({ status: 'canceled', endReason: 'shop' });
  });
});

describe('the notice 15 days before a charge', () => {
  it('is mailed to who is still to be charged, by a shop that wants it', async () => {
    const job = { 'subscription-mail': subscriptionJobs(shop.app.deps)['subscription-mail'] as Job };
    // Other subscriptions of this shop are renewed with it, and told of as well.
    const notices = async (to?: string) => {
      await shop.work(job, 'subscription-mail', true);
      const told = (await shop.mails()).filter((mail) => mail.subject.endsWith('renews soon'));
      return told.filter((one) => to === undefined || one.to === to).length;
    };
    expect(await notices()).toBe(0);
    const { settings, version } = (await shop.owner.send('GET', `${shop.base}/settings`)).json;
    expect(settings.subscriptionNotice).toBe(false);
    const wanted = { settings: { ...settings, subscriptionNotice: true }, version };
    expect((await shop.owner.send('PUT', `${shop.base}/settings`, wanted)).status).toBe(200);
    const weekly = await shop.planned('Loaf', { period: { value: 1, unit: 'WEEK' }, numCycles: 0 });
    await shop.subscribed(weekly, 'Loaf');
    const ended = await shop.subscribed(box, 'Veg box');
    const end = `/api/site-users/account/subscriptions/${ended.id}/cancel`;
    await ended.session.send('POST', end, { when: 'now' });
    const { id } = await shop.subscribed(box, 'Veg box');
    const waiting = await shop.app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select('dueAt')
        .where('dedupeKey', 'like', `subscription-mail:upcoming:%${id}%`)
        .execute(),
    );
    const { nextAt, email } = (await shop.read(id)).subscription;
    expect(waiting.map((one) => one.dueAt.getTime())).toEqual([at(nextAt) - 15 * day]);
    expect(await notices()).toBe(1);
    await shop.renewAt(at(nextAt));
    expect(await notices(email)).toBe(2);
  });
});
