import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import { isOf, type Person } from './person.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A customer: the account of one e-mail address with its orders, and the orders of its guests. */
export interface CustomerSummary {
  /** Id of the account, else of the first order. */
  readonly id: string;
  /** In small letters. */
  readonly email: string;
  readonly name: string;
  readonly siteUserId: string | null;
  readonly orderCount: number;
  readonly lastOrderAt: Date | null;
  readonly since: Date;
  readonly spentMinor: bigint;
}

interface Asked {
  /** Looks in e-mail and name. */
  readonly search: string;
  /** Currency of the shop: spending is summed in it. */
  readonly currency: string;
  readonly offset: number;
  readonly limit: number;
}

/** One page of the customers, who was seen last first. */
export async function readCustomers(
  tx: SiteTransaction,
  asked: Asked,
): Promise<{ rows: CustomerSummary[]; total: number }> {
  const like = `%${asked.search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Omit<CustomerSummary, 'spentMinor'> & { total: number }>`
    select *, count(*) over ()::int as total from (${customers(tx.siteId)}) c
    where ${asked.search === ''} or c.email like lower(${like}) or c.name ilike ${like}
    order by coalesce(c.last_order_at, c.since) desc, c.email
    offset ${asked.offset} limit ${asked.limit}`.execute(tx);
  const emails = rows.map((row) => row.email);
  const spent = await spentBy(tx, { emails, currency: asked.currency });
  return {
    rows: rows.map((row) => ({ ...row, spentMinor: spent.get(row.email) ?? 0n })),
    total: rows[0]?.total ?? 0,
  };
}

/** Customers in the order of their addresses, after one of them; with `email` only the one who has it. */
export async function readCustomersAfter(
  tx: SiteTransaction,
  input: {
    readonly after: string;
    readonly email: string;
    readonly currency: string;
    readonly limit: number;
  },
): Promise<CustomerSummary[]> {
  const { rows } = await sql<Omit<CustomerSummary, 'spentMinor'>>`
    select * from (${customers(tx.siteId)}) c
    where c.email > ${input.after} and (${input.email === ''} or c.email = ${input.email})
    order by c.email limit ${input.limit}`.execute(tx);
  const emails = rows.map((row) => row.email);
  const spent = await spentBy(tx, { emails, currency: input.currency });
  return rows.map((row) => ({ ...row, spentMinor: spent.get(row.email) ?? 0n }));
}

/** A customer by the id of the account or of any of the orders. */
export async function findCustomer(
  tx: SiteTransaction,
  input: { readonly id: string; readonly currency: string },
): Promise<CustomerSummary | undefined> {
  const { rows } = await sql<Omit<CustomerSummary, 'spentMinor'>>`
    select * from (${customers(tx.siteId)}) c where c.email = (
      select lower(email::text) from site_user where site_id = ${tx.siteId} and id = ${input.id}
      union all
      select lower(coalesce(u.email::text, o.email)) from orders o
        left join site_user u on u.site_id = o.site_id and u.id = o.site_user_id
        where o.site_id = ${tx.siteId} and o.id = ${input.id} and o.number is not null and o.email <> ''
      limit 1)`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const spent = await spentBy(tx, { emails: [row.email], currency: input.currency });
  return { ...row, spentMinor: spent.get(row.email) ?? 0n };
}

// Orders of an erased person have no address to belong to. An order without an address has no name: an
// earlier one stays.
function customers(siteId: string) {
  return sql`
    select coalesce(u.id, o.first_id) as id, u.id as site_user_id, coalesce(o.email, u.email) as email,
      coalesce(nullif(o.name, ''), u.name, '') as name, coalesce(o.order_count, 0) as order_count,
      o.last_order_at, coalesce(o.since, u.created_at) as since
    from (
      select lower(coalesce(owner.email::text, orders.email)) as email, count(*)::int as order_count,
        max(placed_at) as last_order_at, coalesce(min(placed_at), min(orders.created_at)) as since,
        (array_agg(orders.id order by number))[1] as first_id,
        (array_agg(buyer.name order by number desc) filter (where buyer.name <> ''))[1] as name
      from orders left join site_user owner
        on owner.site_id = orders.site_id and owner.id = orders.site_user_id
      cross join lateral (select trim(concat(coalesce(shipping_address, billing_address)->>'firstName', ' ',
        coalesce(shipping_address, billing_address)->>'lastName')) as name) buyer
      where orders.site_id = ${siteId} and number is not null and orders.email <> ''
      group by lower(coalesce(owner.email::text, orders.email))
    ) o
    full join (
      select id, lower(email::text) as email, trim(concat(first_name, ' ', last_name)) as name, created_at
      from site_user where site_id = ${siteId}
    ) u on u.email = o.email`;
}

async function spentBy(
  tx: SiteTransaction,
  input: { readonly emails: readonly string[]; readonly currency: string },
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ email: string; spent: bigint }>`
    select lower(coalesce(u.email::text, o.email)) as email,
      sum(p.captured_minor - p.refunded_minor)::bigint as spent
    from orders o join payment p on p.site_id = o.site_id and p.order_id = o.id
    left join site_user u on u.site_id = o.site_id and u.id = o.site_user_id
    where o.site_id = ${tx.siteId} and o.number is not null and o.currency = ${input.currency}
      and lower(coalesce(u.email::text, o.email)) = any(${[...input.emails]}::text[])
    group by 1`.execute(tx);
  return new Map(rows.map((row) => [row.email, row.spent]));
}

/** The placed orders of somebody, newest first. */
export async function findOrdersOfPerson(
  tx: SiteTransaction,
  input: { readonly person: Person; readonly limit: number },
): Promise<(RecordOf<'orders'> & { itemCount: number })[]> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_line l
        where l.site_id = orders.site_id and l.order_id = orders.id)`.as('itemCount'),
    )
    .where('siteId', '=', tx.siteId)
    .where('number', 'is not', null)
    .where(isOf('orders', input.person))
    .orderBy('number', 'desc')
    .limit(input.limit)
    .execute();
}
