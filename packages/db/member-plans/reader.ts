import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type PlanMembershipRecord = RecordOf<'member_pass'>;

/** A pass with the address of its member; '' for one who was erased. */
export interface ListedMembership extends PlanMembershipRecord {
  readonly email: string;
}

/** The passes that an order has given, and those of a subscription that one of its cycles is paid by. */
export async function findMembershipsOf(
  tx: SiteTransaction,
  source: { readonly orderId: string; readonly subscriptionId: string | null },
): Promise<PlanMembershipRecord[]> {
  return tx
    .selectFrom('member_pass')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where((eb) =>
      eb.or([
        eb('orderId', '=', source.orderId),
        ...(source.subscriptionId === null ? [] : [eb('subscriptionId', '=', source.subscriptionId)]),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** The passes of a site user, the newest first. */
export async function findMembershipsOfUser(
  tx: SiteTransaction,
  siteUserId: string,
): Promise<PlanMembershipRecord[]> {
  return tx
    .selectFrom('member_pass')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** A pass that nobody else changes before the end of the transaction. */
export async function lockPlanMembership(
  tx: SiteTransaction,
  id: string,
): Promise<PlanMembershipRecord | undefined> {
  return tx
    .selectFrom('member_pass')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Filters for the memberships of a list; `search` looks in the member's e-mail, `isActive` null for both. */
interface MembershipQuery {
  readonly search: string;
  readonly productId: string | null;
  readonly isActive: boolean | null;
  readonly now: Date;
  readonly offset: number;
  readonly limit: number;
}

/** One page of the passes of a site, the newest first. */
export async function readMemberships(
  tx: SiteTransaction,
  query: MembershipQuery,
): Promise<{ rows: ListedMembership[]; total: number }> {
  const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const active = sql<boolean>`(pass.ends_at is null or pass.ends_at > ${query.now})`;
  const base = tx
    .selectFrom('member_pass as pass')
    .leftJoin('site_user as u', (join) =>
      join.onRef('u.siteId', '=', 'pass.siteId').onRef('u.id', '=', 'pass.siteUserId'),
    )
    .where('pass.siteId', '=', tx.siteId)
    .$if(query.productId !== null, (some) => some.where('pass.productId', '=', query.productId ?? ''))
    .$if(query.isActive !== null, (some) => some.where(query.isActive ? active : sql<boolean>`not ${active}`))
    .$if(query.search !== '', (some) => some.where('u.email', 'ilike', like));
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll('pass')
    .select(sql<string>`coalesce(u.email, '')`.as('email'))
    .orderBy('pass.createdAt', 'desc')
    .orderBy('pass.id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, total };
}

/** A member plan of the catalogue with how many may enter by it now. */
interface MemberPlanRow {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly members: number;
}

/** True when every id, which may be any text, is that of a member plan of the site. */
export async function haveMemberPlans(tx: SiteTransaction, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product p
    where p.site_id = ${tx.siteId} and p.product_type = 5 and p.deleted_at is null
      and p.id::text = any(${wanted})`.execute(tx);
  return rows[0]?.count === wanted.length;
}

/** The products of a site that are member plans, by title. */
export async function findMemberPlans(tx: SiteTransaction, now: Date): Promise<MemberPlanRow[]> {
  const { rows } = await sql<MemberPlanRow>`
    select p.id, p.title, p.state, (
      select count(distinct m.site_user_id)::int from member_pass m
      where m.site_id = p.site_id and m.product_id = p.id and (m.ends_at is null or m.ends_at > ${now})) as members
    from product p where p.site_id = ${tx.siteId} and p.product_type = 5 and p.deleted_at is null
    order by lower(p.title), p.id limit 500`.execute(tx);
  return rows;
}
