import type { TemplateError } from '@veranda/render/context/template-port';

/**
 * Limits whose overrun loses a part of the page; blocks nested too deep and errors past counting lose none.
 */
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

/**
 * The page itself when it is whole. Throws `PageOverLimits` when a limit cut it: the last good one is served.
 */
export function wholePage<Page extends { readonly errors: readonly TemplateError[] }>(page: Page): Page {
  const cut = page.errors.find(({ code }) => cutting.has(code));
  if (cut !== undefined) throw new PageOverLimits(cut.code);
  return page;
}
