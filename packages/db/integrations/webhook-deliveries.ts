import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type WebhookDeliveryRow = Row<'webhook_delivery'>;

/** Writes deliveries; an event is brought to a webhook once. @returns the ids of those that were not there yet */
export async function insertWebhookDeliveries(
  tx: Tx,
  deliveries: readonly NewRow<'webhook_delivery'>[],
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = await tx
    .insertInto('webhook_delivery')
    .values([...deliveries])
    .onConflict((conflict) => conflict.columns(['website_id', 'endpoint_id', 'event_id']).doNothing())
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** A delivery, locked until the end of the transaction. */
export async function lockWebhookDelivery(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  return tx
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What changes of a delivery. */
export type WebhookDeliveryChange = Partial<
  Pick<
    WebhookDeliveryRow,
    'state' | 'turn' | 'attempts' | 'tries' | 'response_code' | 'last_error' | 'next_try_at' | 'sent_at'
  >
>;

export async function updateWebhookDelivery(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  change: WebhookDeliveryChange,
): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set(change)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** One page of a webhook's deliveries, the newest first, and how many stand in each state. */
export async function readWebhookDeliveries(
  tx: Tx,
  siteId: string,
  query: {
    readonly webhookId: string;
    readonly state: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: WebhookDeliveryRow[]; counts: Record<string, number> }> {
  const base = tx
    .selectFrom('webhook_delivery')
    .where('website_id', '=', siteId)
    .where('endpoint_id', '=', query.webhookId);
  const counted = await base
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .groupBy('state')
    .execute();
  const rows = await base
    .selectAll()
    .$if(query.state !== '', (some) => some.where('state', '=', query.state))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, counts: Object.fromEntries(counted.map(({ state, n }) => [state, n])) };
}

/** Forgets deliveries that are over and older than 30 days, at most 100 at a time. */
export async function sweepWebhookDeliveries(tx: Tx, siteId: string, now: Date): Promise<void> {
  await sql`delete from webhook_delivery where website_id = ${siteId} and id in (
    select id from webhook_delivery where website_id = ${siteId} and state in ('sent', 'dead')
      and created_at < ${now}::timestamptz - interval '30 days' order by created_at limit 100)`.execute(tx);
}
