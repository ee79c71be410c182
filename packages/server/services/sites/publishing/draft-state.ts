import { findDrafts } from '@veranda/db/forms/reader';
import { findAssets } from '@veranda/db/media/reader';
import { findProductContents } from '@veranda/db/pages/product-contents';
import { findItems, findPages, type PageRecord } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findChanges } from '@veranda/db/publishing/manifest';
import { findTranslationsInto } from '@veranda/db/multilingual/translations';
import { findLiveRevision } from '@veranda/db/publishing/reader';
import { findSettings, findSiteById } from '@veranda/db/sites/reader';
import { findTagChanges } from '@veranda/db/tags/reader';
import { assembleSnapshot } from '@veranda/domain/publishing/assemble-snapshot';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { StoredSettings } from '@veranda/domain/sites/stored-settings';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { namedIds, type PartRows, partsOf, themeOf } from './document-parts.ts';
import { isShown, readProductTexts, refreshDraft } from './refresh-draft.ts';

interface DraftOptions {
  /** Pages and items that are in it whatever their state is: an editor draws them. */
  readonly drawn?: ReadonlySet<string>;
  /** Private pages are in it: whoever works on the site looks at them. */
  readonly withPrivate?: boolean;
}

/**
 * The draft of the transaction's site as it is now. All of it is read here: what a process remembers of the
 * site may be older than what another process has saved.
 */
export async function draftSnapshot(tx: SiteTransaction, options: DraftOptions = {}): Promise<SiteSnapshot> {
  const { drawn = new Set<string>(), withPrivate = false } = options;
  const record = await findSiteById(tx, tx.siteId);
  const settings = await findSettings(tx);
  if (!record || !settings) throw new Error('the site of the transaction is missing');
  const isIn = (page: PageRecord) => drawn.has(page.id) || isShown(page, withPrivate);
  const rows = {
    site: { record, settings: settings.doc },
    pages: (await findPages(tx)).filter(isIn),
    items: (await findItems(tx)).filter(
      ({ id, status }) => drawn.has(id) || status === 'published' || (withPrivate && status === 'private'),
    ),
    forms: await findDrafts(tx),
    products: await findProductContents(tx),
    ...(await allTranslations(tx, settings.doc)),
  };
  const assets = await findAssets(tx, namedIds(rows));
  const snapshot = assembleSnapshot(partsOf(rows, new Map(assets.map((asset) => [asset.id, asset]))));
  return { ...snapshot, tagChanges: await findTagChanges(tx) };
}

// A site with one language has none to read.
async function allTranslations(
  tx: SiteTransaction,
  { languages = [] }: StoredSettings,
): Promise<Pick<PartRows, 'translations' | 'translatedProducts'>> {
  if (languages.length === 0) return {};
  const translations = (await Promise.all(languages.map(({ tag }) => findTranslationsInto(tx, tag)))).flat();
  const products = translations.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
  return { translations, translatedProducts: await readProductTexts(tx, [...new Set(products)]) };
}

/** The theme of the draft alone. */
export async function draftTheme(tx: SiteTransaction): Promise<SiteSnapshot['theme'] | null> {
  const site = await findSiteById(tx, tx.siteId);
  const settings = await findSettings(tx);
  return site && settings ? themeOf(site.theme, settings.doc) : null;
}

/** Publishing state: whether visitors see anything of the site, and whether the draft differs from it. */
export async function draftState(
  deps: Pick<SitesDeps, 'db'>,
  site: Pick<SiteEntry, 'id'>,
): Promise<{ published: boolean; changed: boolean }> {
  await refreshDraft(deps, site.id);
  return deps.db.forSite(site.id, async (tx) => {
    if (!(await findLiveRevision(tx))) return { published: false, changed: true };
    return { published: true, changed: (await findChanges(tx)).length > 0 };
  });
}
