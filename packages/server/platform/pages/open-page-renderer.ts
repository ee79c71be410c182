import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { formatOf, formatted, type PageFormat } from '@veranda/render/page/formats';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { metrics } from '../observe/metrics.ts';
import { openBestCompression } from './best-compression.ts';
import { openStyleCompiler } from './compile-styles.ts';
import { type EncodedResponse, sendEncodedResponse } from './encoded-response.ts';
import { PageOverLimits, wholePage } from './over-limits.ts';
import { withDescriptions } from './feed-descriptions.ts';
import { openPageAnswers } from './page-answers.ts';
import { type CacheRequest, openPageCache } from './page-cache.ts';
import { findTarget } from '@veranda/render/context/target';
import type { GatedVisitor, PageAddress, PageRenderer, RenderedPage } from './page-renderer.ts';
import { openSiteRendering, type ShownPage } from './render-site.ts';
import {
  fontFile,
  letterIcon,
  ownThemeFile,
  robotsFile,
  type SiteFile,
  sitemapFile,
  themeFile,
} from './site-files.ts';
import { isFilePath, isThemeAddress } from './site-file-words.ts';
import { sheetFinder } from './site-sheets.ts';
import { unpublishedHtml } from './unpublished-page.ts';

/** Bytes of pages and files that are kept in memory. */
const cacheLimit = 96_000_000;
/** The only parameters that a page is cached by; others change nothing of it. */
const filters = 'author available category format max min month offset sort tag'.split(' ');
const immutable = 'public, max-age=31536000, immutable';

type RendererDeps = Pick<Deps, 'db' | 'log' | 'now' | 'settings' | 'captcha'>;

