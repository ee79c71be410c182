import type { Reply, Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/**
 * A published shop of the tiny site template (mug 12.00, shirts) with shoppers, for tests through the front
 * door.
 */
export interface Shop {
  readonly app: TestApp;
  readonly siteId: string;
  readonly slug: string;
  readonly owner: Session;
  variant(sku: string): { productId: string; id: string; sku: string };
  /** A visitor who has seen a page, and so has a crumb. */
  shopper(): Promise<Session>;
  add(session: Session, sku: string, quantity?: unknown): Promise<Answer>;
  complete(session: Session, cents: number, given?: Paying): Promise<Answer>;
  setStock(sku: string, onHand: number): Promise<void>;
  stock(sku: string): Promise<Reply>;
  /** Moves the application's clock. */
  setClock(now: () => number): void;
  close(): Promise<void>;
}

type Answer = Awaited<ReturnType<Session['send']>>;

/** Fields of a completion beside its total. */
interface Paying {
  readonly payment?: unknown;
  readonly key?: string;
  readonly details?: unknown;
}

export const entriesPath = '/api/commerce/shopping-cart/entries';
export const cartPath = '/api/commerce/shopping-cart';
export const completePath = '/api/commerce/checkout/complete';

export const address = {
  firstName: 'Ada',
  lastName: 'Stone',
  address1: '1 Mill Lane',
  address2: '',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
  country: 'US',
  phone: '',
};
export const details = { email: 'ada@shop.example', shippingAddress: address, shippingOption: 'flat' };
export const card = (number: string) => ({ kind: 'test-card', number, expiry: '12/40', cvc: '123' });
export const good = card('4242424242424242');
export const declines = card('4000000000000002');
export const asksBank = card('4000000000003220');
export const loses = card('4000000000000119');

/** Opens an application with one shop. */
export async function createShop(
  slug: string,
  options: {
    readonly worker?: boolean;
    readonly stripe?: string;
    readonly https?: boolean;
    readonly measuresVisits?: boolean;
  } = {},
): Promise<Shop> {
  const app = await createTestApp(options);
  return { ...(await addShop(app, slug)), close: () => app.close() };
}

/** One more shop in an application. */
export async function addShop(app: TestApp, slug: string): Promise<Shop> {
  const { siteId, session: owner } = await app.ownerWithSite(slug);
  const variants = await app.db.forSite(siteId, (tx) =>
    tx.selectFrom('variant').select(['productId', 'id', 'sku']).execute(),
  );
  function variant(sku: string) {
    const found = variants.find((one) => one.sku === sku);
    if (!found) throw new Error(`no ${sku}`);
    return found;
  }
  return {
    app,
    siteId,
    slug,
    owner,
    variant,
    async shopper() {
      const session = app.site(slug);
      await session.send('GET', '/cart');
      return session;
    },
    add: (session, sku, quantity = 1) =>
      session.send('POST', entriesPath, { itemId: variant(sku).productId, sku, quantity }),
    complete: (session, cents, given = {}) => complete(session, cents, given),
    setStock: (sku, onHand) => setStock(app, siteId, { variantId: variant(sku).id, onHand }),
    stock: (sku) => stockOf(app, siteId, variant(sku).id),
    setClock: (now) => void Object.assign(app.deps, { now }),
    close: () => app.close(),
  };
}

function complete(session: Session, cents: number, given: Paying): Promise<Answer> {
  const body = {
    expectedGrandTotalCents: cents,
    payment: given.payment ?? good,
    details: given.details ?? details,
  };
  const headers = given.key === undefined ? {} : { 'idempotency-key': given.key };
  return session.send('POST', completePath, body, headers);
}

function stockOf(app: TestApp, siteId: string, variantId: string): Promise<Reply> {
  return app.db.forSite(siteId, (tx) =>
    tx
      .selectFrom('stock')
      .select(['onHand', 'reserved'])
      .where('variantId', '=', variantId)
      .executeTakeFirst(),
  );
}

async function setStock(
  app: TestApp,
  siteId: string,
  wanted: { readonly variantId: string; readonly onHand: number },
): Promise<void> {
  await app.db.forSite(siteId, async (tx) => {
    const { onHand } = await tx
      .selectFrom('stock')
      .select('onHand')
      .where('variantId', '=', wanted.variantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('stock_movement')
      .values({
        siteId,
        id: app.deps.newId(),
        variantId: wanted.variantId,
        kind: 'adjust',
        delta: wanted.onHand - onHand,
        idempotencyKey: app.deps.newId(),
        orderId: null,
      })
      .execute();
    await tx
      .updateTable('stock')
      .set({ onHand: wanted.onHand })
      .where('variantId', '=', wanted.variantId)
      .execute();
  });
}

/**
 * Sends until there is a connection for it: a crowd on a busy machine is asked to come again (503,
 * Retry-After).
 */
export async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Charges that the test gateway has kept. */
export async function charges(shop: Pick<Shop, 'app' | 'siteId'>): Promise<number> {
  const rows = await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('test_charge').select('paymentId').execute(),
  );
  return rows.length;
}

/** Lets what the shop takes by its test cards count as money. @returns what makes them test cards again */
export function takeMoney({ app }: Pick<Shop, 'app'>): () => void {
  const { payments } = app.deps;
  const cards: typeof payments.cards = (account) => ({ ...payments.cards(account), testMode: false });
  Object.assign(app.deps, { payments: { ...payments, cards } });
  return () => void Object.assign(app.deps, { payments });
}
