import { findTarget } from '@veranda/render/context/target';
import type { RenderedPage } from '@veranda/server/platform/http/rendered-page';
import { metrics } from '@veranda/server/platform/observe/metrics';
import type { SitesDeps } from '../deps.ts';
import { liveVersionOf, type SiteEntry } from '../directory/site-directory.ts';
import { createStyleCompiler } from '../themes/compile-styles.ts';
import { type BestCompression, createBestCompression } from './best-compression.ts';
import { sendEncodedResponse } from './encoded-response.ts';
import { makePage, type PageTools } from './make-page.ts';
import { type FileTools, makeSiteFile } from './make-site-file.ts';
import { PageOverLimits, wholePage } from './over-limits.ts';
import { type CacheRequest, createPageCache } from './page-cache.ts';
import type { Client, PageAddress, PageRenderer } from './page-renderer.ts';
import { createPageResponses, type PageResponses } from './page-responses.ts';
import { changesAt } from './published-site.ts';
import { createSiteRendering, type SiteRendering } from './render-site.ts';
import { isSiteFilePath, isThemeAddress } from './site-file-segments.ts';
import { sheetFinder } from './site-sheets.ts';

/** Bytes of pages and files that are kept in memory. */
const cacheLimit = 96_000_000;
/** The only parameters that a page is cached by; others change nothing of it. */
const filters = 'author available category events format max min month offset reply sort tag'.split(' ');

type RendererDeps = Pick<SitesDeps, 'db' | 'log' | 'now' | 'settings' | 'captcha'>;

interface Tools extends PageTools, FileTools {
  readonly deps: RendererDeps;
  readonly best: BestCompression;
}

/** Pages of published revisions through their themes, from memory where nothing has changed. */
export function createPageRenderer(deps: RendererDeps): PageRenderer {
  const compiler = createStyleCompiler();
  const best = createBestCompression();
  const rendering = createSiteRendering(deps, compiler);
  const answers = createPageResponses(deps);
  const findSheet = sheetFinder(deps, { compiler, rendering });
  const cache = createPageCache({
    limit: cacheLimit,
    now: () => deps.now(),
    failed: (error, key) =>
      deps.log.warn({ error, key }, 'a page could not be rendered; the last good one is served'),
  });
  const tools: Tools = { deps, best, rendering, answers, findSheet, cache };
  return {
    ...drawnPages(rendering, answers),
    serve: (site, address, client) => serve(tools, { site, address, client }),
    async accessAt(site, path) {
      const published = await rendering.publishedOf(site);
      const drawn = published && rendering.drawn(site, published);
      const target = drawn && (await drawn.settle(() => findTarget(drawn.site, path, noQuery)));
      if (!target || target.kind === 'not-found' || !target.collection.access) return null;
      return { pageId: target.collection.id, access: target.collection.access };
    },
    draftScreen: (site, snapshot, screen) => rendering.draftScreen(site, snapshot, screen),
    samplePage: (sample) => rendering.samplePage(sample),
    sheet: (choice) => rendering.sheet(choice),
    theme: (choice) => rendering.theme(choice),
    previewSheet: (choice) => rendering.previewSheet(choice),
    snapshotOf: async (site) => (await rendering.publishedOf(site))?.snapshot ?? null,
    async drawnSite(site) {
      const published = await rendering.publishedOf(site);
      if (published === null) return null;
      const { number, snapshot: frame } = published;
      return { ...rendering.drawn(site, published), number, frame };
    },
    async close() {
      await Promise.all([compiler.close(), best.close()]);
    },
  };
}

const noQuery = new URLSearchParams();
const hit = { result: 'hit' } as const;
const miss = { result: 'miss' } as const;

function serve(
  tools: Tools,
  {
    site,
    address,
    client,
  }: { readonly site: SiteEntry; readonly address: PageAddress; readonly client: Client },
): ReturnType<PageRenderer['serve']> {
  const { cache, best, deps, answers, rendering } = tools;
  const entry = entryFor(rendering, site, address);
  const known = cache.known(entry);
  metrics.pageCache.inc(known ? hit : miss);
  if (known) return sendEncodedResponse(known, client, best);
  const make = (grown: (bytes: number) => void) =>
    (isSiteFilePath(address.path) ? makeSiteFile : makePage)(tools, { site, address, grown });
  // With the publication in memory, a page that is the same in it is found to be so.
  const ready = rendering.publishedOf(site).catch(() => null);
  return ready
    .then((published) => cache.get({ ...entry, until: changesAt(published, deps.now()), make }))
    .then(
      (answer) => sendEncodedResponse(answer, client, best),
      (error: unknown) => {
        deps.log.error({ error, siteId: site.id, path: address.path }, 'a page could not be made');
        return answers.failed(site, error instanceof PageOverLimits ? 500 : 503);
      },
    );
}

// Pages that are drawn for one visitor, and kept nowhere.
function drawnPages(
  rendering: SiteRendering,
  { asOwnPage, unpublished }: PageResponses,
): Pick<PageRenderer, 'published' | 'system' | 'gated' | 'draft'> {
  type Source = Parameters<SiteRendering['page']>[1];
  type Page = Awaited<ReturnType<SiteRendering['page' | 'formPreview']>>;
  const orNotFound = async (site: SiteEntry, source: Source, page: Page): Promise<RenderedPage> =>
    asOwnPage(wholePage(page ?? (await rendering.notFound(site, source))));
  return {
    async published(site, address, posted) {
      const source = await rendering.publishedOf(site);
      if (source === null) return null;
      return orNotFound(site, source, await rendering.page(site, source, { ...address, posted }));
    },
    async system(site, page) {
      const source = await rendering.publishedOf(site);
      if (source === null) return unpublished(site);
      return asOwnPage(wholePage(await rendering.system(site, source, page)));
    },
    async gated(site, address, visitor) {
      const source = await rendering.publishedOf(site);
      if (source === null) return unpublished(site);
      return orNotFound(site, source, await rendering.page(site, source, { ...address, visitor }));
    },
    async draft(site, snapshot, part) {
      const source = { snapshot, watch: <T>(work: () => T) => work() };
      if ('system' in part) return asOwnPage(wholePage(await rendering.system(site, source, part.system)));
      const page =
        'formId' in part
          ? await rendering.formPreview(site, snapshot, part.formId)
          : await rendering.page(site, source, { path: part.path, query: noQuery, visitor: 'owner' });
      return orNotFound(site, source, page);
    },
  };
}

// Of no site: the same in all of them.
const ofNone = { revision: '', holds: () => true };

function entryFor(
  rendering: SiteRendering,
  site: SiteEntry,
  { path, query }: PageAddress,
): Omit<CacheRequest, 'make'> {
  const { stock } = site;
  if (path.startsWith('/fonts/') || (path.startsWith('/assets-css/') && !isThemeAddress(path)))
    return { key: `file ${path}`, version: 0n, published: ofNone, stock };
  const named = query.size === 0 || isSiteFilePath(path) ? '' : filtersOf(query);
  const published = rendering.publishedVersion(site);
  const inLanguage = site.basePath ?? '';
  return { key: `${site.id} ${inLanguage}${path}?${named}`, version: liveVersionOf(site), published, stock };
}

function filtersOf(query: URLSearchParams): string {
  return filters
    .flatMap((name) => {
      const value = query.get(name) ?? '';
      return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join('&');
}
