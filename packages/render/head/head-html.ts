import { escapeHtml, jsonInHtml } from '../escape-html.ts';

/** What search engines, sharing and the browser are told of a page. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page itself. */
  readonly canonical: string;
  readonly siteTitle: string;
  readonly imageUrl: string;
  readonly type: 'website' | 'article' | 'product';
  readonly index: boolean;
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  readonly favicon: string;
  /** Documents for search engines (JSON-LD). */
  readonly data: readonly object[];
  readonly loader: boolean;
}

/** The elements of `<head>` that the platform writes: `{squarespace-headers}`. */
export function headHtml(facts: HeadFacts): string {
  const text = escapeHtml;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(facts.title)}</title>`,
    `<link rel="canonical" href="${text(facts.canonical)}">`,
    `<meta property="og:site_name" content="${text(facts.siteTitle)}">`,
    `<meta property="og:title" content="${text(facts.title)}">`,
    `<meta property="og:url" content="${text(facts.canonical)}">`,
    `<meta property="og:type" content="${facts.type}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...facts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${text(href)}" crossorigin>`),
    `<link rel="stylesheet" href="${text(facts.stylesheet)}">`,
    `<link rel="icon" href="${text(facts.favicon)}">`,
  ];
  if (facts.description !== '')
    lines.push(
      `<meta name="description" content="${text(facts.description)}">`,
      `<meta property="og:description" content="${text(facts.description)}">`,
    );
  if (facts.imageUrl !== '') lines.push(`<meta property="og:image" content="${text(facts.imageUrl)}">`);
  if (!facts.index) lines.push('<meta name="robots" content="noindex">');
  for (const data of facts.data) lines.push(`<script type="application/ld+json">${jsonInHtml(data)}</script>`);
  if (facts.loader) lines.push('<script type="module" src="/bundles/loader.js"></script>');
  return lines.join('\n');
}
