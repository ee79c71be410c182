import { escapeHtml } from '@veranda/render/escape-html';
import type { RenderedPage } from '../../platform/http/rendered-page.ts';

/** Path of the search page (storefront §2). */
export const searchPath = '/search';

/**
 * A page of a draft whose search forms, and links to results, stay in the preview: they would lead to what is
 * published. `token` is the preview's own.
 */
export function withPreviewSearch(page: RenderedPage, token: string): RenderedPage {
  const fields = { token, path: searchPath };
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  const query = escapeHtml(String(new URLSearchParams(fields)));
  const html = page.html
    .replace(searchForm, (_, before: string, after: string) => `${before}/preview${after}${inputs}`)
    .replace(
      searchLink,
      (_, before: string, words = '') => `${before}/preview?${query}${words && `&amp;${words}`}`,
    );
  return { ...page, html };
}

// Attributes are quoted and escaped, so the first `>` behind the address ends the element's tag.
const searchForm = /(<form\b[^<>]*? action=")\/search("[^<>]*>)/g;
const searchLink = /(<a\b[^<>]*? href=")\/search(?:\?([^"#]*))?(?=["#])/g;
