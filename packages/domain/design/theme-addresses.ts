// Id of a site: `/assets/<id>/…` is an upload.
const upload = /^\/assets\/[0-9a-f]{8}-[0-9a-f]{4}-/;

/**
 * The address of a theme's own file at any host of ours: public themes write `/assets/x`, and beside their sheet
 * `/assets-css/x`. Every other address stays as it is.
 */
export function themeFileAddress(address: string, theme: string): string {
  const [, folder, file] = /^\/(assets|assets-css)\/(.+)$/.exec(address) ?? [];
  if (folder === undefined || file === undefined || upload.test(address)) return address;
  return `/theme-assets/${theme}/${folder === 'assets' ? 'assets' : 'styles'}/${file}`;
}

/** A text of CSS whose addresses of the theme's files hold at any host; a sheet's are told from its own address. */
export function withThemeAddresses(css: string, theme: string, base = '/'): string {
  return css.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, quote: string, address: string) => {
    const next = themeFileAddress(absolute(address.trim(), base), theme);
    return next.startsWith('/theme-assets/') ? `url(${quote}${next}${quote})` : whole;
  });
}

// A path of the same host; whatever has a host or a scheme of its own stays as it is.
function absolute(address: string, base: string): string {
  if (/^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  const parts = base.split('/').slice(1, -1);
  for (const part of address.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return `/${parts.join('/')}`;
}
