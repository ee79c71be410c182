import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { escapeHtml } from './escape-html.ts';
import { productPath } from './page/product-context.ts';

/** A published product for the sitemap. */
export interface SitemapProduct {
  readonly collectionId: string;
  readonly urlSlug: string;
}

/** `sitemap.xml`: every page, list, item and published product of the site, at most 50,000. */
export function sitemapXml(
  origin: string,
  snapshot: SiteSnapshot,
  products: readonly SitemapProduct[],
): string {
  const bySlug = new Map(snapshot.collections.map((collection) => [collection.id, collection]));
  const paths = [
    ...snapshot.collections.map((collection) => (collection.isHome ? '/' : `/${collection.urlSlug}`)),
    ...snapshot.items.flatMap((item) => {
      const collection = bySlug.get(item.collectionId);
      return collection === undefined ? [] : [`/${collection.urlSlug}/${item.urlSlug}`];
    }),
    ...products.flatMap((product) => {
      const store = bySlug.get(product.collectionId);
      return store === undefined ? [] : [productPath(store, product.urlSlug)];
    }),
  ];
  const urls = [...new Set(paths)]
    .slice(0, mostUrls)
    .map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const mostUrls = 50_000;

/** `robots.txt`: everything but what is drawn for one visitor. */
export function robotsText(origin: string): string {
  const closed = ['/cart', '/checkout', '/api/', '/search', '/account'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
