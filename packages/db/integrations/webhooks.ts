import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type WebhookRow = Row<'webhook_endpoint'>;

/** A webhook with how many of its deliveries wait and were given up. */
export type ListedWebhook = WebhookRow & { readonly waiting: number; readonly dead: number };

/** The webhooks of a site, the oldest first. */
export async function findWebhooks(tx: Tx, siteId: string): Promise<ListedWebhook[]> {
  const { rows } = await sql<ListedWebhook>`
    select e.*, coalesce(d.waiting, 0) as waiting, coalesce(d.dead, 0) as dead from webhook_endpoint e
    left join lateral (
      select count(*) filter (where state in ('pending', 'failed'))::int as waiting,
        count(*) filter (where state = 'dead')::int as dead
      from webhook_delivery where website_id = e.website_id and endpoint_id = e.id and state <> 'sent') d on true
    where e.website_id = ${siteId} order by e.created_at, e.id`.execute(tx);
  return rows;
}

export async function findWebhook(tx: Tx, siteId: string, id: string): Promise<WebhookRow | undefined> {
  return tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The webhooks that are told of a topic. */
export async function findListeners(tx: Tx, siteId: string, topic: string): Promise<WebhookRow[]> {
  return tx
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('enabled', '=', true)
    .where(sql<boolean>`${topic} = any(topics)`)
    .orderBy('id')
    .execute();
}

export async function insertWebhook(tx: Tx, webhook: NewRow<'webhook_endpoint'>): Promise<void> {
  await tx.insertInto('webhook_endpoint').values(webhook).execute();
}

/** What changes of a webhook. */
export type WebhookChange = Partial<
  Pick<WebhookRow, 'url' | 'topics' | 'enabled' | 'secret' | 'previous_secret' | 'previous_until'>
>;

export async function updateWebhook(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  change: WebhookChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('webhook_endpoint')
    .set(change)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** Takes a webhook out, with its deliveries. @returns false when there is none */
export async function deleteWebhook(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('webhook_endpoint')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
