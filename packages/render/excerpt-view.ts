import { escapeHtml } from './escape-html.ts';

/** An excerpt as templates see it (administration §3): as HTML, and as plain text; null for none. */
export interface ExcerptView {
  readonly html: string;
  readonly text: string;
}

/** A plain text as an excerpt, its paragraphs parted by empty lines. */
export function excerptView(text: string): ExcerptView | null {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  return { html: paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join(''), text };
}
