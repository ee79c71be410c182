const folders = ['fonts', 'theme-assets', 'assets-css', 'scripts'];
const files = ['robots.txt', 'favicon.ico', 'sitemap.xml'];

/** First words of the addresses where a site's files are, its bundles among them. */
export const siteFileSegments: readonly string[] = ['bundles', ...folders, ...files];

/**
 * Files of the theme at the addresses that public themes write: `/assets/<path>`, which is no upload's
 * (`/assets/<id of a site>/…`), `/scripts/<path>`, and `/assets-css/<path>` for what a sheet names beside
 * itself.
 */
const themeAddress =
  /^\/(?:(?:assets|scripts)\/(?![0-9a-f]{8}-[0-9a-f]{4}-)|assets-css\/(?![0-9a-f]{32}\.css$))(?=[^?])/;

/** True when an address is of a file of the site's own theme. */
export function isThemeAddress(path: string): boolean {
  return themeAddress.test(path);
}

/** True when an address is of a file that the pages' renderer answers. */
export function isSiteFilePath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  if (rest.length === 0) return files.includes(first);
  return folders.includes(first) || isThemeAddress(path);
}
