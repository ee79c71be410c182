import { ensureCategories } from '@veranda/db/catalog/categories';
import { insertProducts, markSamples } from '@veranda/db/catalog/writer';
import { insertFund } from '@veranda/db/donations/writer';
import { insertForm } from '@veranda/db/forms/writer';
import { insertAsset } from '@veranda/db/media/writer';
import { insertItems, insertPage } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isUniqueViolation } from '@veranda/db/platform/violations';
import { findSlugsLike } from '@veranda/db/sites/reader';
import { insertMembership, insertSite, saveSettings } from '@veranda/db/sites/writer';
import { categorySteps } from '@veranda/domain/catalog/category-path';
import type { Asset } from '@veranda/domain/media/asset';
import { validateNavigation } from '@veranda/domain/navigation/validate';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { nextFreeSlug, reservedSlugs, slugOfName } from '@veranda/domain/sites/address';
import { settingsLinkProblem } from '@veranda/domain/sites/settings-links';
import type { SiteTemplate } from '@veranda/domain/sites/site-template';
import { trialLength } from '@veranda/domain/sites/trial';
import { withNewsletterList } from '../../services/sites/mailing-lists/newsletter-target.ts';
import { storeSiteTemplateImages } from './site-template-images.ts';
import type { SiteTemplateDeps } from './site-template-library.ts';
import {
  type FreshIds,
  freshIds,
  siteTemplateFunds,
  siteTemplateItems,
  siteTemplatePages,
  siteTemplateProducts,
  siteTemplateSettings,
} from './site-template-rows.ts';

/** Settings of a new site. */
interface NewSite {
  readonly name: string;
  readonly slug?: string;
  /** Template of the site; its theme is the site's theme. */
  readonly siteTemplate: SiteTemplate;
  readonly accountId: string;
  readonly isDemo?: boolean;
  /** A word that is put into the site's pages and products, so that a leak to another site is found. */
  readonly canary?: string;
}

/**
 * Makes a site from a theme's site template: pages, navigation, items, pictures, store and products;
 * unpublished. Pictures are stored first, so that no row ever names a file that is not there; then everything
 * is written in one transaction.
 */
export async function createSite(
  deps: SiteTemplateDeps,
  wanted: NewSite,
): Promise<{ siteId: string; slug: string } | Refusal> {
  const { siteTemplate } = wanted;
  const slug = slugOfName(wanted.slug ?? wanted.name);
  if (slug === '') return refuse('site-name-empty', { field: 'name' });
  if (reservedSlugs.has(slug)) return refuse('site-name-reserved', { field: 'slug', params: { slug } });
  const siteId = deps.newId();
  const ids = freshIds(deps.newId);
  const assets = await storeSiteTemplateImages(deps, { siteId, siteTemplate, ids });
  const site = { ...wanted, slug, canary: wanted.canary ?? Buffer.from(deps.random(9)).toString('hex') };
  try {
    await deps.db.forSite(siteId, (tx) => writeSite(deps, tx, { siteId, site, ids, assets }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const taken = new Set(await deps.db.global((tx) => findSlugsLike(tx, slug)));
    taken.add(slug);
    return refuse('site-name-taken', { field: 'slug', params: { slug, free: nextFreeSlug(slug, taken) } });
  }
  return { siteId, slug };
}

interface SiteParts {
  readonly siteId: string;
  readonly site: NewSite & { readonly slug: string; readonly canary: string };
  readonly ids: FreshIds;
  readonly assets: readonly Asset[];
}

async function writeSite(deps: SiteTemplateDeps, tx: SiteTransaction, parts: SiteParts): Promise<void> {
  const { siteId, site, ids } = parts;
  const { siteTemplate } = site;
  await insertSite(
    tx,
    {
      id: siteId,
      slug: site.slug,
      title: site.name,
      theme: siteTemplate.theme,
      language: siteTemplate.language,
      timeZone: siteTemplate.timeZone,
      currency: siteTemplate.currency,
      isDemo: site.isDemo ?? false,
      canary: site.canary,
      trialEndsAt: new Date(deps.now() + trialLength),
    },
    `${site.slug}.${deps.settings.sitesDomain}`,
  );
  await insertMembership(tx, { accountId: site.accountId, roles: [1], isOwner: true });
  await saveSettings(tx, { doc: checkedSettings(parts), version: null });
  for (const asset of parts.assets) await insertAsset(tx, { asset, sourceUrl: null });
  for (const page of siteTemplatePages(siteTemplate, ids, {
    canary: site.canary,
    reserved: deps.reservedSlugs(),
  }))
    await insertPage(tx, page);
  for (const { key, name, document } of siteTemplate.forms ?? []) {
    const listId = await withNewsletterList(deps, tx, document);
    await insertForm(tx, { id: ids.of(key), name, doc: listId });
  }
  for (const fund of siteTemplateFunds(siteTemplate, ids)) await insertFund(tx, fund);
  await insertItems(tx, siteTemplateItems(siteTemplate, ids, deps.now()));
  await writeProducts(deps, tx, parts);
}

/** @throws when the site template holds an address that may not be linked to: a fault of ours */
function checkedSettings({ site, ids }: SiteParts) {
  const made = siteTemplateSettings(site.siteTemplate, ids, site);
  const trees = Object.entries(made.navigation).map(([name, tree]) => validateNavigation(tree, name));
  const problem = settingsLinkProblem(made.settings) ?? trees.find((tree) => isRefusal(tree));
  if (problem) throw new Error(`the site template ${site.siteTemplate.slug} has ${JSON.stringify(problem)}`);
  return made;
}

async function writeProducts(deps: SiteTemplateDeps, tx: SiteTransaction, parts: SiteParts): Promise<void> {
  const { ids } = parts;
  const { siteTemplate } = parts.site;
  for (const collection of siteTemplate.collections.filter(
    (collection) => collection.type === collectionTypes.products,
  )) {
    const templateProducts = siteTemplate.products.filter(
      (product) => product.collectionKey === collection.id,
    );
    const paths = templateProducts.flatMap((product) => product.categories);
    const steps = paths
      .flatMap((path) => categorySteps(path))
      .map((step) => ({ ...step, displayName: siteTemplate.categoryNames[step.path] ?? step.displayName }));
    const store = { collectionId: ids.of(collection.id) };
    const categories = await ensureCategories(tx, store.collectionId, { steps, newId: deps.newId });
    const products = siteTemplateProducts(templateProducts, ids, {
      categories,
      currency: siteTemplate.currency,
      canary: parts.site.canary,
      now: deps.now(),
    });
    await insertProducts(tx, products, { actor: 'starter', kind: 'opening', newId: deps.newId });
    const samples = templateProducts
      .filter((product) => product.isSample)
      .map((product) => ids.of(product.key));
    await markSamples(tx, samples);
  }
}
