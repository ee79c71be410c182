import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** A list with how many stand where on it. */
export type ListRow = Row<'mailing_list'> & {
  readonly pending: number;
  readonly subscribed: number;
  readonly unsubscribed: number;
  readonly suppressed: number;
};

/** The lists of a site by name, or the one that is named. */
export async function findLists(tx: Tx, siteId: string, id?: string): Promise<ListRow[]> {
  const only = id === undefined ? sql`` : sql`and list.id = ${id}`;
  const { rows } = await sql<ListRow>`
    select list.*,
      count(*) filter (where person.state = 'pending')::int as pending,
      count(*) filter (where person.state = 'subscribed')::int as subscribed,
      count(*) filter (where person.state = 'unsubscribed')::int as unsubscribed,
      count(*) filter (where person.state = 'suppressed')::int as suppressed
    from mailing_list list
    left join subscriber person on person.website_id = list.website_id and person.list_id = list.id
    where list.website_id = ${siteId} ${only}
    group by list.website_id, list.id
    order by lower(list.name)`.execute(tx);
  return rows;
}

/** What a sign-up must know of a list. */
export async function findList(tx: Tx, siteId: string, id: string): Promise<Row<'mailing_list'> | undefined> {
  return tx
    .selectFrom('mailing_list')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether another list has this name, in any case. */
export async function isListNameTaken(
  tx: Tx,
  siteId: string,
  asked: { readonly name: string; readonly exceptId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('mailing_list')
    .select('id')
    .where('website_id', '=', siteId)
    .where(sql<boolean>`lower(name) = lower(${asked.name})`)
    .where('id', '<>', asked.exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export type SubscriberRow = Row<'subscriber'>;

/** Somebody on a list, locked until the end of the transaction. */
export async function lockSubscriber(tx: Tx, siteId: string, id: string): Promise<SubscriberRow | undefined> {
  return subscriberById(tx, siteId, id).forUpdate().executeTakeFirst();
}

/** Somebody with the list. */
export async function findSubscriber(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<(SubscriberRow & { list_name: string }) | undefined> {
  return tx
    .selectFrom('subscriber')
    .innerJoin('mailing_list', (join) =>
      join
        .onRef('mailing_list.website_id', '=', 'subscriber.website_id')
        .onRef('mailing_list.id', '=', 'subscriber.list_id'),
    )
    .selectAll('subscriber')
    .select('mailing_list.name as list_name')
    .where('subscriber.website_id', '=', siteId)
    .where('subscriber.id', '=', id)
    .executeTakeFirst();
}

/** Somebody on a list by address, locked until the end of the transaction. */
export async function lockSubscriberByEmail(
  tx: Tx,
  siteId: string,
  asked: { readonly listId: string; readonly email: string },
): Promise<SubscriberRow | undefined> {
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('list_id', '=', asked.listId)
    .where('email', '=', asked.email)
    .forUpdate()
    .executeTakeFirst();
}

function subscriberById(tx: Tx, siteId: string, id: string) {
  return tx.selectFrom('subscriber').selectAll().where('website_id', '=', siteId).where('id', '=', id);
}

/** One page of a list, the newest first. */
export async function readSubscribers(
  tx: Tx,
  siteId: string,
  query: {
    readonly listId: string;
    readonly search: string;
    readonly state: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: SubscriberRow[]; total: number }> {
  const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const base = tx
    .selectFrom('subscriber')
    .where('website_id', '=', siteId)
    .where('list_id', '=', query.listId)
    .$if(query.state !== '', (some) => some.where('state', '=', query.state))
    .$if(query.search !== '', (some) =>
      some.where(sql<boolean>`(email::text ilike ${like} or name ilike ${like})`),
    );
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, total };
}

/** The next rows of a list in the order of their ids, for a file of all. */
export async function readSubscribersAfter(
  tx: Tx,
  siteId: string,
  asked: { readonly listId: string; readonly after: string; readonly limit: number },
): Promise<SubscriberRow[]> {
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('list_id', '=', asked.listId)
    .where('id', '>', asked.after)
    .orderBy('id')
    .limit(asked.limit)
    .execute();
}

/** Where an address stands, list by list. */
export async function findPerson(
  tx: Tx,
  siteId: string,
  email: string,
): Promise<(SubscriberRow & { list_name: string })[]> {
  return tx
    .selectFrom('subscriber')
    .innerJoin('mailing_list', (join) =>
      join
        .onRef('mailing_list.website_id', '=', 'subscriber.website_id')
        .onRef('mailing_list.id', '=', 'subscriber.list_id'),
    )
    .selectAll('subscriber')
    .select('mailing_list.name as list_name')
    .where('subscriber.website_id', '=', siteId)
    .where('subscriber.email', '=', email)
    .orderBy('subscriber.created_at')
    .orderBy('subscriber.id')
    .execute();
}

/** Whether an address is never to be written to. */
export async function isSuppressed(tx: Tx, siteId: string, emailHash: Uint8Array): Promise<boolean> {
  const row = await tx
    .selectFrom('suppression')
    .select('created_at')
    .where('website_id', '=', siteId)
    .where('email_hash', '=', emailHash)
    .executeTakeFirst();
  return row !== undefined;
}
