import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type WebhookRecord = RecordOf<'webhook_endpoint'>;

/** A webhook with how many of its deliveries wait and were given up. */
export type ListedWebhook = WebhookRecord & { readonly waiting: number; readonly dead: number };

/** The webhooks of a site, the oldest first. */
export async function findWebhooks(tx: SiteTransaction): Promise<ListedWebhook[]> {
  const { rows } = await sql<ListedWebhook>`
    select e.*, coalesce(d.waiting, 0) as waiting, coalesce(d.dead, 0) as dead from webhook_endpoint e
    left join lateral (
      select count(*) filter (where state in ('pending', 'failed'))::int as waiting,
        count(*) filter (where state = 'dead')::int as dead
      from webhook_delivery where site_id = e.site_id and endpoint_id = e.id and state <> 'sent') d on true
    where e.site_id = ${tx.siteId} order by e.created_at, e.id`.execute(tx);
  return rows;
}

export async function findWebhook(tx: SiteTransaction, id: string): Promise<WebhookRecord | undefined> {
  return tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The webhooks subscribed to a topic. */
export async function findListeners(tx: SiteTransaction, topic: string): Promise<WebhookRecord[]> {
  return tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('enabled', '=', true)
    .where(sql<boolean>`${topic} = any(topics)`)
    .orderBy('id')
    .execute();
}

export async function insertWebhook(
  tx: SiteTransaction,
  webhook: NewRecord<'webhook_endpoint'>,
): Promise<void> {
  await tx.insertInto('webhook_endpoint').values(ofSite(tx, webhook)).execute();
}

/** Changes of a webhook. */
export type WebhookChange = Partial<
  Pick<WebhookRecord, 'url' | 'topics' | 'enabled' | 'secret' | 'previousSecret' | 'previousUntil'>
>;

export async function updateWebhook(tx: SiteTransaction, id: string, change: WebhookChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('webhook_endpoint')
    .set(change)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Takes a webhook out, with its deliveries. @returns false when there is none */
export async function deleteWebhook(tx: SiteTransaction, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('webhook_endpoint')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
