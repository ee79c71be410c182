import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type WebhookDeliveryRecord = RecordOf<'webhook_delivery'>;

/**
 * Writes deliveries; an event is brought to a webhook once. @returns the ids of those that were not there yet
 */
export async function insertWebhookDeliveries(
  tx: SiteTransaction,
  deliveries: readonly NewRecord<'webhook_delivery'>[],
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = await tx
    .insertInto('webhook_delivery')
    .values(deliveries.map((row) => ofSite(tx, row)))
    .onConflict((conflict) => conflict.columns(['siteId', 'endpointId', 'eventId']).doNothing())
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** A delivery, locked until the end of the transaction. */
export async function lockWebhookDelivery(
  tx: SiteTransaction,
  id: string,
): Promise<WebhookDeliveryRecord | undefined> {
  return tx
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes of a delivery. */
type WebhookDeliveryChange = Partial<
  Pick<
    WebhookDeliveryRecord,
    'state' | 'turn' | 'attempts' | 'tries' | 'responseCode' | 'lastError' | 'nextTryAt' | 'sentAt'
  >
>;

export async function updateWebhookDelivery(
  tx: SiteTransaction,
  id: string,
  change: WebhookDeliveryChange,
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set(change)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** One page of a webhook's deliveries, the newest first, and how many are in each state. */
export async function readWebhookDeliveries(
  tx: SiteTransaction,
  query: {
    readonly webhookId: string;
    readonly state: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: WebhookDeliveryRecord[]; counts: Record<string, number> }> {
  const base = tx
    .selectFrom('webhook_delivery')
    .where('siteId', '=', tx.siteId)
    .where('endpointId', '=', query.webhookId);
  const counted = await base
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .groupBy('state')
    .execute();
  const rows = await base
    .selectAll()
    .$if(query.state !== '', (some) => some.where('state', '=', query.state))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, counts: Object.fromEntries(counted.map(({ state, n }) => [state, n])) };
}

/** Forgets deliveries that are over and older than 30 days, at most 100 at a time. */
export async function sweepWebhookDeliveries(tx: SiteTransaction, now: Date): Promise<void> {
  await sql`delete from webhook_delivery where site_id = ${tx.siteId} and id in (
    select id from webhook_delivery where site_id = ${tx.siteId} and state in ('sent', 'dead')
      and created_at < ${now}::timestamptz - interval '30 days' order by created_at limit 100)`.execute(tx);
}
