import { refusalMessage } from '@veranda/server/platform/http/errors';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { EncodedResponse } from './encoded-response.ts';
import type { AnswerRequest } from './make-page.ts';
import type { PageResponses } from './page-responses.ts';
import type { SiteRendering } from './render-site.ts';
import { isThemeAddress } from './site-file-segments.ts';
import {
  fontFile,
  letterIcon,
  ownThemeFile,
  robotsFile,
  type SiteFile,
  sitemapFile,
  themeFile,
} from './site-files.ts';

/** Tools for making the files of sites. */
export interface FileTools {
  readonly deps: Pick<SitesDeps, 'db' | 'settings'>;
  readonly rendering: SiteRendering;
  readonly answers: PageResponses;
  readonly findSheet: (site: SiteEntry, hash: string) => Promise<SiteFile | null>;
}

const immutable = 'public, max-age=31536000, immutable';

/** The answer of a file's address: fonts, files of the theme, sheets, `robots.txt`, icon, `sitemap.xml`. */
export async function makeSiteFile(
  tools: FileTools,
  { site, address, grown }: AnswerRequest,
): Promise<EncodedResponse> {
  const { pack } = tools.answers;
  const file = await siteFile(tools, site, address.path);
  if (file === null)
    return pack({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      body: refusalMessage({ code: 'not-found' }, site.language),
    });
  if (file.location !== undefined)
    return pack({
      status: 302,
      headers: { location: file.location, 'content-type': file.type, 'cache-control': 'no-store' },
      body: '',
    });
  return pack({ status: 200, headers: siteFileHeaders(file), body: file.body }, grown);
}

/** Headers of a file: how long it is kept, and that a picture runs nothing. */
export function siteFileHeaders(file: SiteFile): Readonly<Record<string, string>> {
  return {
    'content-type': file.type,
    'cache-control': file.immutable ? immutable : `public, max-age=${file.maxAge ?? 300}`,
    ...(file.type.startsWith('image/svg')
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  };
}

async function siteFile(tools: FileTools, site: SiteEntry, path: string): Promise<SiteFile | null> {
  const { deps, rendering } = tools;
  const { themes } = deps.settings;
  if (path.startsWith('/fonts/')) return fontFile(path);
  if (path.startsWith('/theme-assets/')) return themeFile(themes, path);
  if (path === '/robots.txt') return robotsFile(site);
  if (path === '/favicon.ico') return letterIcon(site.title);
  const hash = /^\/assets-css\/([0-9a-f]{32})\.css$/.exec(path)?.[1];
  if (hash !== undefined) return tools.findSheet(site, hash);
  const published = await rendering.publishedOf(site);
  if (published === null) return null;
  const { snapshot } = published;
  if (isThemeAddress(path)) return ownThemeFile(themes, { key: snapshot.theme.key, path });
  return path === '/sitemap.xml' ? sitemapFile(deps, site, published) : null;
}
