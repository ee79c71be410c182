import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type DeliveryRow = Row<'delivery'>;

/** An answer with the form as it was answered; documents are JSON text. */
export interface AnswerRow {
  readonly id: string;
  readonly form_id: string;
  readonly form_name: string;
  readonly doc: string;
  readonly answers: string;
  readonly page: string;
  readonly spam_reason: string;
  readonly created_at: Date;
}

/** An answer; undefined once it was erased. */
export async function findAnswer(tx: Tx, siteId: string, id: string): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select s.id, s.form_id, s.answers::text as answers, s.page::text as page, s.spam_reason, s.created_at,
      coalesce(v.doc, f.doc)::text as doc, coalesce(v.name, f.name) as form_name
    from form_submission s
    join form f on f.website_id = s.website_id and f.id = s.form_id
    left join form_version v on v.website_id = s.website_id and v.id = s.version_id
    where s.website_id = ${siteId} and s.id = ${id}`.execute(tx);
  return rows[0];
}

/** Writes the deliveries of an answer. @returns those that were not there yet */
export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly NewRow<'delivery'>[],
): Promise<Pick<DeliveryRow, 'id' | 'settings'>[]> {
  if (deliveries.length === 0) return [];
  return tx
    .insertInto('delivery')
    .values([...deliveries])
    .onConflict((conflict) => conflict.columns(['website_id', 'submission_id', 'target']).doNothing())
    .returning(['id', 'settings'])
    .execute();
}

/** A delivery, locked until the end of the transaction. */
export async function lockDelivery(tx: Tx, siteId: string, id: string): Promise<DeliveryRow | undefined> {
  return tx
    .selectFrom('delivery')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The document of a form as visitors see it, or its draft before that; JSON text. */
export async function findFormDocument(tx: Tx, siteId: string, formId: string): Promise<string | undefined> {
  const { rows } = await sql<{ doc: string }>`
    select coalesce(v.doc, f.doc)::text as doc from form f
    left join form_version v on v.website_id = f.website_id and v.id = f.live_version_id
    where f.website_id = ${siteId} and f.id = ${formId}`.execute(tx);
  return rows[0]?.doc;
}

/** Whether an answer has a delivery to a target. */
export async function hasDelivery(
  tx: Tx,
  siteId: string,
  asked: { readonly submissionId: string; readonly target: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('delivery')
    .select('id')
    .where('website_id', '=', siteId)
    .where('submission_id', '=', asked.submissionId)
    .where('target', '=', asked.target)
    .executeTakeFirst();
  return row !== undefined;
}

/** What changes of a delivery; settings go in as JSON text. */
export type DeliveryChange = Partial<
  Pick<
    DeliveryRow,
    | 'target'
    | 'label'
    | 'settings'
    | 'state'
    | 'turn'
    | 'attempts'
    | 'tries'
    | 'last_error'
    | 'next_try_at'
    | 'sent_at'
  >
>;

export async function updateDelivery(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  change: DeliveryChange,
): Promise<void> {
  await tx
    .updateTable('delivery')
    .set(change)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** The ids of deliveries that were given up, the oldest first. */
export async function findDeadDeliveries(tx: Tx, siteId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('delivery')
    .select('id')
    .where('website_id', '=', siteId)
    .where('state', '=', 'dead')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** A delivery with the name of its form. */
export type ListedDelivery = DeliveryRow & { readonly form_name: string };

/** One page of deliveries, the newest first, and how many stand in each state. */
export async function readDeliveries(
  tx: Tx,
  siteId: string,
  query: {
    readonly state: string;
    readonly formId: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: ListedDelivery[]; counts: Record<string, number> }> {
  const base = tx
    .selectFrom('delivery')
    .where('delivery.website_id', '=', siteId)
    .$if(query.formId !== '', (some) => some.where('delivery.form_id', '=', query.formId));
  const counted = await base
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .groupBy('state')
    .execute();
  const rows = await base
    .innerJoin('form', (join) =>
      join.onRef('form.website_id', '=', 'delivery.website_id').onRef('form.id', '=', 'delivery.form_id'),
    )
    .$if(query.state !== '', (some) => some.where('delivery.state', '=', query.state))
    .selectAll('delivery')
    .select('form.name as form_name')
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, counts: Object.fromEntries(counted.map(({ state, n }) => [state, n])) };
}
