import { pageTypeCodes } from '@veranda/domain/pages/page-types';
import { escapeHtml } from '@veranda/render/escape-html';
import type { TemplateError } from '@veranda/render/page/template-port';

/** Limits whose overrun loses a part of the page; blocks nested too deep and errors past counting lose none. */
const cutting: ReadonlySet<string> = new Set([
  'LIMIT_EXPANSIONS',
  'LIMIT_NODES',
  'LIMIT_OUTPUT',
  'LIMIT_SOURCE',
  'LIMIT_STEPS',
  'LIMIT_TIME',
]);

/** A page that its templates could not finish within the limits of the language. */
export class PageOverLimits extends Error {
  constructor(code: string) {
    super(`the templates of the page are over a limit: ${code}`);
    this.name = 'PageOverLimits';
  }
}

/** The page itself when it is whole. Throws `PageOverLimits` when a limit cut it: the last good one stands in (security). */
export function wholePage<Page extends { readonly errors: readonly TemplateError[] }>(page: Page): Page {
  const cut = page.errors.find(({ code }) => cutting.has(code));
  if (cut !== undefined) throw new PageOverLimits(cut.code);
  return page;
}

/** The error page (storefront §2, page type 101): a page cannot be made and no good one is left. */
export function failedHtml(title: string): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title></head><body class="page-type-${pageTypeCodes.error}" style="margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#17191c;font-family:Georgia,serif;text-align:center"><main style="padding:2rem"><h1 style="font-weight:400;font-size:clamp(2rem,6vw,3.5rem);margin:0 0 .5rem">${name}</h1><p style="margin:0 0 1rem;color:#4c5158">This page cannot be shown right now.</p><p style="margin:0"><a href="/" style="color:inherit">Home</a></p></main></body></html>`;
}
