import { subscriptionJobs } from '@veranda/server/features/subscriptions/jobs';
import { settlePayment } from '@veranda/server/services/commerce/orders/settle-payment';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import type { Reply, Session } from '../../support/browser-session.ts';
import { address, card } from '../checkout/shop.ts';
import { type DigitalShop, createDigitalShop, skuOf } from '../gift-cards/digital-shop.ts';

export interface SubscriptionShop extends DigitalShop {
  readonly base: string;
  /** A product with a plan. @returns its id */
  planned(title: string, plan: object, kind?: string): Promise<string>;
  /** A member who has put it in a cart of its own and agreed. */
  agreed(itemId: string, title: string, more?: object): Promise<Session>;
  /** The same, paid with a card. @returns the subscription's id */
  subscribed(
    itemId: string,
    title: string,
    number?: string,
    more?: object,
  ): Promise<{ session: Session; id: string; confirmationUrl: string }>;
  read(id: string): Promise<Reply>;
  /** Sets the clock, and carries out every renewal that waits, due or not: what is early says so itself. */
  renewAt(at: number): Promise<void>;
  charges(): Promise<{ amountMinor: bigint; status: string }[]>;
}

let members = 0;

export async function createSubscriptionShop(
  slug: string,
  options: { readonly stripe?: string } = {},
): Promise<SubscriptionShop> {
  const shop = await createDigitalShop(slug, options);
  const base = `/api/studio/sites/${shop.siteId}`;
  const agreed: SubscriptionShop['agreed'] = async (itemId, title, more = {}) =>
    agree(await member(shop), { itemId, sku: skuOf(title, ''), qty: 1, ...more });
  return {
    ...shop,
    base,
    agreed,
    read: async (id) => (await shop.owner.send('GET', `${base}/subscriptions/${id}`)).json,
    async planned(title, plan, kind = 'service') {
      const id = await shop.addProduct({ kind, title, prices: { '': '12.00' } });
      const set = await shop.owner.send('PUT', `${base}/products/${id}/plan`, { plan });
      if (set.status !== 200) throw new Error(set.text);
      return id;
    },
    async subscribed(itemId, title, number = '4242424242424242', more = {}) {
      const session = await agreed(itemId, title, more);
      const { orderId, confirmationUrl } = await shop.pay(session, { payment: card(number) });
      const { subscriptions } = (await shop.owner.send('GET', `${base}/subscriptions`)).json;
      const made = subscriptions.find(
        (subscription: { orderId: string }) => subscription.orderId === orderId,
      );
      return { session, id: made.id, confirmationUrl };
    },
    renewAt: (at) => renewAt(shop, at),
    charges: () =>
      shop.app.db.forSite(shop.siteId, (tx) =>
        tx.selectFrom('test_charge').select(['amountMinor', 'status']).orderBy('createdAt').execute(),
      ),
  };
}

/** Somebody new with an account of the site. */
async function member(shop: DigitalShop): Promise<Session> {
  const session = await shop.shopper();
  members += 1;
  const user = { email: `member${members}@${shop.slug}.example`, password: 'a long enough pass phrase' };
  await session.send('POST', '/api/site-users/account', user);
  return session;
}

async function agree(session: Session, entry: object): Promise<Session> {
  const begun = await session.send('POST', '/api/3/commerce/cart/subscription', entry);
  if (begun.status !== 200) throw new Error(begun.text);
  const done = await session.send('POST', '/subscribe', { agree: '1' });
  if (done.status !== 200) throw new Error(done.text);
  const details = { shippingAddress: address, shippingOption: 'flat' };
  await session.send('PUT', '/api/commerce/checkout', details);
  return session;
}

async function renewAt(shop: DigitalShop, at: number): Promise<void> {
  shop.setClock(() => at);
  await shop.app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('topic', '=', 'renew-subscription')
      .where('sentAt', 'is', null)
      .execute(),
  );
  const job = subscriptionJobs(shop.app.deps)['renew-subscription'];
  if (!job) throw new Error('no job');
  // It claims some at a time, in any order of those that are due at once.
  let claimed = Infinity;
  while (claimed > 0) claimed = await drainOutbox(shop.app.deps, 'renew-subscription', job);
  // Logins of the tests live by the clock of now.
  shop.setClock(Date.now);
}

/** Takes over what the gateway has of a payment whose answer was lost, as the reconciling job does. */
export async function reconcile(shop: SubscriptionShop, paymentId: string): Promise<void> {
  const outcome = {
    kind: 'captured',
    reference: `test_${paymentId}`,
    cardBrand: '',
    cardLast4: '0119',
  } as const;
  await settlePayment(shop.app.deps, { siteId: shop.siteId, paymentId, outcome });
}
