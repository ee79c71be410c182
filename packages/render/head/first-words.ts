import { plainText } from './structured-data.ts';

/** Characters of a description that search engines show. */
const most = 160;
/** Paragraphs that are looked at. */
const maxParagraphs = 12;

/**
 * The beginning of the paragraphs of a page, as its description where its owner has written none; '' without any.
 * Sections with `data-nosnippet`, as search engines read it, are left out: what visitors write.
 */
export function firstWords(pageHtml: string): string {
  const html = withoutMarked(pageHtml);
  const found: string[] = [];
  let length = 0;
  let from = 0;
  for (let seen = 0; seen < maxParagraphs && length < most; seen += 1) {
    const paragraph = nextParagraph(html, from);
    if (paragraph === null) break;
    found.push(paragraph.html);
    length += plainText(paragraph.html, most).length;
    from = paragraph.end;
  }
  return plainText(found.join(' '), most);
}

function nextParagraph(html: string, from: number): { readonly html: string; readonly end: number } | null {
  for (let start = html.indexOf('<p', from); start >= 0; start = html.indexOf('<p', start + 2)) {
    // Of the elements whose names begin with a p, as `pre` and `picture`, only the paragraph.
    if (!/[\s>]/.test(html[start + 2] ?? '')) continue;
    const end = html.indexOf('</p>', start);
    return end < 0 ? null : { html: html.slice(start, end), end };
  }
  return null;
}

function withoutMarked(html: string): string {
  let kept = '';
  let from = 0;
  // Of the marked section that is read, and of those in it.
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?section\b[^>]*/g)) {
    if (depth > 0) {
      depth += tag.startsWith('</') ? -1 : 1;
      if (depth === 0) from = index;
    } else if (/\sdata-nosnippet\b/.test(tag)) {
      kept += html.slice(from, index);
      from = html.length;
      depth = 1;
    }
  }
  return kept + html.slice(from);
}
