import type { Session } from '../../support/browser-session.ts';
import {
  type FakeStripe,
  type SignedMessage,
  createFakeStripe,
  fakeKeys,
} from '../../support/fake-stripe.ts';
import type { FakeRefund } from '../../support/stripe-objects.ts';
import { createTestApp } from '../../support/test-app.ts';
import { addShop, type Shop } from '../checkout/shop.ts';

/** A shop that takes cards through the fake of Stripe. */
export interface StripeShop extends Shop {
  readonly stripe: FakeStripe;
  readonly settingsPath: string;
  /** A visitor with a mug in the cart: 12.00 and 5.50 for shipping. */
  withMug(): Promise<Session>;
  /** Pays the mug with a token. */
  payMug(session: Session, token: string, more?: { key?: string }): Promise<Answer>;
  /** Hands a signed message in, as Stripe does. */
  tell(message: SignedMessage): Promise<Answer>;
  /** Lets all jobs of a topic be due now. */
  hasten(topic: string): Promise<void>;
}

type Answer = Awaited<ReturnType<Session['send']>>;

/** Opens a shop whose owner has connected it to the fake. */
export async function createStripeShop(
  slug: string,
  options: { worker?: boolean } = {},
): Promise<StripeShop> {
  const stripe = await createFakeStripe();
  const app = await createTestApp({ ...options, stripe: stripe.origin });
  const shop = await addShop(app, slug);
  const settingsPath = `/api/studio/sites/${shop.siteId}/commerce/payments`;
  const connected = await shop.owner.send('POST', `${settingsPath}/stripe`, fakeKeys);
  if (connected.status !== 200) throw new Error(`not connected: ${connected.text}`);
  return {
    ...shop,
    stripe,
    settingsPath,
    withMug: () => shopperWithMug(shop),
    payMug: (session, token, more = {}) =>
      shop.complete(session, 1750, { payment: { kind: 'stripe-token', token }, ...more }),
    tell: ({ body, signature }) =>
      app.studio().send('POST', `/api/payments/stripe/events/${shop.siteId}`, JSON.parse(body), {
        'stripe-signature': signature,
      }),
    hasten: (topic) =>
      app.db.global(async (tx) => {
        await tx
          .updateTable('outbox')
          .set({ dueAt: new Date(0) })
          .where('topic', '=', topic)
          .execute();
      }),
    async close() {
      await shop.close();
      await stripe.close();
    },
  };
}

async function shopperWithMug(shop: Shop): Promise<Session> {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  const added = await shop.add(session, 'MUG');
  if (added.status !== 200) throw new Error(`not added: ${added.text}`);
  return session;
}

/** The payment of a mug that was bought and paid for. */
export async function paidMug(shop: StripeShop) {
  const done = await shop.payMug(await shop.withMug(), 'ctoken_ok');
  if (done.json.status !== 'placed') throw new Error(`not placed: ${done.text}`);
  const [payment] = await paymentsOf(shop, done.json.orderId);
  if (!payment?.reference) throw new Error('no reference');
  return { ...payment, reference: payment.reference };
}

/** The newest refund of an intent, as the fake has it. */
export function refundAt({ stripe }: StripeShop, reference: string): FakeRefund {
  const refund = stripe.refunds.findLast((one) => one.payment_intent === reference);
  if (!refund) throw new Error('no refund');
  return refund;
}

/** Payments of a shop with their order, the newest last. */
export function paymentsOf(shop: Pick<Shop, 'app' | 'siteId'>, orderId?: string) {
  return shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .selectFrom('payment')
      .innerJoin('orders', 'orders.id', 'payment.orderId')
      .select([
        'payment.id',
        'payment.status',
        'payment.providerReference as reference',
        'payment.capturedMinor as captured',
        'payment.dispute',
        'orders.id as orderId',
        'orders.status as orderStatus',
        'orders.paymentStatus',
      ])
      .$if(orderId !== undefined, (some) => some.where('orders.id', '=', orderId ?? ''))
      .orderBy('payment.createdAt')
      .execute(),
  );
}
