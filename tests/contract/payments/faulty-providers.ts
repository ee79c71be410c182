import type { PaymentGateway } from '@veranda/server/platform/payments/payment-gateway';
import type { Session } from '../../support/browser-session.ts';
import { card, createShop, type Shop } from '../checkout/shop.ts';
import { createStripeShop, paymentsOf } from './stripe-shop.ts';

/** Outcome of a call that the provider has carried out: its answer, a fault in its place, or none at all. */
export type End = 'answer' | 'fault' | 'cut';

type Answer = Awaited<ReturnType<Session['send']>>;

/** A shop with a provider that fails on demand. */
export interface FaultyShop {
  readonly shop: Shop;
  /** Pays a mug with shipping, 17.50. */
  pay(session: Session): Promise<Answer>;
  /** The next charge is taken; what then runs decides what is answered. */
  afterCharge(end: () => Promise<End>): void;
  /** The same for the next refund. */
  afterRefund(end: () => Promise<End>): void;
  setDown(down: boolean): void;
  /** The provider's message that a payment of the order was taken, handed in. */
  tell(orderId: string): Promise<void>;
  /** Charges that were taken of a cart, and amounts that were refunded of them, in cents. */
  taken(orderId: string): Promise<number>;
  givenBack(orderId: string): Promise<number[]>;
  close(): Promise<void>;
}

/** The shop of the Stripe fake: faults are those of its answers. */
export async function createFaultyStripe(): Promise<FaultyShop> {
  const shop = await createStripeShop('faulty-stripe');
  const { stripe } = shop;
  const intents = async (orderId: string) => {
    const { cartId } = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('orders').select('cartId').where('id', '=', orderId).executeTakeFirstOrThrow(),
    );
    const all = [...stripe.intents.values()].filter((one) => one.metadata['checkout'] === cartId);
    return all.filter((one) => one.status === 'succeeded');
  };
  return {
    shop,
    pay: (session) => shop.payMug(session, 'ctoken_ok'),
    afterCharge: (end) => void stripe.faults.push({ call: 'POST /v1/payment_intents/:id/confirm', end }),
    afterRefund: (end) => void stripe.faults.push({ call: 'POST /v1/refunds', end }),
    setDown: (down) => void (stripe.mood = down ? 'down' : 'up'),
    async tell(orderId) {
      const [payment] = await paymentsOf(shop, orderId);
      const intent = stripe.intentOfPayment(payment?.id ?? '') ?? {};
      await shop.tell(stripe.message('payment_intent.succeeded', intent));
    },
    taken: async (orderId) => (await intents(orderId)).length,
    async givenBack(orderId) {
      const ids = new Set((await intents(orderId)).map((one) => one.id));
      return stripe.refunds.filter((refund) => ids.has(refund.payment_intent)).map((one) => one.amount);
    },
    close: () => shop.close(),
  };
}

/**
 * The shop of the test gateway: faults are thrown around it. Its card sends its messages on its own, twice.
 */
export async function createFaultyGateway(): Promise<FaultyShop> {
  const shop = await createShop('faulty-gateway');
  const { payments } = shop.app.deps;
  const faults: Faults = { charge: [], refund: [], isDown: false };
  const faulty = withFaults(payments.named('test'), faults);
  Object.assign(shop.app.deps, { payments: { ...payments, named: () => faulty } });
  return {
    shop,
    pay: (session) => shop.complete(session, 1750, { payment: card('4000000000002222') }),
    afterCharge: (end) => void faults.charge.push(end),
    afterRefund: (end) => void faults.refund.push(end),
    setDown: (down) => void (faults.isDown = down),
    tell: async () => {},
    taken: async (orderId) => (await chargesOf(shop, orderId)).length,
    async givenBack(orderId) {
      const ids = (await chargesOf(shop, orderId)).map((charge) => charge.paymentId);
      const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
        tx.selectFrom('test_refund').select('amountMinor').where('paymentId', 'in', ids).execute(),
      );
      return rows.map((row) => Number(row.amountMinor));
    },
    close: () => shop.close(),
  };
}

interface Faults {
  readonly charge: (() => Promise<End>)[];
  readonly refund: (() => Promise<End>)[];
  isDown: boolean;
}

function withFaults(gateway: PaymentGateway, faults: Faults): PaymentGateway {
  const reached = async <T>(call: () => Promise<T>, end?: () => Promise<End>): Promise<T> => {
    if (faults.isDown) throw new Error('fake: the provider is down');
    const answer = await call();
    if (end && (await end()) !== 'answer') throw new Error('fake: the answer is lost');
    return answer;
  };
  return {
    ...gateway,
    charge: (request) => reached(() => gateway.charge(request), faults.charge.shift()),
    refund: (request) => reached(() => gateway.refund(request), faults.refund.shift()),
    find: (payment) => reached(() => gateway.find(payment)),
    cancel: (payment) => reached(() => gateway.cancel(payment)),
  };
}

/** Charges that were taken of the cart of an order. */
function chargesOf({ app, siteId }: Shop, orderId: string) {
  return app.db.forSite(siteId, (tx) =>
    tx
      .selectFrom('test_charge as c')
      .innerJoin('payment as p', 'p.id', 'c.paymentId')
      .innerJoin('orders as o', 'o.id', 'p.orderId')
      .innerJoin('orders as same', 'same.cartId', 'o.cartId')
      .select('c.paymentId')
      .distinct()
      .where('same.id', '=', orderId)
      .where('c.status', '=', 'captured')
      .execute(),
  );
}
