import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type MemberPassRow = Row<'member_pass'>;

/** A pass with the address of its member; '' for one who was erased. */
export interface MemberPassOfList extends MemberPassRow {
  readonly email: string;
}

/** The passes that an order has given, and those of a subscription that one of its cycles is paid by. */
export async function findPassesOf(
  tx: Tx,
  siteId: string,
  of: { readonly orderId: string; readonly subscriptionId: string | null },
): Promise<MemberPassRow[]> {
  return tx
    .selectFrom('member_pass')
    .selectAll()
    .where('website_id', '=', siteId)
    .where((eb) =>
      eb.or([
        eb('order_id', '=', of.orderId),
        ...(of.subscriptionId === null ? [] : [eb('subscription_id', '=', of.subscriptionId)]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** The passes of a site user, the newest first. */
export async function findPassesOfUser(tx: Tx, siteId: string, siteUserId: string): Promise<MemberPassRow[]> {
  return tx
    .selectFrom('member_pass')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** A pass that nobody else changes before the end of the transaction. */
export async function lockPass(tx: Tx, siteId: string, id: string): Promise<MemberPassRow | undefined> {
  return tx
    .selectFrom('member_pass')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Which passes a list shows; `search` looks in the member's e-mail, `isActive` null for both. */
export interface PassQuery {
  readonly search: string;
  readonly productId: string | null;
  readonly isActive: boolean | null;
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
}

/** One page of the passes of a site, the newest first. */
export async function readPasses(
  tx: Tx,
  siteId: string,
  query: PassQuery,
): Promise<{ rows: MemberPassOfList[]; total: number }> {
  const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const active = sql<boolean>`(pass.ends_at is null or pass.ends_at > ${query.now})`;
  const base = tx
    .selectFrom('member_pass as pass')
    .leftJoin('site_user as u', (join) =>
      join.onRef('u.website_id', '=', 'pass.website_id').onRef('u.id', '=', 'pass.site_user_id'),
    )
    .where('pass.website_id', '=', siteId)
    .$if(query.productId !== null, (some) => some.where('pass.product_id', '=', query.productId ?? ''))
    .$if(query.isActive !== null, (some) => some.where(query.isActive ? active : sql<boolean>`not ${active}`))
    .$if(query.search !== '', (some) => some.where('u.email', 'ilike', like));
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll('pass')
    .select(sql<string>`coalesce(u.email, '')`.as('email'))
    .orderBy('pass.created_at', 'desc')
    .orderBy('pass.id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, total };
}

/** A member plan of the catalogue with how many may enter by it now. */
export interface MemberPlanRow {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly members: number;
}

/** The products of a site that are member plans, by title. */
export async function findMemberPlans(tx: Tx, siteId: string, now: Date): Promise<MemberPlanRow[]> {
  const { rows } = await sql<MemberPlanRow>`
    select p.id, p.title, p.state, (
      select count(distinct m.site_user_id)::int from member_pass m
      where m.website_id = p.website_id and m.product_id = p.id and (m.ends_at is null or m.ends_at > ${now})) as members
    from product p where p.website_id = ${siteId} and p.product_type = 5 and p.deleted_at is null
    order by lower(p.title), p.id limit 500`.execute(tx);
  return rows;
}
