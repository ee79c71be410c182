import { startWorker } from '@veranda/server/worker';
import { expect } from 'vitest';
import { good, createShop, type Shop } from '../checkout/shop.ts';

/** A shop with paid orders, and what an owner sends for them. */
export interface OrderDesk extends Shop {
  placed(payment?: unknown): ReturnType<typeof placeOrder>;
  /** Mails whose subject has a word, once all that is due is sent. */
  mailsTo(kind: string): Promise<{ subject: string; text: string }[]>;
}

export const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
export const plain = { restock: false, reason: '', notify: false };

export async function createOrderDesk(slug: string): Promise<OrderDesk> {
  const shop = await createShop(slug);
  return {
    ...shop,
    placed: (payment) => placeOrder(shop, payment),
    mailsTo: (kind) => mailsTo(shop, kind),
  };
}

/** A paid order: three mugs and a shirt, 36.00 + 24.00 goods, 7.00 shipping. */
export async function placeOrder(shop: Shop, payment: unknown = good) {
  await shop.setStock('MUG', 10);
  await shop.setStock('SHIRT-S', 10);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 3);
  await shop.add(session, 'SHIRT-S', 1);
  const { orderId } = (await shop.complete(session, 6700, { payment })).json;
  const path = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
  const order = (await shop.owner.send('GET', path)).json.order;
  const line = (title: string): string =>
    order.lines.find((one: { title: string }) => one.title === title).id;
  return { path, order, mugs: line('Mug'), shirt: line('Shirt') };
}

async function mailsTo({ app }: Shop, kind: string): Promise<{ subject: string; text: string }[]> {
  const worker = await startWorker(app.deps);
  const waiting = async () => {
    const rows = await app.db.global((tx) =>
      tx
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'order-mail')
        .where('sentAt', 'is', null)
        .execute(),
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(0);
  await worker.close();
  const mails = (await app.deps.mail.inbox?.list()) ?? [];
  return mails.filter((mail) => mail.subject.includes(kind));
}
