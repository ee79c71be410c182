import { integrationJobs } from '@veranda/server/features/integrations/jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import type { Reply } from '../../support/browser-session.ts';
import { localWay, createTarget, type Target } from '../mailing-lists/form-site.ts';
import { type ApiShop, everyScope, createApiShop, type Program } from './api-shop.ts';

/** A shop that tells a target of the test what happens, by a clock of the test. */
export interface WebhookShop extends ApiShop {
  readonly base: string;
  /** A program that may do everything. */
  readonly full: Program;
  readonly target: Target;
  /** Begins a test: the clock is now, the target answers, and nobody listens. */
  begin(): Promise<void>;
  /** Turns the clock on by minutes. */
  wait(minutes: number): void;
  backToNow(): void;
  /** A webhook that leads to the target; an owner's is https, the test's is not. */
  listen(topics: readonly string[], path?: string): Promise<{ id: string; secret: string }>;
  /** Carries out what is due by the application's clock, until nothing is. */
  work(): Promise<void>;
  deliveries(webhookId: string): Promise<Reply[]>;
  /** The messages that the target has taken. */
  told(): Reply[];
  /** Buys a mug. @returns the order's id */
  bought(): Promise<string>;
}

export async function createWebhookShop(slug: string): Promise<WebhookShop> {
  const shop = await createApiShop(slug);
  const target = await createTarget();
  const base = `/api/studio/sites/${shop.siteId}`;
  let clock = Date.now();
  Object.assign(shop.app.deps, { outbound: localWay });
  return {
    ...shop,
    base,
    full: await shop.program(everyScope),
    target,
    begin() {
      clock = Date.now();
      shop.setClock(() => clock);
      return clear(shop, target);
    },
    wait: (minutes) => void (clock += minutes * 60_000),
    backToNow: () => void (clock = Date.now()),
    listen: (topics, path = '/events') =>
      listen(shop, { url: `http://shop.example:${target.port}${path}`, topics }),
    work: () => work(shop),
    deliveries: async (id) =>
      (await shop.owner.send('GET', `${base}/webhooks/${id}/deliveries?pageSize=100`)).json.deliveries,
    told: () => target.taken.map(({ text }) => JSON.parse(text)),
    bought: () => buyMug(shop),
    async close() {
      target.close();
      await shop.close();
    },
  };
}

async function clear({ app, siteId }: ApiShop, target: Target): Promise<void> {
  Object.assign(target.state, { status: 200, away: false, wait: 0, answer: () => '{}' });
  target.taken.length = 0;
  target.tried.length = 0;
  await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  await app.db.forSite(siteId, (tx) => tx.deleteFrom('webhook_endpoint').execute());
}

async function listen(
  { app, owner, siteId }: ApiShop,
  { url, topics }: { readonly url: string; readonly topics: readonly string[] },
): Promise<{ id: string; secret: string }> {
  const body = { url: 'https://shop.example/events', topics };
  const made = await owner.send('POST', `/api/studio/sites/${siteId}/webhooks`, body);
  if (made.status !== 200) throw new Error(made.text);
  await app.db.forSite(siteId, (tx) =>
    tx.updateTable('webhook_endpoint').set({ url }).where('id', '=', made.json.webhook.id).execute(),
  );
  return { id: made.json.webhook.id, secret: made.json.secret };
}

async function work({ app: { deps, db } }: ApiShop): Promise<void> {
  const jobs = integrationJobs(deps);
  for (let handled = 1; handled > 0; ) {
    handled = 0;
    // The outbox counts by the database's clock: what is due by the test's is made so.
    await db.global((tx) =>
      tx
        .updateTable('outbox')
        .set({ dueAt: new Date(0) })
        .where('sentAt', 'is', null)
        .where('dueAt', '<=', new Date(deps.now()))
        .where('topic', 'in', Object.keys(jobs))
        .execute(),
    );
    for (const [topic, job] of Object.entries(jobs)) handled += await drainOutbox(deps, topic, job);
  }
}

async function buyMug(shop: ApiShop): Promise<string> {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return (await shop.complete(session, 1750)).json.orderId;
}
