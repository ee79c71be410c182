import { isExternalHref, isSafeHref } from '@veranda/domain/rich-text/links';
import { micromark } from 'micromark';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const extensions = [gfmTable(), gfmStrikethrough({ singleTilde: false })];
const htmlExtensions = [gfmTableHtml(), gfmStrikethroughHtml()];

/**
 * The HTML of Markdown. HTML in the source comes out as text, so that every tag here is one of the notation’s
 * own. Links keep the policy of all links (SECURITY.md, validator of addresses), pictures of other hosts
 * become their description, and the title of a page stays its only heading of the first level.
 */
export function markdownHtml(source: string): string {
  return micromark(source, { extensions, htmlExtensions })
    .replace(/<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/g, pictureHtml)
    .replace(/<a href="([^"]*)"/g, (_all, href: string) => linkHtml(href))
    .replace(/<(\/?)h([1-6])>/g, (_all, end: string, level: string) => headingHtml(end, Number(level)))
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<table>/g, '<div class="v-table" tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
}

function pictureHtml(_all: string, src: string, alt: string): string {
  return src.startsWith('/') && isSafeHref(plain(src))
    ? `<img src="${src}" alt="${alt}" loading="lazy" />`
    : alt;
}

function linkHtml(href: string): string {
  if (!isSafeHref(plain(href))) return '<a';
  return `<a href="${href}"${isExternalHref(href) ? ' rel="noopener"' : ''}`;
}

// One step down, so that the title of the page stays above what is in it.
function headingHtml(end: string, level: number): string {
  return `<${end}h${String(Math.min(6, level + 1))}>`;
}

// The only reference that the renderer writes into an address.
function plain(address: string): string {
  return address.replaceAll('&amp;', '&');
}
