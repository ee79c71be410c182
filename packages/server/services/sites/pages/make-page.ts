import { findCurrentSlug } from '@veranda/db/catalog/addresses';
import { findImportedAddress } from '@veranda/db/content-import/addresses';
import { localizedPath } from '@veranda/domain/multilingual/localized-links';
import { findCurrentCategoryPath } from '@veranda/db/catalog/category-addresses';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { folderRedirect } from '@veranda/domain/navigation/links';
import { currentPath, pathOfDocument } from '@veranda/domain/publishing/published-addresses';
import { redirectFor } from '@veranda/domain/publishing/redirects';
import { tagNamesOf } from '@veranda/domain/tags/tag-names';
import { categoryPath } from '@veranda/render/context/listing-needs';
import { findTarget, type PageTarget } from '@veranda/render/context/target';
import { formatOf, formatted, type PageFormat } from '@veranda/render/page/formats';
import type { SitesDeps } from '../deps.ts';
import { liveVersionOf, type SiteEntry } from '../directory/site-directory.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { withDescriptions } from './feed-descriptions.ts';
import { wholePage } from './over-limits.ts';
import type { PageCache } from './page-cache.ts';
import type { PageAddress } from './page-renderer.ts';
import type { PageResponses } from './page-responses.ts';
import { changesAt, type PublishedSite } from './published-site.ts';
import type { ShownPage, SiteRendering } from './render-site.ts';

/** Tools for making pages. */
export interface PageTools {
  readonly deps: Pick<SitesDeps, 'db' | 'now'>;
  readonly rendering: SiteRendering;
  readonly cache: PageCache;
  readonly answers: PageResponses;
}

/** An answer that is to be made; `grown` is called with bytes that are added later. */
export interface AnswerRequest {
  readonly site: SiteEntry;
  readonly address: PageAddress;
  readonly grown: (bytes: number) => void;
}

/** The answer of a page's address, in the format that it asks for. */
export async function makePage(tools: PageTools, request: AnswerRequest): Promise<EncodedResponse> {
  const { site, address, grown } = request;
  const { deps, rendering, answers } = tools;
  const published = await rendering.publishedOf(site);
  if (published === null) {
    const { html, ...rest } = answers.unpublished(site);
    return answers.pack({ ...rest, body: html });
  }
  const elsewhere = await tagMoved(tools, { site, address }, published);
  if (elsewhere !== null) return elsewhere;
  const page = await rendering.page(site, published, address);
  const format = formatOf(address.query.get('format'));
  if (page === null)
    return (
      (await ledOn(tools, { site, address }, published)) ??
      redirected(tools, { site, address }, published) ??
      (await moved(tools, { site, address }, published)) ??
      (await imported(tools, { site, address }, published)) ??
      notFound(tools, { site, published, format })
    );
  const whole = wholePage(page);
  const described = format === 'rss' ? await withDescriptions(deps, site.id, whole) : whole;
  return (
    packPage(answers, described, { format, grown }) ?? notFound(tools, { site, published, format: null })
  );
}

