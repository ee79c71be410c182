import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readListing } from '@veranda/db/catalog/listing-reader';
import { findAssets } from '@veranda/db/media/reader';
import { findItemAddresses } from '@veranda/db/publishing/items';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { escapeHtml } from '@veranda/render/escape-html';
import { robotsText, sitemapXml } from '@veranda/render/sitemap';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { fontFolder } from '../themes/theme-fonts.ts';
import type { PublishedSite } from './published-site.ts';

/** A file of a site that is no page. */
export interface SiteFile {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Its address changes with its content. */
  readonly immutable?: boolean;
  /** Address that it has moved to. */
  readonly location?: string;
  /** Seconds that it is kept without a check, where it is not immutable; 300 without it. */
  readonly maxAge?: number;
}

const types: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.eot': 'application/vnd.ms-fontobject',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** A self-hosted font: `/fonts/<family>/<file>.woff2`. */
export async function fontFile(path: string): Promise<SiteFile | null> {
  const match = /^\/fonts\/([a-z0-9-]+)\/([\w-]+\.woff2)$/.exec(path);
  const folder = fontFolder(match?.[1] ?? '');
  if (match === null || folder === null) return null;
  const body = await readFile(join(folder, 'files', match[2] ?? '')).catch(() => null);
  return body === null ? null : { type: 'font/woff2', body, immutable: true };
}

/** Bytes of a theme's file; larger ones belong among the uploads of the site. */
const largestThemeFile = 20_000_000;

/** A theme's own file: `/theme-assets/<theme>/<assets or scripts>/…`. */
export async function themeFile(themes: string, path: string): Promise<SiteFile | null> {
  const match = /^\/theme-assets\/([a-z0-9-]+)\/(.+)$/.exec(path);
  return match === null ? null : fileOfTheme(join(themes, match[1] ?? ''), match[2] ?? '');
}

/**
 * A font, a picture or a sheet of a theme at the studio's host, for the canvas: nothing that could run there, and
 * nothing of a site.
 */
export async function canvasFile(themes: string, path: string): Promise<SiteFile | null> {
  if (path.startsWith('/fonts/')) return fontFile(path);
  if (!path.startsWith('/theme-assets/')) return null;
  const file = await themeFile(themes, path);
  return file && /^(?:(?:font|image|video)\/|text\/css)/.test(file.type) ? file : null;
}

/** The same at the addresses that public themes write: `/assets/…`, `/scripts/…`, and beside its sheet. */
export async function ownThemeFile(
  themes: string,
  { key, path }: { readonly key: string; readonly path: string },
): Promise<SiteFile | null> {
  return themeFile(themes, `/theme-assets/${key}${path.replace(/^\/assets-css\//, '/styles/')}`);
}

// Nothing outside of the three folders, nothing hidden, and no source of the theme.
async function fileOfTheme(theme: string, written: string): Promise<SiteFile | null> {
  const path = decodedPath(written);
  if (!/^(?:assets|scripts|styles)(?:\/[\w@+~,() -][\w@+~,.() -]*)+$/.test(path)) return null;
  const type = types[extname(path).toLowerCase()];
  const file = join(theme, path);
  if (type === undefined || (path.startsWith('styles/') && /^text/.test(type))) return null;
  const about = await stat(file).catch(() => null);
  if (!about?.isFile() || about.size > largestThemeFile) return null;
  // A script belongs to the pages around it, which follow a new theme at once.
  const caching = path.startsWith('scripts/') ? {} : { maxAge: 7 * 24 * 60 * 60 };
  return { type, body: await readFile(file), immutable: false, ...caching };
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** The site's icon when it has none of its own: its first letter. */
export function letterIcon(title: string): SiteFile {
  const letter = escapeHtml((title.trim()[0] ?? '•').toUpperCase());
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d1c1a"/>' +
    `<text x="16" y="22.5" font-family="Georgia,serif" font-size="19" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return { type: 'image/svg+xml', body, immutable: false };
}

/** `robots.txt` of a site. */
export function robotsFile(site: SiteEntry): SiteFile {
  const tags = (site.languages ?? []).map(({ tag }) => tag);
  return { type: 'text/plain; charset=utf-8', body: robotsText(rootOf(site), tags), immutable: false };
}

// One for all languages.
function rootOf({ origin, basePath = '' }: SiteEntry): string {
  return basePath === '' ? origin : origin.slice(0, -basePath.length);
}

/** Addresses of a sitemap at most, as its readers take them. */
const maxUrls = 50_000;
/** Products of a store at most (storefront §9). */
const maxProducts = 200;

/** `sitemap.xml` of a site, with its live products. */
export async function sitemapFile(
  deps: Pick<SitesDeps, 'db'>,
  site: SiteEntry,
  { snapshot, number }: Pick<PublishedSite, 'snapshot' | 'number'>,
): Promise<SiteFile> {
  const stores = snapshot.collections.filter((collection) => collection.type === collectionTypes.products);
  const places = await deps.db.forSite(
    site.id,
    async (tx) => {
      const all = [];
      for (const { id } of stores) {
        const { rows } = await readListing(tx, { collectionId: id, offset: 0, limit: maxProducts });
        all.push(...rows.map((row) => ({ collectionId: id, urlSlug: row.urlSlug, imageId: row.imageId })));
      }
      const pictures = await findAssets(
        tx,
        all.flatMap(({ imageId }) => imageId ?? []),
      );
      const byId = new Map(pictures.map((asset) => [asset.id, asset]));
      const products = all.map(({ imageId, ...one }) => ({ ...one, image: byId.get(imageId ?? '') ?? null }));
      return { products, items: await findItemAddresses(tx, number, maxUrls) };
    },
    { readOnly: true },
  );
  return {
    type: 'application/xml; charset=utf-8',
    body: sitemapXml(rootOf(site), snapshot, places),
    immutable: false,
  };
}
