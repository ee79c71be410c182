import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A list with how many are where on it. */
export type MailingListRecord = RecordOf<'mailing_list'> & {
  readonly pending: number;
  readonly subscribed: number;
  readonly unsubscribed: number;
  readonly suppressed: number;
};

/** The lists of a site by name, or the one that is named. */
export async function findMailingLists(tx: SiteTransaction, id?: string): Promise<MailingListRecord[]> {
  const only = id === undefined ? sql`` : sql`and list.id = ${id}`;
  const { rows } = await sql<MailingListRecord>`
    select list.*,
      count(*) filter (where person.state = 'pending')::int as pending,
      count(*) filter (where person.state = 'subscribed')::int as subscribed,
      count(*) filter (where person.state = 'unsubscribed')::int as unsubscribed,
      count(*) filter (where person.state = 'suppressed')::int as suppressed
    from mailing_list list
    left join subscriber person on person.site_id = list.site_id and person.list_id = list.id
    where list.site_id = ${tx.siteId} ${only}
    group by list.site_id, list.id
    order by lower(list.name)`.execute(tx);
  return rows;
}

/** Facts of a list that a sign-up needs. */
export async function findList(
  tx: SiteTransaction,
  id: string,
): Promise<RecordOf<'mailing_list'> | undefined> {
  return tx
    .selectFrom('mailing_list')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** True when another list has this name, in any case. */
export async function isListNameTaken(
  tx: SiteTransaction,
  input: { readonly name: string; readonly exceptId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('mailing_list')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where(sql<boolean>`lower(name) = lower(${input.name})`)
    .where('id', '<>', input.exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export type SubscriberRecord = RecordOf<'subscriber'>;

/** Somebody on a list, locked until the end of the transaction. */
export async function lockSubscriber(tx: SiteTransaction, id: string): Promise<SubscriberRecord | undefined> {
  return subscriberById(tx, id).forUpdate().executeTakeFirst();
}

/** Somebody with the list. */
export async function findSubscriber(
  tx: SiteTransaction,
  id: string,
): Promise<(SubscriberRecord & { listName: string }) | undefined> {
  return tx
    .selectFrom('subscriber')
    .innerJoin('mailing_list', (join) =>
      join
        .onRef('mailing_list.siteId', '=', 'subscriber.siteId')
        .onRef('mailing_list.id', '=', 'subscriber.listId'),
    )
    .selectAll('subscriber')
    .select('mailing_list.name as listName')
    .where('subscriber.siteId', '=', tx.siteId)
    .where('subscriber.id', '=', id)
    .executeTakeFirst();
}

/** Somebody on a list by address, locked until the end of the transaction. */
export async function lockSubscriberByEmail(
  tx: SiteTransaction,
  input: { readonly listId: string; readonly email: string },
): Promise<SubscriberRecord | undefined> {
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('listId', '=', input.listId)
    .where('email', '=', input.email)
    .forUpdate()
    .executeTakeFirst();
}

function subscriberById(tx: SiteTransaction, id: string) {
  return tx.selectFrom('subscriber').selectAll().where('siteId', '=', tx.siteId).where('id', '=', id);
}

/** One page of a list, the newest first. */
export async function readSubscribers(
  tx: SiteTransaction,
  query: {
    readonly listId: string;
    readonly search: string;
    readonly state: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: SubscriberRecord[]; total: number }> {
  const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const base = tx
    .selectFrom('subscriber')
    .where('siteId', '=', tx.siteId)
    .where('listId', '=', query.listId)
    .$if(query.state !== '', (some) => some.where('state', '=', query.state))
    .$if(query.search !== '', (some) =>
      some.where(sql<boolean>`(email::text ilike ${like} or name ilike ${like})`),
    );
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, total };
}

/** The next rows of a list in the order of their ids, for a file of all. */
export async function readSubscribersAfter(
  tx: SiteTransaction,
  input: { readonly listId: string; readonly after: string; readonly limit: number },
): Promise<SubscriberRecord[]> {
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('listId', '=', input.listId)
    .where('id', '>', input.after)
    .orderBy('id')
    .limit(input.limit)
    .execute();
}

/** Subscriptions of an address, list by list. */
export async function findPerson(
  tx: SiteTransaction,
  email: string,
): Promise<(SubscriberRecord & { listName: string })[]> {
  return tx
    .selectFrom('subscriber')
    .innerJoin('mailing_list', (join) =>
      join
        .onRef('mailing_list.siteId', '=', 'subscriber.siteId')
        .onRef('mailing_list.id', '=', 'subscriber.listId'),
    )
    .selectAll('subscriber')
    .select('mailing_list.name as listName')
    .where('subscriber.siteId', '=', tx.siteId)
    .where('subscriber.email', '=', email)
    .orderBy('subscriber.createdAt')
    .orderBy('subscriber.id')
    .execute();
}

/** True when an address must never be written to. */
export async function isSuppressed(tx: SiteTransaction, emailHash: Uint8Array): Promise<boolean> {
  const row = await tx
    .selectFrom('suppression')
    .select('createdAt')
    .where('siteId', '=', tx.siteId)
    .where('emailHash', '=', emailHash)
    .executeTakeFirst();
  return row !== undefined;
}
