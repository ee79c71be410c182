import type { ShoppingCart } from '@veranda/contracts/cart';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { bareNeeds, catalogNeeds } from '@veranda/render/page/catalog-needs';
import { type CatalogView, emptyCatalog, productAt } from '@veranda/render/context/catalog-view';
import { renderError } from '@veranda/render/page/error-view';
import { renderAccount } from '@veranda/render/page/account-view';
import { renderGoods } from '@veranda/render/page/goods-view';
import { listCategory } from '@veranda/render/page/list-category';
import { renderListPage } from '@veranda/render/page/list-view';
import { renderCart } from '@veranda/render/page/cart-view';
import { renderFormPreview } from '@veranda/render/page/form-preview';
import { renderSso } from '@veranda/render/page/sso-view';
import { renderLock } from '@veranda/render/page/lock-view';
import { renderSearch } from '@veranda/render/page/search-view';
import {
  type PageOutput,
  renderNotFound,
  renderPage,
  renderSystem,
  type SystemContent,
} from '@veranda/render/page/render-page';
import { renderReviewRequest } from '@veranda/render/page/review-request-view';
import { renderRestock } from '@veranda/render/page/restock-view';
import type { PostedForm, RenderInput } from '@veranda/render/context/session';
import { renderGate } from '@veranda/render/page/gate-view';
import { findTarget, type PageTarget } from '@veranda/render/context/target';
import { type Gate, gateOf, nobody } from '@veranda/domain/pages/page-access';
import { namelessSettings } from '@veranda/domain/sites/own-settings';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { SitesDeps } from '../deps.ts';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { metrics } from '@veranda/server/platform/observe/metrics';
import type { SiteEntry } from '../directory/site-directory.ts';
import { createCatalogCache } from './catalog-cache.ts';
import type { CompiledSheet, StyleCompiler } from '../themes/compile-styles.ts';
import type { GatedVisitor, PageAddress, SystemPage } from './page-renderer.ts';
import { needsCatalog } from './read-catalog.ts';
import { inCurrency } from './live-currency.ts';
import { openSnapshotCache } from './snapshot-cache.ts';
import { openThemeLibrary, styleInput } from '../themes/theme-library.ts';
import { watchStock } from './watch-stock.ts';

/** A page that is asked for; without a visitor, by somebody of whom nothing is known. The owner sees every page. */
interface PageRequest extends PageAddress {
  readonly posted?: PostedForm;
  readonly visitor?: GatedVisitor | 'owner';
}

/** A page with the ids of the products, and of the stores of the lists, whose stock it shows. */
export type ShownPage = PageOutput & { readonly shows: readonly string[] };

/** Renders the pages of sites; nothing of a page is kept here. */
export interface SiteRendering {
  snapshotOf(site: SiteEntry): Promise<SiteSnapshot | null>;
  /** Null when there is nothing at the path. */
  page(site: SiteEntry, snapshot: SiteSnapshot, address: PageRequest): Promise<ShownPage | null>;
  notFound(site: SiteEntry, snapshot: SiteSnapshot): Promise<PageOutput>;
  system(site: SiteEntry, snapshot: SiteSnapshot, page: SystemPage): Promise<PageOutput>;
  formPreview(site: SiteEntry, snapshot: SiteSnapshot, formId: string): Promise<PageOutput>;
  /** The sheet of a theme with its tweaks. */
  sheet(theme: SiteSnapshot['theme']): Promise<CompiledSheet>;
}

