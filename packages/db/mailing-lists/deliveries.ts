import { decodeJson } from '@veranda/domain/decoders';
import type { FormDocument } from '@veranda/domain/forms/document';
import {
  type AnsweredPage,
  storedAnsweredPage,
  storedAnswers,
  storedForm,
} from '@veranda/domain/forms/stored-form';
import type { Answers } from '@veranda/domain/forms/validate-answers';
import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type DeliveryRecord = RecordOf<'delivery'>;

/** An answer with the form as it was answered. */
export interface DeliverableAnswer {
  readonly id: string;
  readonly formId: string;
  readonly formName: string;
  readonly doc: FormDocument;
  readonly answers: Answers;
  readonly page: AnsweredPage;
  readonly spamReason: string;
  readonly createdAt: Date;
}

type DeliverableRow = Omit<DeliverableAnswer, 'doc' | 'answers' | 'page'> & {
  readonly doc: string;
  readonly answers: string;
  readonly page: string;
};

/** An answer; undefined once it was erased. */
export async function findAnswer(tx: SiteTransaction, id: string): Promise<DeliverableAnswer | undefined> {
  const { rows } = await sql<DeliverableRow>`
    select s.id, s.form_id, s.answers::text as answers, s.page::text as page, s.spam_reason, s.created_at,
      coalesce(v.doc, f.doc)::text as doc, coalesce(v.name, f.name) as form_name
    from form_submission s
    join form f on f.site_id = s.site_id and f.id = s.form_id
    left join form_version v on v.site_id = s.site_id and v.id = s.version_id
    where s.site_id = ${tx.siteId} and s.id = ${id}`.execute(tx);
  const [row] = rows;
  return (
    row && {
      ...row,
      doc: decodeJson(storedForm, row.doc),
      answers: decodeJson(storedAnswers, row.answers),
      page: decodeJson(storedAnsweredPage, row.page),
    }
  );
}

/** Writes the deliveries of an answer. @returns those that were not there yet */
export async function insertDeliveries(
  tx: SiteTransaction,
  deliveries: readonly NewRecord<'delivery'>[],
): Promise<Pick<DeliveryRecord, 'id' | 'settings'>[]> {
  if (deliveries.length === 0) return [];
  return tx
    .insertInto('delivery')
    .values(deliveries.map((row) => ofSite(tx, row)))
    .onConflict((conflict) => conflict.columns(['siteId', 'submissionId', 'target']).doNothing())
    .returning(['id', 'settings'])
    .execute();
}

/** A delivery, locked until the end of the transaction. */
export async function lockDelivery(tx: SiteTransaction, id: string): Promise<DeliveryRecord | undefined> {
  return tx
    .selectFrom('delivery')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The document of a form as visitors see it, or its draft before that. */
export async function findFormDocument(
  tx: SiteTransaction,
  formId: string,
): Promise<FormDocument | undefined> {
  const { rows } = await sql<{ doc: string }>`
    select coalesce(v.doc, f.doc)::text as doc from form f
    left join form_version v on v.site_id = f.site_id and v.id = f.live_version_id
    where f.site_id = ${tx.siteId} and f.id = ${formId}`.execute(tx);
  return rows[0] && decodeJson(storedForm, rows[0].doc);
}

/** True when an answer has a delivery to a target. */
export async function hasDelivery(
  tx: SiteTransaction,
  input: { readonly submissionId: string; readonly target: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('delivery')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('submissionId', '=', input.submissionId)
    .where('target', '=', input.target)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes of a delivery; settings go in as JSON text. */
type DeliveryChange = Partial<
  Pick<
    DeliveryRecord,
    | 'target'
    | 'label'
    | 'settings'
    | 'state'
    | 'turn'
    | 'attempts'
    | 'tries'
    | 'lastError'
    | 'nextTryAt'
    | 'sentAt'
  >
>;

export async function updateDelivery(tx: SiteTransaction, id: string, change: DeliveryChange): Promise<void> {
  await tx.updateTable('delivery').set(change).where('siteId', '=', tx.siteId).where('id', '=', id).execute();
}

/** The ids of deliveries that were given up, the oldest first. */
export async function findDeadDeliveries(tx: SiteTransaction, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('delivery')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('state', '=', 'dead')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** A delivery with the name of its form. */
export type ListedDelivery = DeliveryRecord & { readonly formName: string };

/** One page of deliveries, the newest first, and how many are in each state. */
export async function readDeliveries(
  tx: SiteTransaction,
  query: {
    readonly state: string;
    readonly formId: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: ListedDelivery[]; counts: Record<string, number> }> {
  const base = tx
    .selectFrom('delivery')
    .where('delivery.siteId', '=', tx.siteId)
    .$if(query.formId !== '', (some) => some.where('delivery.formId', '=', query.formId));
  const counted = await base
    .select(['state', sql<number>`count(*)::int`.as('n')])
    .groupBy('state')
    .execute();
  const rows = await base
    .innerJoin('form', (join) =>
      join.onRef('form.siteId', '=', 'delivery.siteId').onRef('form.id', '=', 'delivery.formId'),
    )
    .$if(query.state !== '', (some) => some.where('delivery.state', '=', query.state))
    .selectAll('delivery')
    .select('form.name as formName')
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, counts: Object.fromEntries(counted.map(({ state, n }) => [state, n])) };
}
