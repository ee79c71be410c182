import type { PageOutput } from './render-page.ts';

/** Other formats of a page (decisions, paths). */
export type PageFormat = 'json' | 'json-pretty' | 'main-content' | 'page-context';

/** The format that a query asks for; null for the page itself. */
export function formatOf(text: string | null): PageFormat | null {
  return text === 'json' || text === 'json-pretty' || text === 'main-content' || text === 'page-context'
    ? text
    : null;
}

/** The page in another format, with its content type. The context holds only what templates may read: no secrets. */
export function formatted(
  page: PageOutput,
  format: PageFormat,
): { readonly type: string; readonly text: string } {
  if (format === 'main-content') return { type: 'text/html; charset=utf-8', text: page.main };
  const whole = format === 'page-context' ? contextOf(page) : page.context;
  const text = JSON.stringify(whole, replaceBig, format === 'json' ? undefined : 2);
  return { type: 'application/json; charset=utf-8', text };
}

function contextOf(page: PageOutput): unknown {
  const { website, collection, item, pageType } = page.context as Readonly<Record<string, unknown>>;
  return { website, collection, item, pageType };
}

function replaceBig(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
