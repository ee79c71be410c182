import { createHash } from 'node:crypto';
import { drainOutbox, type Job } from '@veranda/server/platform/jobs/drain-outbox';
import type { Reply, Session } from '../../support/browser-session.ts';
import { completePath, good, createShop, type Shop } from '../checkout/shop.ts';

/** A shop that sells more than parcels, with the work of its outbox done by hand. */
export interface DigitalShop extends Shop {
  /** A product of the kind with a price a value. @returns its id */
  addProduct(given: Goods): Promise<string>;
  /** Pays for what the checkout is about, whatever it costs. */
  pay(session: Session, more?: object): Promise<Reply>;
  /** Carries out what is due of a topic, or with `all` what is due later too. */
  work(jobs: Readonly<Record<string, Job>>, topic: string, all?: boolean): Promise<void>;
  mails(): Promise<{ to: string; subject: string; text: string; html: string }[]>;
}

interface Goods {
  readonly kind: string;
  readonly title: string;
  readonly prices: Readonly<Record<string, string>>;
}

export async function createDigitalShop(
  slug: string,
  options: { readonly stripe?: string } = {},
): Promise<DigitalShop> {
  const shop = await createShop(slug, options);
  const base = `/api/studio/sites/${shop.siteId}`;
  return {
    ...shop,
    async addProduct(given) {
      const { stores } = (await shop.owner.send('GET', `${base}/stores`)).json;
      const body = { collectionId: stores[0].id, product: goodsOf(given) };
      const made = await shop.owner.send('POST', `${base}/products`, body);
      if (made.status !== 200) throw new Error(made.text);
      return made.json.product.id;
    },
    async pay(session, more = {}) {
      const { cart } = (await session.send('GET', '/api/commerce/checkout')).json;
      const body = { expectedGrandTotalCents: cart.grandTotalCents, payment: good, ...more };
      const done = await session.send('POST', completePath, body);
      if (done.status !== 200) throw new Error(done.text);
      return done.json;
    },
    async work(jobs, topic, all = false) {
      const job = jobs[topic];
      if (!job) throw new Error(`no job ${topic}`);
      if (all) await hasten(shop, topic);
      while ((await drainOutbox(shop.app.deps, topic, job)) > 0);
    },
    async mails() {
      return (await shop.app.deps.mail.inbox?.list()) ?? [];
    },
  };
}

function goodsOf({ kind, title, prices }: Goods): object {
  const values = Object.entries(prices);
  return {
    kind,
    title,
    urlSlug: '',
    description: '',
    excerpt: '',
    tags: [],
    state: 'published',
    optionOrdering: values.length > 1 ? ['Value'] : [],
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
    variants: values.map(([value, price]) => ({
      sku: skuOf(title, value),
      attributes: values.length > 1 ? { Value: value } : {},
      price,
      salePrice: null,
      onSale: false,
      stock: { unlimited: false, quantity: 5 },
    })),
  };
}

/** Lets all that waits of a topic be due. */
async function hasten({ app }: Shop, topic: string): Promise<void> {
  await app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('topic', '=', topic)
      .execute(),
  );
}

/** Chooses a gift card for Ada, from Ben; `more` has its SKU, and what is different. */
export function chooseGiftCard(
  session: Session,
  item: string,
  more: Readonly<Record<string, string>>,
): Promise<Reply> {
  return session.send('POST', `/gift-card/${item}`, {
    to: 'recipient',
    recipientName: 'Ada',
    recipientEmail: 'ada@gift.example',
    senderName: 'Ben',
    message: 'Enjoy!',
    deliverOn: '',
    ...more,
  });
}

/** The SKU that `addProduct` gives. */
export function skuOf(title: string, value: string): string {
  return createHash('sha256').update(`${title}|${value}`).digest('hex').slice(0, 10).toUpperCase();
}