// A folder without a page of its own leads to the first page in it, which may be another one tomorrow.
async function ledOn(
  { answers, rendering }: PageTools,
  { site, address: { path, query } }: Omit<AnswerRequest, 'grown'>,
  published: PublishedSite,
): Promise<EncodedResponse | null> {
  const { site: shown, settle } = rendering.drawn(site, published);
  const to = await settle(() => folderRedirect(shown, path));
  if (to === null) return null;
  const target = query.size === 0 || /[?#]/.test(to) ? to : `${to}?${query.toString()}`;
  const location = inLanguage(site, target);
  return answers.pack({ status: 302, headers: { location, 'cache-control': 'no-cache' }, body: '' });
}

// The owner's redirects go before former addresses: they say what is wanted now.
function redirected(
  { answers, rendering }: PageTools,
  { site, address: { path, query } }: Omit<AnswerRequest, 'grown'>,
  published: PublishedSite,
): EncodedResponse | null {
  const { redirects = [] } = rendering.drawn(site, published).site.settings;
  const found = redirectFor(redirects, path);
  if (found === null) return null;
  const isPlain = query.size === 0 || /[?#]/.test(found.to);
  const location = inLanguage(site, isPlain ? found.to : `${found.to}?${query.toString()}`);
  return answers.pack({ status: found.status, headers: { location, 'cache-control': 'no-cache' }, body: '' });
}

// A path where nothing is, and something was. What leads elsewhere is asked for again: the address may be used again.
async function moved(
  { deps, answers, rendering }: PageTools,
  { site, address: { path, query } }: Omit<AnswerRequest, 'grown'>,
  published: PublishedSite,
): Promise<EncodedResponse | null> {
  const { site: shown, settle } = rendering.drawn(site, published);
  const { current, target } = await settle(() => {
    const found = currentPath(shown, published.addresses, path);
    return { current: found, target: findTarget(shown, found ?? path, query) };
  });
  const there = target.kind === 'product' ? await currentProductPath(deps, site.id, target) : current;
  if (there === null || there === path || target.kind === 'not-found') return null;
  const location = inLanguage(site, query.size === 0 ? there : `${there}?${query.toString()}`);
  return answers.pack({ status: 301, headers: { location, 'cache-control': 'no-cache' }, body: '' });
}

function inLanguage({ basePath }: SiteEntry, location: string): string {
  return basePath === undefined ? location : localizedPath(location, basePath);
}

// An address that a page or an item had elsewhere, before it was imported.
async function imported(
  { deps, answers, rendering }: PageTools,
  { site, address: { path, query } }: Omit<AnswerRequest, 'grown'>,
  published: PublishedSite,
): Promise<EncodedResponse | null> {
  if (!published.hasImportedAddresses) return null;
  const wanted = path.replace(/\/+$/, '');
  const found = await deps.db.forSite(site.id, (tx) => findImportedAddress(tx, wanted), { readOnly: true });
  if (found === null) return null;
  const { site: shown, settle } = rendering.drawn(site, published);
  const there = await settle(() => pathOfDocument(shown, { kind: found.kind, id: found.documentId }));
  if (there === null || there === path) return null;
  const location = inLanguage(site, query.size === 0 ? there : `${there}?${query.toString()}`);
  return answers.pack({ status: 301, headers: { location, 'cache-control': 'no-cache' }, body: '' });
}

// A list by a former name of a tag or a category, or a former path of a store's category, is the list by its name now.
async function tagMoved(
  { deps, answers, rendering }: PageTools,
  { site, address: { path, query } }: Omit<AnswerRequest, 'grown'>,
  published: PublishedSite,
): Promise<EncodedResponse | null> {
  if (!query.has('tag') && !query.has('category')) return null;
  const { site: shown, settle } = rendering.drawn(site, published);
  const target = await settle(() => findTarget(shown, path, query));
  if (target.kind !== 'list') return null;
  const { collection, filter } = target;
  const names = tagNamesOf(published.tagChanges);
  const isStore = collection.type === collectionTypes.products;
  const now = {
    tag: filter.tag && names.current('tag', filter.tag),
    category: isStore
      ? await currentCategoryPath(deps, site.id, { collectionId: collection.id, category: filter.category })
      : filter.category && names.current('category', filter.category),
  };
  const moved = new URLSearchParams(query);
  for (const [name, value] of Object.entries(now)) if (value) moved.set(name, value);
  if (moved.toString() === query.toString()) return null;
  const location = inLanguage(site, `${path}?${moved.toString()}`);
  return answers.pack({ status: 301, headers: { location, 'cache-control': 'no-cache' }, body: '' });
}

async function currentCategoryPath(
  { db }: PageTools['deps'],
  siteId: string,
  { collectionId, category }: { readonly collectionId: string; readonly category: string },
): Promise<string | null> {
  if (category === '') return null;
  const wanted = { collectionId, path: categoryPath(category) };
  const path = await db.forSite(siteId, (tx) => findCurrentCategoryPath(tx, wanted), { readOnly: true });
  return path && path.slice(1);
}

// Products go live when they are saved: their former addresses are no part of a publication.
async function currentProductPath(
  { db }: PageTools['deps'],
  siteId: string,
  { collection, urlSlug }: Extract<PageTarget, { readonly kind: 'product' }>,
): Promise<string | null> {
  const wanted = { collectionId: collection.id, slug: urlSlug };
  const slug = await db.forSite(siteId, (tx) => findCurrentSlug(tx, wanted), { readOnly: true });
  if (slug === null) return null;
  return `/${[collection.urlSlug, 'p', ...slug.split('/')].map(encodeURIComponent).join('/')}`;
}

// One page of each format for every address where nothing is, so that guessing fills no memory.
function notFound(
  tools: PageTools,
  missing: {
    readonly site: SiteEntry;
    readonly published: PublishedSite;
    readonly format: PageFormat | null;
  },
): Promise<EncodedResponse> {
  const { site, published, format } = missing;
  return tools.cache.get({
    key: `${site.id} not-found ${site.basePath ?? ''}${format ?? ''}`,
    version: liveVersionOf(site),
    published: tools.rendering.publishedVersion(site),
    stock: site.stock,
    keepsNotFound: true,
    until: changesAt(published, tools.deps.now()),
    make: async (grown) => {
      const page = { ...wholePage(await tools.rendering.notFound(site, published)), shows: [] };
      return (
        packPage(tools.answers, page, { format, grown }) ?? notFound(tools, { ...missing, format: null })
      );
    },
  });
}

// Null: the page has no such format.
function packPage(
  { pack, htmlHeaders }: PageResponses,
  page: ShownPage,
  { format, grown }: { readonly format: PageFormat | null; readonly grown: (bytes: number) => void },
): EncodedResponse | null {
  const { status, html, shows, reads } = page;
  const own = htmlHeaders(html, page);
  if (format === null) return pack({ status, shows, reads, headers: own, body: html }, grown);
  const other = formatted(page, format);
  if (!other) return null;
  // What a format writes out may be any part of the site. A part of the page is a document too when it is opened alone.
  const headers = { ...own, 'x-robots-tag': 'noindex', 'content-type': other.type };
  return pack({ status, shows, headers, body: other.text }, grown);
}