export function openSiteRendering(
  deps: Pick<SitesDeps, 'db' | 'log' | 'now' | 'settings' | 'captcha'>,
  compiler: StyleCompiler,
): SiteRendering {
  const engine = createSiteEngine({ clock: deps.now, locales: cldrLocales(readPack) });
  const snapshots = openSnapshotCache(deps);
  const catalogs = createCatalogCache(deps);
  const themes = openThemeLibrary({
    folder: deps.settings.themes,
    reread: deps.settings.development,
    now: deps.now,
  });

  async function inputFor(
    site: SiteEntry,
    snapshot: SiteSnapshot,
    path: string,
  ): Promise<Omit<RenderInput, 'catalog'>> {
    const loaded = await themes.get(snapshot.theme.key);
    const styles = styleInput(loaded, snapshot.theme.tweaks);
    // The sheet is compiled while the page is made; whoever asks for it waits for it, the page does not.
    compiler
      .compile(styles)
      .catch((fault: unknown) =>
        deps.log.error({ fault, siteId: site.id }, 'the styles could not be compiled'),
      );
    return {
      engine,
      theme: loaded.theme,
      snapshot,
      origin: site.origin,
      path,
      now: deps.now(),
      stylesheet: `/assets-css/${compiler.hashOf(styles)}.css`,
      fontPreloads: loaded.preloads,
      ...captchaOf(deps),
    };
  }

  function reported<Page extends PageOutput>(site: SiteEntry, page: Page): Page {
    for (const { code } of page.errors)
      if (code.startsWith('LIMIT_')) metrics.renderKills.inc({ limit: code });
    if (page.errors.length > 0)
      deps.log.warn(
        { siteId: site.id, errors: page.errors.slice(0, 5) },
        'templates of the theme have errors',
      );
    return page;
  }

  async function gatePage(
    site: SiteEntry,
    input: Omit<RenderInput, 'catalog'>,
    { target, ...what }: { readonly target: Gated; readonly gate: Gate; readonly isWrong: boolean },
  ): Promise<ShownPage> {
    const { collection } = target;
    const productIds = collection.access?.kind === 'paywall' ? collection.access.productIds : [];
    const catalog =
      productIds.length === 0 ? emptyCatalog : await catalogs.read(site, { ...bareNeeds, productIds });
    return { ...renderGate({ ...input, catalog }, { ...what, collection }), shows: productIds };
  }

  return {
    async snapshotOf(site) {
      if (site.publishedRevisionId === null) return null;
      const published = await snapshots.get(site.id, site.publishedRevisionId);
      return published && inCurrency(published, site.currency);
    },
    async page(site, snapshot, { path, query, posted, visitor }) {
      const input = { ...(await inputFor(site, snapshot, path)), ...(posted ? { posted } : {}) };
      const target = findTarget(snapshot, path, query);
      if (target.kind === 'not-found') return null;
      const seen = visitor === 'owner' ? null : (visitor ?? { rights: nobody });
      const gate = seen && gateOf(target.collection.access, seen.rights);
      if (seen && gate !== null)
        return reported(site, await gatePage(site, input, { gate, target, isWrong: seen.isWrong ?? false }));
      const needs = catalogNeeds(snapshot, input.theme, target);
      const catalog: CatalogView = needsCatalog(needs) ? await catalogs.read(site, needs) : emptyCatalog;
      if (!isThere({ snapshot, catalog }, target)) return null;
      const done = metrics.renderDuration.startTimer({ page: target.kind });
      const watched = watchStock(catalog);
      const page = renderPage({ ...input, catalog: watched.catalog }, target);
      done();
      return reported(site, { ...page, shows: watched.shows() });
    },
    async notFound(site, snapshot) {
      return reported(
        site,
        renderNotFound({ ...(await inputFor(site, snapshot, '/404')), catalog: emptyCatalog }),
      );
    },
    async system(site, snapshot, page) {
      const shown = { ...(await inputFor(site, snapshot, `/${page.kind}`)), catalog: emptyCatalog };
      const input =
        isShut(site, deps.now()) && page.kind !== 'cart' && page.kind !== 'search' ? nameless(shown) : shown;
      switch (page.kind) {
        case 'cart':
          return reported(
            site,
            renderCart(input, { ...page, shoppingCart: page.shoppingCart as ShoppingCart }),
          );
        case 'account':
          return reported(site, renderAccount(input, page));
        case 'lock':
          return reported(site, renderLock(input, page));
        case 'sso':
          return reported(site, renderSso(input, page.view));
        case 'search':
          return reported(site, renderSearch(input, page.found));
        case 'mailing-list':
          return reported(site, renderListPage(input, page.view));
        case 'goods':
          return reported(site, renderGoods(input, page.page));
        case 'order-confirmed':
          return reported(site, renderSystem(input, orderConfirmed(page.order)));
        case 'reviews-request':
          return reported(site, renderReviewRequest(input, page.view));
        case 'restock': {
          const catalog = await catalogs.read(site, bareNeeds);
          return reported(site, renderRestock({ ...input, catalog }, page));
        }
        case 'refused':
          return reported(site, renderError(input, page));
        case 'not-found':
          return reported(site, renderNotFound(input));
      }
    },
    async formPreview(site, snapshot, formId) {
      const input = { ...(await inputFor(site, snapshot, '/')), catalog: emptyCatalog };
      return reported(site, renderFormPreview(input, formId));
    },
    async sheet({ key, tweaks }) {
      return compiler.compile(styleInput(await themes.get(key), tweaks));
    },
  };
}

// Cart and search are open to nobody but who knows the password.
function isShut({ lockHash, closesAt }: SiteEntry, now: number): boolean {
  return lockHash !== null || (closesAt !== null && closesAt.getTime() <= now);
}

// Neither the page nor its head says whose site it is.
function nameless<I extends RenderInput>(input: I): I {
  const { snapshot } = input;
  const website = { ...snapshot.website, title: '' };
  const settings = namelessSettings(snapshot.settings);
  return { ...input, hidden: true, snapshot: { ...snapshot, website, settings } };
}

// A product that is not published, or a category that a list has not, is answered like any address where nothing is.
function isThere(
  given: { readonly snapshot: SiteSnapshot; readonly catalog: CatalogView },
  target: PageTarget,
): boolean {
  if (target.kind === 'list') return listCategory(given, target) !== null;
  return target.kind !== 'product' || productAt(given.catalog, target.collection.id, target.urlSlug) !== null;
}

type Gated = Exclude<PageTarget, { readonly kind: 'not-found' }>;

function orderConfirmed(order: unknown): SystemContent {
  return {
    word: 'order-confirmed',
    title: 'orderConfirmedTitle',
    template: '{@|apply order-confirmed}',
    context: { order },
  };
}

function captchaOf({ captcha: { page } }: Pick<SitesDeps, 'captcha'>) {
  if (page.provider !== 'recaptcha') return { captchaSiteKey: '', captchaScriptUrl: '' };
  return { captchaSiteKey: page.siteKey, captchaScriptUrl: page.scriptUrl };
}