/** Pages of published revisions through their themes, from memory where nothing has changed. */
export function openPageRenderer(deps: RendererDeps): PageRenderer {
  const compiler = openStyleCompiler();
  const best = openBestCompression();
  const rendering = openSiteRendering(deps, compiler);
  const findSheet = sheetFinder(deps, { compiler, rendering });
  const cache = openPageCache({
    limit: cacheLimit,
    now: deps.now,
    failed: (error, key) =>
      deps.log.warn({ error, key }, 'a page could not be made anew; the last good one stands in'),
  });
  const { pack, htmlHeaders, asOwnPage, failed } = openPageAnswers(deps);

  async function makePage(
    site: SiteEntry,
    address: PageAddress,
    grown: (bytes: number) => void,
  ): Promise<EncodedResponse> {
    const snapshot = await rendering.snapshotOf(site);
    if (snapshot === null)
      return pack({ status: 404, headers: htmlHeaders(''), body: unpublishedHtml(site) });
    const page = await rendering.page(site, snapshot, address);
    const format = formatOf(address.query.get('format'));
    if (page === null) return notFound(site, snapshot, format);
    const whole = wholePage(page);
    const told = format === 'rss' ? await withDescriptions(deps, site.id, whole) : whole;
    return packPage(told, format, grown) ?? notFound(site, snapshot, null);
  }

  // One page of each format for every address where nothing is, so that guessing fills no memory.
  function notFound(
    site: SiteEntry,
    snapshot: SiteSnapshot,
    format: PageFormat | null,
  ): Promise<EncodedResponse> {
    return cache.get({
      key: `${site.id} not-found ${format ?? ''}`,
      version: site.version,
      stock: site.stock,
      keepsNotFound: true,
      make: async (grown) => {
        const page = { ...wholePage(await rendering.notFound(site, snapshot)), shows: [] };
        return packPage(page, format, grown) ?? notFound(site, snapshot, null);
      },
    });
  }

  // Null: the page has no such format.
  function packPage(
    page: ShownPage,
    format: PageFormat | null,
    grown: (bytes: number) => void,
  ): EncodedResponse | null {
    const { status, html, shows } = page;
    const own = htmlHeaders(html, page);
    if (format === null) return pack({ status, shows, headers: own, body: html }, grown);
    const other = formatted(page, format);
    // A part of the page is a document too for who opens it.
    const headers = { ...own, 'x-robots-tag': 'noindex' };
    return (
      other &&
      pack({ status, shows, headers: { ...headers, 'content-type': other.type }, body: other.text }, grown)
    );
  }

  async function siteFile(site: SiteEntry, path: string): Promise<SiteFile | null> {
    if (path.startsWith('/fonts/')) return fontFile(path);
    if (path.startsWith('/theme-assets/')) return themeFile(deps.settings.themes, path);
    if (path === '/robots.txt') return robotsFile(site);
    if (path === '/favicon.ico') return letterIcon(site.title);
    const hash = /^\/assets-css\/([0-9a-f]{32})\.css$/.exec(path)?.[1];
    if (hash !== undefined) return findSheet(site, hash);
    const snapshot = await rendering.snapshotOf(site);
    if (snapshot === null) return null;
    if (isThemeAddress(path)) return ownThemeFile(deps.settings.themes, { key: snapshot.theme.key, path });
    return path === '/sitemap.xml' ? sitemapFile(deps, site, snapshot) : null;
  }

  function entryFor(
    site: SiteEntry,
    { path, query }: PageAddress,
  ): Pick<CacheRequest, 'key' | 'version' | 'stock'> {
    const { version, stock } = site;
    if (path.startsWith('/fonts/') || (path.startsWith('/assets-css/') && !isThemeAddress(path)))
      return { key: `file ${path}`, version: 0n, stock };
    const named = query.size === 0 || isFilePath(path) ? '' : filtersOf(query);
    return { key: `${site.id} ${path}?${named}`, version, stock };
  }

  async function makeFile(
    site: SiteEntry,
    path: string,
    grown: (bytes: number) => void,
  ): Promise<EncodedResponse> {
    const file = await siteFile(site, path);
    if (file === null)
      return pack({
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        body: 'There is nothing at this address.',
      });
    if (file.location !== undefined)
      return pack({
        status: 302,
        headers: { location: file.location, 'content-type': file.type, 'cache-control': 'no-store' },
        body: '',
      });
    const headers = {
      'content-type': file.type,
      'cache-control': file.immutable ? immutable : `public, max-age=${file.maxAge ?? 300}`,
      ...(file.type.startsWith('image/svg')
        ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
        : {}),
    };
    return pack({ status: 200, headers, body: file.body }, grown);
  }

  async function gated(site: SiteEntry, address: PageAddress, visitor: GatedVisitor): Promise<RenderedPage> {
    const snapshot = await rendering.snapshotOf(site);
    if (snapshot === null) {
      const html = unpublishedHtml(site);
      return { status: 404, html, headers: htmlHeaders(html) };
    }
    const page = await rendering.page(site, snapshot, { ...address, visitor });
    return asOwnPage(wholePage(page ?? (await rendering.notFound(site, snapshot))));
  }

  return {
    async published(site, address, posted) {
      const snapshot = await rendering.snapshotOf(site);
      if (snapshot === null) return null;
      const page = await rendering.page(site, snapshot, { ...address, posted });
      return asOwnPage(wholePage(page ?? (await rendering.notFound(site, snapshot))));
    },
    serve(site, address, client) {
      const entry = entryFor(site, address);
      const known = cache.known(entry);
      metrics.pageCache.inc(known ? hit : miss);
      if (known) return sendEncodedResponse(known, client, best);
      const make = (grown: (bytes: number) => void) =>
        isFilePath(address.path) ? makeFile(site, address.path, grown) : makePage(site, address, grown);
      return cache.get({ ...entry, make }).then(
        (answer) => sendEncodedResponse(answer, client, best),
        (error: unknown) => {
          deps.log.error({ error, websiteId: site.id, path: address.path }, 'a page could not be made');
          return failed(site, error instanceof PageOverLimits ? 500 : 503);
        },
      );
    },
    async system(site, page) {
      const snapshot = await rendering.snapshotOf(site);
      if (snapshot !== null) return asOwnPage(wholePage(await rendering.system(site, snapshot, page)));
      const html = unpublishedHtml(site);
      return { status: 404, html, headers: htmlHeaders(html) };
    },
    async accessAt(site, path) {
      const snapshot = await rendering.snapshotOf(site);
      const target = snapshot && findTarget(snapshot, path, noQuery);
      if (!target || target.kind === 'not-found' || !target.collection.access) return null;
      return { pageId: target.collection.id, access: target.collection.access };
    },
    gated,
    async draft(site, snapshot, what) {
      const page =
        'formId' in what
          ? await rendering.formPreview(site, snapshot, what.formId)
          : await rendering.page(site, snapshot, { path: what.path, query: noQuery, visitor: 'owner' });
      return asOwnPage(wholePage(page ?? (await rendering.notFound(site, snapshot))));
    },
    snapshotOf: (site) => rendering.snapshotOf(site),
    async close() {
      await Promise.all([compiler.close(), best.close()]);
    },
  };
}

const noQuery = new URLSearchParams();
const hit = { result: 'hit' } as const;
const miss = { result: 'miss' } as const;

function filtersOf(query: URLSearchParams): string {
  return filters
    .flatMap((name) => {
      const value = query.get(name) ?? '';
      return value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join('&');
}
