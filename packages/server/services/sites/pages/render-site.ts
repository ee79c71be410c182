import { type Gate, gateOf, nobody } from '@veranda/domain/pages/page-access';
import { localizedSite } from '@veranda/domain/multilingual/localized-site';
import { isClosedToVisitors } from '@veranda/domain/sites/availability';
import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';
import { shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { namelessSettings } from '@veranda/domain/sites/own-settings';
import { allLateDrawing } from '@veranda/render/blocks/all-late-drawing';
import { provideLateDrawing } from '@veranda/render/blocks/late-drawing';
import { joinCatalogs } from '@veranda/render/context/catalog-json';
import {
  type CatalogNeeds,
  type CatalogView,
  emptyCatalog,
  productAt,
} from '@veranda/render/context/catalog-view';
import { localizedCatalog } from '@veranda/render/context/localized-catalog';
import { cleanHtml } from '@veranda/server/platform/html/clean-html';
import type { PostedForm, RenderInput } from '@veranda/render/context/session';
import { findTarget, type PageTarget } from '@veranda/render/context/target';
import { askAhead } from '@veranda/render/page/ask-ahead';
import { bareNeeds, catalogNeeds, contentNeeds } from '@veranda/render/page/catalog-needs';
import { renderScreen } from '@veranda/render/page/draft-screen';
import { renderFormPreview } from '@veranda/render/page/form-preview';
import { renderGate } from '@veranda/render/page/gate-view';
import { listCategory } from '@veranda/render/page/list-category';
import { type PageOutput, renderNotFound, renderPage } from '@veranda/render/page/render-page';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { StyleCompiler } from '../themes/compile-styles.ts';
import { withoutCustomCss } from '../themes/without-custom-css.ts';
import { countShown, drawCounted } from './comment-counts.ts';
import { inCurrency } from './live-currency.ts';
import type { PublishedVersion } from './page-cache.ts';
import type { DraftScreen, GatedVisitor, PageAddress, SampleSite, SystemPage } from './page-renderer.ts';
import { createThemeRendering, type ThemeRendering } from './theme-rendering.ts';
import { drawTarget, type Watch } from './draw-target.ts';
import type { DrawnSite } from './drawn-site.ts';
import { drawnDraft, drawnSite } from './published-items.ts';
import {
  createRenderingKit,
  inputFor,
  type RenderingDeps,
  type RenderingKit,
  reported,
} from './rendering-kit.ts';
import type { PublishedSite, Reads } from './published-site.ts';
import { needsCatalog } from './read-catalog.ts';
import { renderSystemPage } from './render-system-page.ts';
import { createSnapshotCache } from './snapshot-cache.ts';
import { createTagCache } from './tag-cache.ts';
import { watchStock } from './watch-stock.ts';

/**
 * A page that is asked for; without a visitor, by a visitor of whom nothing is known. The owner sees every
 * page.
 */
interface PageRequest extends PageAddress {
  readonly posted?: PostedForm;
  readonly visitor?: GatedVisitor | 'owner';
}

/**
 * A page with the ids of the products, and of the stores of the lists, whose stock it shows, and the parts of
 * its site that it was made of.
 */
export type ShownPage = PageOutput & { readonly shows: readonly string[]; readonly reads: Reads };

/** What a page is made of, with a watch over what it reads of it: what is published, or a draft. */
type PageSource = PublishedSite | (Pick<PublishedSite, 'watch'> & { readonly snapshot: SiteSnapshot });

/** Renders the pages of sites; nothing of a page is kept here. */
export interface SiteRendering extends ThemeRendering {
  publishedOf(site: SiteEntry): Promise<PublishedSite | null>;
  /** What is published now, for pages that are in memory. */
  publishedVersion(site: SiteEntry): PublishedVersion;
  /** Null when there is nothing at the path. */
  page(site: SiteEntry, source: PageSource, address: PageRequest): Promise<ShownPage | null>;
  notFound(site: SiteEntry, source: PageSource): Promise<ShownPage>;
  system(site: SiteEntry, source: PageSource, page: SystemPage): Promise<PageOutput>;
  /** The site as it is drawn now. */
  drawn(site: SiteEntry, source: PageSource): DrawnSite;
  formPreview(site: SiteEntry, snapshot: SiteSnapshot, formId: string): Promise<PageOutput>;
  draftScreen(site: SiteEntry, snapshot: SiteSnapshot, screen: DraftScreen): Promise<PageOutput | null>;
  samplePage(sample: SampleSite): Promise<PageOutput>;
}

export function createSiteRendering(deps: RenderingDeps, compiler: StyleCompiler): SiteRendering {
  provideLateDrawing(allLateDrawing);
  const kit = createRenderingKit(deps, compiler);
  const snapshots = createSnapshotCache(deps);
  const tags = createTagCache(deps);
  return {
    async publishedOf(site) {
      if (site.publishedRevisionId === null) return null;
      const published = await snapshots.get(site.id, site.publishedRevisionId);
      if (published === null) return null;
      const snapshot = inCurrency(published.snapshot, site.currency);
      return { ...published, snapshot, tagChanges: await tags.read(site) };
    },
    publishedVersion({ id, publishedRevisionId }) {
      const revision = publishedRevisionId ?? '';
      return { revision, holds: (reads) => snapshots.known(id, revision)?.holds(reads) ?? false };
    },
    page: (site, source, request) => sitePage(kit, { site, source }, request),
    drawn: (site, source) => drawnOf(kit, site, source),
    async notFound(site, source) {
      const drawn = drawnOf(kit, site, source);
      const input = {
        ...(await inputFor(kit, { site, snapshot: drawn.site }, '/404')),
        catalog: emptyCatalog,
      };
      const reads = new Map<string, string>();
      const page = await drawn.settle(() => source.watch(() => renderNotFound(input), reads));
      return reported(kit, site, { ...page, shows: [], reads });
    },
    system: (site, source, page) => systemPage(kit, { site, drawn: drawnOf(kit, site, source) }, page),
    async formPreview(site, snapshot, formId) {
      const shown = { site, snapshot: shownSite(snapshot, deps.now()) };
      const input = { ...(await inputFor(kit, shown, '/')), catalog: emptyCatalog };
      return reported(kit, site, renderFormPreview(input, formId));
    },
    draftScreen: (site, snapshot, screen) => draftScreen(kit, { site, snapshot }, screen),
    samplePage: (sample) => samplePage(kit, sample),
    ...createThemeRendering(kit),
  };
}

function drawnOf({ deps }: RenderingKit, site: SiteEntry, source: PageSource): DrawnSite {
  const now = deps.now();
  const drawn =
    'number' in source
      ? drawnSite(deps, { siteId: site.id, now }, source)
      : drawnDraft(shownSite(source.snapshot, now));
  const { locale, language } = site;
  return locale ? { ...drawn, site: localizedSite(drawn.site, locale, language) } : drawn;
}

async function draftScreen(
  kit: RenderingKit,
  { site, snapshot }: { readonly site: SiteEntry; readonly snapshot: SiteSnapshot },
  { screen, stylesheet }: DraftScreen,
): Promise<PageOutput | null> {
  const { site: shown, settle } = drawnDraft(shownSite(snapshot, kit.deps.now()));
  const input = await inputFor(kit, { site, snapshot: shown }, '/');
  const drawn = { ...input, snapshot: shown, catalog: emptyCatalog, stylesheet };
  return settle(() =>
    typeof screen === 'string' ? renderScreen(drawn, screen) : renderSystemPage(drawn, screen),
  );
}

async function samplePage(
  kit: RenderingKit,
  { snapshot, origin, stylesheet, catalogOf }: SampleSite,
): Promise<PageOutput> {
  const site = { id: snapshot.website.id, origin };
  const { site: shown, settle } = drawnDraft(shownSite(snapshot, kit.deps.now()));
  const input = await inputFor(kit, { site, snapshot: shown }, '/');
  return settle(() => {
    const target = findTarget(shown, '/', new URLSearchParams());
    const catalog = catalogOf(catalogNeeds(shown, input.theme, target));
    return reported(kit, site, renderPage({ ...input, catalog, stylesheet }, target));
  });
}

async function sitePage(
  kit: RenderingKit,
  { site, source }: { readonly site: SiteEntry; readonly source: PageSource },
  { path, query, posted, visitor }: PageRequest,
): Promise<ShownPage | null> {
  const drawn = drawnOf(kit, site, source);
  const { site: snapshot, settle } = drawn;
  const reads = new Map<string, string>();
  const watch: Watch = (work) => settle(() => source.watch(work, reads));
  const input = {
    ...(await inputFor(kit, { site, snapshot }, path)),
    ...(posted ? { posted } : {}),
    ...(visitor === 'owner' ? { showsErrors: true as const } : {}),
  };
  const target = await watch(() => findTarget(snapshot, path, query));
  if (target.kind === 'not-found') return null;
  const seen = visitor === 'owner' ? null : (visitor ?? { rights: nobody });
  const gate = seen && gateOf(target.collection.access, seen.rights);
  if (seen && gate !== null) {
    const closed = { site, target, gate, isWrong: seen.isWrong ?? false, watch };
    return reported(kit, site, { ...(await gatePage(kit, input, closed)), reads });
  }
  const needs = await watch(() => catalogNeeds(snapshot, input.theme, target));
  await watch(() => askAhead({ ...input, catalog: emptyCatalog }, target));
  const first = await readCatalogOf(kit, { site, drawn }, needs);
  const more = await watch(() => contentNeeds(snapshot, productOf(first, target)));
  const catalog = needsCatalog(more)
    ? joinCatalogs(first, await readCatalogOf(kit, { site, drawn }, more))
    : first;
  if (!(await watch(() => isThere({ snapshot, catalog }, target)))) return null;
  const counts = needs.comments && { ...bareNeeds, comments: needs.comments };
  const watched = watchStock(catalog);
  const page = await drawCounted({
    catalog: watched.catalog,
    drawn,
    draw: (view) => drawTarget({ ...input, catalog: view }, { target, query, watch }),
    readCounts: counts && (() => readCatalogOf(kit, { site, drawn }, counts)),
  });
  return reported(kit, site, { ...page, shows: watched.shows(), reads });
}

async function readCatalogOf(
  { catalogs }: RenderingKit,
  { site, drawn }: { readonly site: SiteEntry; readonly drawn: DrawnSite },
  needs: CatalogNeeds,
): Promise<CatalogView> {
  if (!needsCatalog(needs)) return emptyCatalog;
  const catalog = await catalogs.read(site, countShown(needs, drawn));
  return site.locale ? localizedCatalog(catalog, drawn.site, cleanHtml) : catalog;
}

function productOf(catalog: CatalogView, target: PageTarget) {
  return target.kind === 'product' ? productAt(catalog, target.collection.id, target.urlSlug) : null;
}

/** A page that its visitor may not see. */
interface ClosedPage {
  readonly site: SiteEntry;
  readonly target: Exclude<PageTarget, { readonly kind: 'not-found' }>;
  readonly gate: Gate;
  readonly isWrong: boolean;
  readonly watch: Watch;
}

async function gatePage(
  { catalogs }: RenderingKit,
  input: Omit<RenderInput, 'catalog'>,
  { site, target: { collection }, gate, isWrong, watch }: ClosedPage,
): Promise<Omit<ShownPage, 'reads'>> {
  const productIds = collection.access?.kind === 'paywall' ? collection.access.productIds : [];
  const catalog =
    productIds.length === 0 ? emptyCatalog : await catalogs.read(site, { ...bareNeeds, productIds });
  const page = await watch(() => renderGate({ ...input, catalog }, { gate, isWrong, collection }));
  return { ...page, shows: productIds };
}

async function systemPage(
  kit: RenderingKit,
  { site, drawn }: { readonly site: SiteEntry; readonly drawn: DrawnSite },
  page: SystemPage,
): Promise<PageOutput> {
  const { site: snapshot } = drawn;
  const theme = bareKinds.has(page.kind) ? withoutCustomCss(snapshot.theme) : snapshot.theme;
  const shown = await inputFor(kit, { site, snapshot, theme }, `/${page.kind}`);
  const catalog = page.kind === 'restock' ? await kit.catalogs.read(site, bareNeeds) : emptyCatalog;
  // Cart and search of a closed site are open to nobody but who may come in.
  const isOpen = page.kind === 'cart' || page.kind === 'search' || !isClosedToVisitors(site, kit.deps.now());
  const input = { ...shown, catalog };
  const made = await drawn.settle(() => renderSystemPage(isOpen ? input : nameless(input), page));
  return reported(kit, site, made);
}

// Pages of orders, accounts and signing in have no code of the owner (SECURITY.md).
const bareKinds: ReadonlySet<SystemPage['kind']> = new Set(['account', 'order-confirmed', 'shop', 'sso']);

// Neither the page nor its head says whose site it is.
function nameless<I extends RenderInput>(input: I): I {
  const { snapshot } = input;
  const website = { ...snapshot.website, title: '' };
  const settings = namelessSettings(snapshot.settings);
  return { ...input, hidden: true, snapshot: { ...snapshot, website, settings } };
}

// A product that is not published, or a category that a list has not, is answered like any address where
// nothing is.
function isThere(
  input: { readonly snapshot: ShownSite; readonly catalog: CatalogView },
  target: PageTarget,
): boolean {
  if (target.kind === 'list') return listCategory(input, target) !== null;
  return target.kind !== 'product' || productAt(input.catalog, target.collection.id, target.urlSlug) !== null;
}
