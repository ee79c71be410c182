import type { SiteLanguage } from '@veranda/domain/languages/site-languages';
import type { StoredSettings } from '@veranda/domain/sites/stored-settings';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { NewRecord } from '../schema.ts';

/**
 * Makes every cached page of the site stale, in the transaction that changes what a visitor sees. Every
 * process finds the new version by polling within a second; the one that calls also refreshes its site
 * directory.
 */
export async function bumpSiteVersion(tx: SiteTransaction): Promise<void> {
  await tx
    .updateTable('site')
    .set({ version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', tx.siteId)
    .execute();
}

/** Writes a new site with its host; @throws a unique violation (23505) when the slug is taken. */
export async function insertSite(tx: SiteTransaction, site: NewRecord<'site'>, host: string): Promise<void> {
  await tx.insertInto('site').values(site).execute();
  await tx.insertInto('domain').values({ host, siteId: site.id, canonical: true }).execute();
}

/** Sets who sees the site: the people of it alone, those who know the password of the hash, or everyone. */
export async function setAvailability(
  tx: SiteTransaction,
  availability: { readonly isPrivate: boolean; readonly lockHash: string | null },
): Promise<void> {
  await tx.updateTable('site').set(availability).where('id', '=', tx.siteId).execute();
}

/** Changes the fields of the site's own row. */
export async function updateSite(
  tx: SiteTransaction,
  fields: Partial<Pick<NewRecord<'site'>, 'title' | 'language' | 'timeZone' | 'currency' | 'theme'>>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.updateTable('site').set(fields).where('id', '=', tx.siteId).execute();
}

/** Sets what a site is to us and until when its trial lasts; every process hears of it. */
export async function setTrial(
  tx: SiteTransaction,
  trial: { readonly status: string; readonly trialEndsAt?: Date },
): Promise<void> {
  const { status, trialEndsAt } = trial;
  await tx
    .updateTable('site')
    .set({ status, ...(trialEndsAt ? { trialEndsAt } : {}) })
    .where('id', '=', tx.siteId)
    .execute();
  await bumpSiteVersion(tx);
}

/** Gives an account its place on a site; inside the site's transaction. */
export async function insertMembership(
  tx: SiteTransaction,
  membership: { accountId: string; roles: readonly number[]; isOwner: boolean },
): Promise<void> {
  await tx
    .insertInto('membership')
    .values({
      siteId: tx.siteId,
      accountId: membership.accountId,
      roles: [...membership.roles],
      isOwner: membership.isOwner,
    })
    .execute();
}

/** Stores the settings document; @returns false when it was changed by somebody else since `version`. */
export async function saveSettings(
  tx: SiteTransaction,
  input: { readonly doc: StoredSettings; readonly version: bigint | null },
): Promise<boolean> {
  const { version } = input;
  const doc = JSON.stringify(input.doc);
  if (version === null) {
    await tx.insertInto('site_settings').values({ siteId: tx.siteId, doc }).execute();
    return true;
  }
  const changed = await tx
    .updateTable('site_settings')
    .set({ doc: withStoredFrame(doc), version: sql`version + 1`, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

// Menus, design, slides, header and footer are edited beside the settings: they stay as they are, with the logo that is
// the header's.
function withStoredFrame(doc: string) {
  return sql`(${doc}::jsonb - '{header,footer,slides,customCss}'::text[])
    || jsonb_build_object('navigation', doc->'navigation', 'menuKeys', coalesce(doc->'menuKeys', '{}'),
      'tweaks', doc->'tweaks', 'swatches', coalesce(doc->'swatches', '[]'))
    || case when doc ? 'header' then jsonb_build_object('header', doc->'header',
      'settings', (${doc}::jsonb)->'settings' || jsonb_build_object('logoAssetId', doc#>'{settings,logoAssetId}')) else '{}' end
    || case when doc ? 'footer' then jsonb_build_object('footer', doc->'footer') else '{}' end
    || case when doc ? 'slides' then jsonb_build_object('slides', doc->'slides') else '{}' end
    || case when doc ? 'customCss' then jsonb_build_object('customCss', doc->'customCss') else '{}' end`;
}

/** Saves the values of the header, with the logo of the site. @returns false where the site has no settings */
export async function saveHeader(
  tx: SiteTransaction,
  { values, logoAssetId }: { readonly values: unknown; readonly logoAssetId: string | null },
): Promise<boolean> {
  return saveParts(
    tx,
    sql`jsonb_set(doc, '{settings,logoAssetId}', ${JSON.stringify(logoAssetId)}::jsonb)
      || jsonb_build_object('header', ${JSON.stringify(values)}::jsonb)`,
  );
}

/** Saves the values of the footer. @returns false where the site has no settings */
export async function saveFooter(tx: SiteTransaction, values: unknown): Promise<boolean> {
  return saveParts(tx, sql`doc || jsonb_build_object('footer', ${JSON.stringify(values)}::jsonb)`);
}

/** Saves a slide of which a site has one. @returns false where the site has no settings */
export async function saveSlide(tx: SiteTransaction, type: string, slide: unknown): Promise<boolean> {
  return saveParts(
    tx,
    sql`doc || jsonb_build_object('slides',
      coalesce(doc->'slides', '{}') || jsonb_build_object(${type}::text, ${JSON.stringify(slide)}::jsonb))`,
  );
}

/** Saves the menus of a site, with the keys of their entries. @returns false where the site has no settings */
export async function saveMenus(
  tx: SiteTransaction,
  menus: Pick<StoredSettings, 'navigation' | 'menuKeys'>,
): Promise<boolean> {
  return saveParts(tx, sql`doc || ${JSON.stringify(menus)}::jsonb`);
}

/** Saves the languages of a site besides its own. @returns false where the site has no settings */
export async function saveLanguages(
  tx: SiteTransaction,
  languages: readonly SiteLanguage[],
): Promise<boolean> {
  const chosen = languages.length === 0 ? {} : { languages };
  return saveParts(tx, sql`(doc - 'languages') || ${JSON.stringify(chosen)}::jsonb`);
}

/**
 * Saves what the owner has chosen of the theme, and the owner's own CSS, '' for none. @returns false where the site has
 * no settings
 */
export async function saveDesign(
  tx: SiteTransaction,
  { tweaks, customCss }: { readonly tweaks: StoredSettings['tweaks']; readonly customCss: string },
): Promise<boolean> {
  const design = { tweaks, ...(customCss === '' ? {} : { customCss }) };
  return saveParts(tx, sql`(doc - 'customCss') || ${JSON.stringify(design)}::jsonb`);
}

/** Saves the colours that the people of a site have put aside. @returns false where the site has no settings */
export async function saveSwatches(tx: SiteTransaction, swatches: readonly string[]): Promise<boolean> {
  return saveParts(tx, sql`doc || jsonb_build_object('swatches', ${JSON.stringify(swatches)}::jsonb)`);
}

async function saveParts(tx: SiteTransaction, doc: RawBuilder<unknown>): Promise<boolean> {
  const changed = await tx
    .updateTable('site_settings')
    .set({ doc, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
