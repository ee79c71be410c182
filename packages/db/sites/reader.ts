import { decodeJson } from '@veranda/domain/decoders';
import type { SiteLanguage } from '@veranda/domain/languages/site-languages';
import { type StoredSettings, storedSettings } from '@veranda/domain/sites/stored-settings';
import { sql } from 'kysely';
import type { AnyTransaction, GlobalTransaction, SiteTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';

/** Fields of a site that the router needs. */
export type SiteRecord = Pick<
  RecordOf<'site'>,
  | 'id'
  | 'slug'
  | 'title'
  | 'theme'
  | 'language'
  | 'timeZone'
  | 'currency'
  | 'status'
  | 'publishedRevisionId'
  | 'lockHash'
  | 'isPrivate'
  | 'trialEndsAt'
  | 'isDemo'
  | 'version'
  | 'publications'
  | 'stockVersion'
  | 'updatedAt'
> & {
  /** The main host, to which all others lead. */
  readonly host: string;
  readonly hosts: readonly string[];
  /** Languages besides its own that visitors have; null for none. */
  readonly publishedLanguages: readonly SiteLanguage[] | null;
};

function siteRows(tx: AnyTransaction) {
  return tx
    .selectFrom('site')
    .innerJoin('domain', (join) =>
      join.onRef('domain.siteId', '=', 'site.id').on('domain.canonical', '=', true),
    )
    .select([
      'site.id',
      'site.slug',
      'site.title',
      'site.theme',
      'site.language',
      'site.timeZone',
      'site.currency',
      'site.status',
      'site.publishedRevisionId',
      'site.lockHash',
      'site.isPrivate',
      'site.trialEndsAt',
      'site.isDemo',
      'site.version',
      'site.publications',
      'site.stockVersion',
      'site.updatedAt',
      sql<SiteRecord['publishedLanguages']>`site.published_languages`.as('publishedLanguages'),
      'domain.host',
      sql<string[]>`array(select named.host from domain as named where named.site_id = site.id)`.as('hosts'),
    ]);
}

/** The site that answers at a host (any of its domains). */
export async function findSiteByHost(tx: GlobalTransaction, host: string): Promise<SiteRecord | undefined> {
  return siteRows(tx)
    .where('site.id', '=', (eb) =>
      eb.selectFrom('domain as named').select('named.siteId').where('named.host', '=', host),
    )
    .executeTakeFirst();
}

export async function findSiteById(tx: AnyTransaction, id: string): Promise<SiteRecord | undefined> {
  return siteRows(tx).where('site.id', '=', id).executeTakeFirst();
}

/** The site of an address word. */
export async function findSiteBySlug(tx: GlobalTransaction, slug: string): Promise<SiteRecord | undefined> {
  return siteRows(tx).where('site.slug', '=', slug).executeTakeFirst();
}

/** Sites changed at or after an instant, oldest change first, at most 1000. */
export async function findSitesChangedSince(tx: GlobalTransaction, since: Date): Promise<SiteRecord[]> {
  return siteRows(tx).where('site.updatedAt', '>=', since).orderBy('site.updatedAt').limit(1000).execute();
}

/** Every site there is: for jobs that go from one to the next. */
export async function findSiteIds(tx: GlobalTransaction): Promise<string[]> {
  const rows = await tx.selectFrom('site').select('id').orderBy('id').execute();
  return rows.map((row) => row.id);
}

/** Slugs in use that begin with `prefix`. */
export async function findSlugsLike(tx: GlobalTransaction, prefix: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('site')
    .select('slug')
    .where('slug', 'like', `${prefix.replace(/[\\%_]/g, '\\$&')}%`)
    .limit(1000)
    .execute();
  return rows.map((row) => row.slug);
}

/** Sites of the cast, for the lines printed at start. */
export async function findDemoSites(tx: GlobalTransaction): Promise<SiteRecord[]> {
  return siteRows(tx).where('site.isDemo', '=', true).orderBy('site.createdAt').execute();
}

/** The sites of an account; the transaction must have been opened for that account. */
export async function findSitesOfAccount(
  tx: GlobalTransaction,
  accountId: string,
): Promise<(SiteRecord & { roles: number[]; isOwner: boolean; createdAt: Date })[]> {
  return siteRows(tx)
    .innerJoin('membership', 'membership.siteId', 'site.id')
    .select(['membership.roles', 'membership.isOwner', 'site.createdAt'])
    .where('membership.accountId', '=', accountId)
    .where('membership.revokedAt', 'is', null)
    .orderBy('site.updatedAt', 'desc')
    .execute();
}

/** The membership of an account on the transaction's site, if it stands. */
export async function findMembership(
  tx: SiteTransaction,
  accountId: string,
): Promise<{ roles: number[]; isOwner: boolean } | undefined> {
  return tx
    .selectFrom('membership')
    .select(['roles', 'isOwner'])
    .where('siteId', '=', tx.siteId)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
}

/** Members of the site with their accounts. */
export async function findMembers(tx: SiteTransaction): Promise<
  {
    accountId: string;
    email: string;
    name: string;
    pictureKey: string | null;
    roles: number[];
    isOwner: boolean;
    joinedAt: Date;
  }[]
> {
  return tx
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.accountId')
    .leftJoin('account_picture', 'account_picture.accountId', 'membership.accountId')
    .select([
      'membership.accountId',
      'account.email',
      'account.name',
      'account_picture.key as pictureKey',
      'membership.roles',
      'membership.isOwner',
      'membership.createdAt as joinedAt',
    ])
    .where('membership.siteId', '=', tx.siteId)
    .where('membership.revokedAt', 'is', null)
    .orderBy('membership.createdAt')
    .execute();
}

/** The settings document with its version. */
export async function findSettings(
  tx: SiteTransaction,
): Promise<{ doc: StoredSettings; version: bigint } | undefined> {
  const row = await settingsOf(tx).executeTakeFirst();
  return row && { doc: decodeJson(storedSettings, row.doc), version: row.version };
}

/** First words of the addresses in languages of the draft besides its own: no page may be there. */
export async function findLanguageWords(tx: SiteTransaction): Promise<string[]> {
  return ((await findSettings(tx))?.doc.languages ?? []).map(({ tag }) => tag);
}

/** The settings document, which nobody else writes until the end of the transaction. */
export async function lockSettings(tx: SiteTransaction): Promise<StoredSettings | undefined> {
  const row = await settingsOf(tx).forUpdate().executeTakeFirst();
  return row && decodeJson(storedSettings, row.doc);
}

function settingsOf(tx: SiteTransaction) {
  return tx
    .selectFrom('site_settings')
    .select([sql<string>`doc::text`.as('doc'), 'version'])
    .where('siteId', '=', tx.siteId);
}

/**
 * Address for notifications to the owner of a site: that of the business, else that of the owner's account.
 */
export async function findOwnerEmail(tx: SiteTransaction): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select coalesce(
      nullif((select s.doc->'settings'->>'businessEmail' from site_settings s where s.site_id = ${tx.siteId}), ''),
      (select a.email from membership m join account a on a.id = m.account_id
        where m.site_id = ${tx.siteId} and m.is_owner and m.revoked_at is null order by m.created_at limit 1),
      '') as email`.execute(tx);
  return rows[0]?.email ?? '';
}
