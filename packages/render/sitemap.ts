import type { Asset } from '@veranda/domain/media/asset';
import { languageAddresses } from '@veranda/domain/multilingual/language-addresses';
import { assetPath } from '@veranda/domain/media/asset-address';
import { itemPath } from '@veranda/domain/pages/item-path';
import { hasOwnPage } from '@veranda/domain/pages/folder';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import { escapeHtml } from './escape-html.ts';
import { productPath } from './products/product-context.ts';

const schemas = 'http://www.sitemaps.org/schemas';
const xhtml = 'http://www.w3.org/1999/xhtml';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A published product or item for the sitemap, with its first picture. */
interface SitemapPlace {
  readonly collectionId: string;
  readonly urlSlug: string;
  readonly image: Asset | null;
}

interface SitemapItem extends SitemapPlace {
  /** Milliseconds since 1970. */
  readonly publishOn: number;
}

interface SitemapEntry {
  readonly path: string;
  readonly image: Asset | null;
}

/**
 * `sitemap.xml`: every page, list, item and published product of the site with its picture, at most 50,000.
 */
export function sitemapXml(
  origin: string,
  snapshot: SiteFrame,
  { items, products }: { readonly items: readonly SitemapItem[]; readonly products: readonly SitemapPlace[] },
): string {
  const byPath = new Map(entriesOf(snapshot, items, products).map((entry) => [entry.path, entry]));
  const urls = inLanguages(snapshot, [...byPath.values()]).map(({ path, image, alternates }) => {
    const picture =
      image === null
        ? ''
        : `<image:image><image:loc>${escapeHtml(origin + assetPath(snapshot.website.id, image))}</image:loc></image:image>`;
    const others = alternates.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(each.tag)}" href="${escapeHtml(origin + each.path)}"/>`,
    );
    return `<url><loc>${escapeHtml(origin + path)}</loc>${others.join('')}${picture}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="${schemas}/sitemap/0.9" xmlns:image="${imageSchema}"${snapshot.languages ? ` xmlns:xhtml="${xhtml}"` : ''}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

// Each page once in every language, with the addresses of the others.
function inLanguages(snapshot: SiteFrame, entries: readonly SitemapEntry[]) {
  if (!snapshot.languages) return entries.slice(0, maxUrls).map((entry) => ({ ...entry, alternates: [] }));
  return entries
    .flatMap(({ path, image }) => {
      const alternates = languageAddresses(snapshot, path);
      return alternates.map((each) => ({ path: each.path, image, alternates }));
    })
    .slice(0, maxUrls);
}

function entriesOf(
  snapshot: SiteFrame,
  items: readonly SitemapItem[],
  products: readonly SitemapPlace[],
): readonly SitemapEntry[] {
  const open = snapshot.collections.filter((collection) => !collection.access && hasOwnPage(collection));
  const byId = new Map(open.map((collection) => [collection.id, collection]));
  const picture = (id: string | null): Asset | null =>
    id !== null && Object.hasOwn(snapshot.assets, id) ? (snapshot.assets[id] ?? null) : null;
  return [
    ...open.map(({ isHome, urlSlug, seo }) => ({
      path: isHome ? '/' : `/${urlSlug}`,
      image: picture(seo.imageAssetId),
    })),
    ...items.flatMap(({ image, ...item }) => {
      const collection = byId.get(item.collectionId);
      if (collection === undefined) return [];
      return [{ path: itemPath(collection, item, snapshot.website.timeZone), image }];
    }),
    ...products.flatMap(({ collectionId, urlSlug, image }) => {
      const store = byId.get(collectionId);
      return store === undefined ? [] : [{ path: productPath(store, urlSlug), image }];
    }),
  ];
}

const maxUrls = 50_000;

/** `robots.txt`: everything but what is drawn for one visitor. */
export function robotsText(origin: string, tags: readonly string[] = []): string {
  const own = ['/cart', '/checkout', '/api/', '/search', '/account'];
  const closed = [...own, ...tags.flatMap((tag) => own.map((path) => `/${tag}${path}`))];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
