import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

/** What the router must know of a site. */
export type SiteRow = Pick<
  Row<'website'>,
  | 'id'
  | 'slug'
  | 'title'
  | 'theme'
  | 'language'
  | 'time_zone'
  | 'currency'
  | 'status'
  | 'published_revision_id'
  | 'lock_hash'
  | 'trial_ends_at'
  | 'is_demo'
  | 'version'
  | 'stock_version'
  | 'updated_at'
> & { readonly host: string };

function siteRows(tx: Transaction<Schema>) {
  return tx
    .selectFrom('website')
    .innerJoin('domain', (join) =>
      join.onRef('domain.website_id', '=', 'website.id').on('domain.canonical', '=', true),
    )
    .select([
      'website.id',
      'website.slug',
      'website.title',
      'website.theme',
      'website.language',
      'website.time_zone',
      'website.currency',
      'website.status',
      'website.published_revision_id',
      'website.lock_hash',
      'website.trial_ends_at',
      'website.is_demo',
      'website.version',
      'website.stock_version',
      'website.updated_at',
      'domain.host',
    ]);
}

/** The site that answers at a host (any of its domains). */
export async function findSiteByHost(tx: Transaction<Schema>, host: string): Promise<SiteRow | undefined> {
  return siteRows(tx)
    .where('website.id', '=', (eb) =>
      eb.selectFrom('domain as named').select('named.website_id').where('named.host', '=', host),
    )
    .executeTakeFirst();
}

export async function findSiteById(tx: Transaction<Schema>, id: string): Promise<SiteRow | undefined> {
  return siteRows(tx).where('website.id', '=', id).executeTakeFirst();
}

/** The site of an address word. */
export async function findSiteBySlug(tx: Transaction<Schema>, slug: string): Promise<SiteRow | undefined> {
  return siteRows(tx).where('website.slug', '=', slug).executeTakeFirst();
}

/** Sites changed at or after an instant, oldest change first, at most 1000. */
export async function findSitesChangedSince(tx: Transaction<Schema>, since: Date): Promise<SiteRow[]> {
  return siteRows(tx)
    .where('website.updated_at', '>=', since)
    .orderBy('website.updated_at')
    .limit(1000)
    .execute();
}

/** Every site there is: for jobs that go from one to the next. */
export async function findSiteIds(tx: Transaction<Schema>): Promise<string[]> {
  const rows = await tx.selectFrom('website').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

/** Which of the slugs that begin with `prefix` are taken. */
export async function findSlugsLike(tx: Transaction<Schema>, prefix: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('website')
    .select('slug')
    .where('slug', 'like', `${prefix.replace(/[\\%_]/g, '\\$&')}%`)
    .limit(1000)
    .execute();
  return rows.map((row) => row.slug);
}

/** Sites of the cast, for the lines printed at start. */
export async function findDemoSites(tx: Transaction<Schema>): Promise<SiteRow[]> {
  return siteRows(tx).where('website.is_demo', '=', true).orderBy('website.created_at').execute();
}

/** The sites of an account; the transaction must have been opened for that account. */
export async function findSitesOfAccount(
  tx: Transaction<Schema>,
  accountId: string,
): Promise<(SiteRow & { roles: number[]; is_owner: boolean; created_at: Date })[]> {
  return siteRows(tx)
    .innerJoin('membership', 'membership.website_id', 'website.id')
    .select(['membership.roles', 'membership.is_owner', 'website.created_at'])
    .where('membership.account_id', '=', accountId)
    .where('membership.revoked_at', 'is', null)
    .orderBy('website.updated_at', 'desc')
    .execute();
}

/** The membership of an account on the transaction's site, if it stands. */
export async function findMembership(
  tx: Transaction<Schema>,
  siteId: string,
  accountId: string,
): Promise<{ roles: number[]; is_owner: boolean } | undefined> {
  return tx
    .selectFrom('membership')
    .select(['roles', 'is_owner'])
    .where('website_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Members of the site with their accounts. */
export async function findMembers(
  tx: Transaction<Schema>,
  siteId: string,
): Promise<{ account_id: string; email: string; name: string; roles: number[]; is_owner: boolean }[]> {
  return tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account_id')
    .select([
      'membership.account_id',
      'account.email',
      'account.name',
      'membership.roles',
      'membership.is_owner',
    ])
    .where('membership.website_id', '=', siteId)
    .where('membership.revoked_at', 'is', null)
    .orderBy('membership.created_at')
    .execute();
}

/** The settings document as JSON text, with its version. */
export async function findSettings(
  tx: Transaction<Schema>,
  siteId: string,
): Promise<{ doc: string; version: bigint } | undefined> {
  return tx
    .selectFrom('site_settings')
    .select([sql<string>`doc::text`.as('doc'), 'version'])
    .where('website_id', '=', siteId)
    .executeTakeFirst();
}

/** Address that the owner of a site is told at: that of the business, else that of the owner's account. */
export async function findOwnerEmail(tx: Transaction<Schema>, siteId: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select coalesce(
      nullif((select s.doc->'settings'->>'businessEmail' from site_settings s where s.website_id = ${siteId}), ''),
      (select a.email from membership m join account a on a.id = m.account_id
        where m.website_id = ${siteId} and m.is_owner and m.revoked_at is null order by m.created_at limit 1),
      '') as email`.execute(tx);
  return rows[0]?.email ?? '';
}
