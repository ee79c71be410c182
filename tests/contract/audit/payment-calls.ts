import type { Reply } from '../../support/browser-session.ts';
import { fakeKeys } from '../../support/fake-stripe.ts';
import type { Shop } from '../checkout/shop.ts';

/** Values that the calls need; there once the shop is. */
interface Place {
  readonly shop: Shop;
  readonly base: string;
  make(path: string, body?: unknown): Promise<Reply>;
  get(path: string): Promise<Reply>;
}

const transfer = {
  id: 'transfer',
  kind: 'bank-transfer',
  name: 'Bank transfer',
  instructions: '',
  active: true,
  expiresAfterDays: null,
};

/** Calls of payments that are recorded, by the name of their contract. */
export function paymentCalls(place: () => Place) {
  const payments = () => `${place().base}/commerce/payments`;
  return {
    'save-manual-methods': async () => ({ path: `${payments()}/manual`, body: await offered(place()) }),
    'save-newsletter-choice': async () => {
      const { newsletter } = await place().get(payments());
      return { path: `${payments()}/newsletter`, body: { choice: 'none', version: newsletter.version } };
    },
    'connect-stripe': async () => ({ path: `${payments()}/stripe`, body: fakeKeys }),
    'disconnect-stripe': async () => {
      await place().make(`${payments()}/stripe`, fakeKeys);
      return { path: `${payments()}/stripe` };
    },
    'handle-mismatched-payment': async () => ({
      path: `${place().base}/mismatched-payments/${await mismatched(place())}/handled`,
    }),
    'receive-payment': async () => ({ path: `${await awaited(place())}/received` }),
  };
}

async function offered({ base, get }: Place): Promise<object> {
  const { version } = await get(`${base}/commerce/payments`);
  return { manual: [transfer], version };
}

// Makes a payment of another price, as its provider's answer would have made it.
async function mismatched(place: Place): Promise<string> {
  const id = (await awaited(place)).split('/').at(-1) ?? '';
  const { app, siteId } = place.shop;
  await app.db.forSite(siteId, (tx) =>
    tx.updateTable('payment').set({ status: 'mismatched' }).where('id', '=', id).execute(),
  );
  return id;
}

async function awaited(place: Place): Promise<string> {
  const { shop, base, get } = place;
  await shop.owner.send('PUT', `${base}/commerce/payments/manual`, await offered(place));
  await shop.setStock('MUG', 10);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 2);
  const payment = { kind: 'manual', methodId: transfer.id };
  const { orderId } = (await shop.complete(session, 3000, { payment })).json;
  const { order } = await get(`${base}/orders/${orderId}`);
  return `${base}/orders/${orderId}/payments/${order.payments[0].id}`;
}
