/** First words of addresses that are the same in every language: files. */
const files = /^(?:s|assets|assets-css|bundles|fonts|theme-assets|scripts|styles|static)$/;

/** A path of a site in a language; files, and what has its tag already, stay as they are. */
export function localizedPath(path: string, basePath: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const first = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  if (files.test(first) || first === basePath.slice(1) || path.startsWith('/favicon.ico')) return path;
  return basePath + path;
}

// Of a tag, all but what names the language that it leads to.
const tag = /<(?:a|area|form|button|link|input)\b[^>]*>/gi;
const address = /\s(?:href|action|formaction)=["']\/[^"']*/gi;

/**
 * HTML whose links and forms stay in the language of the page: what leads to a path of the site gets its first part. A link
 * with `hreflang` leads to another language. Scripts find the first part in the head.
 */
export function localizedHtml(html: string, basePath: string): string {
  const told = `<meta name="site-base" content="${basePath}"></head>`;
  const head = html.includes('name="site-base"') ? html : html.replace('</head>', told);
  return head.replace(tag, (whole) =>
    /\shreflang=/i.test(whole)
      ? whole
      : whole.replace(address, (match) => {
          const at = match.indexOf('/');
          return match.slice(0, at) + localizedPath(match.slice(at), basePath);
        }),
  );
}
