/** A path of the site in the language of the page: in another than the site's own, paths begin with its tag. */
export function sitePath(path: string): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="site-base"]')?.content ?? '';
  const isOfSite = path.startsWith('/') && !path.startsWith('//');
  return base === '' || !isOfSite || path === base || path.startsWith(`${base}/`) ? path : base + path;
}
