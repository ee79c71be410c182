import { eventFile } from '../head/event-file.ts';
import { feedXml } from '../head/feed.ts';
import type { PageOutput } from './render-page.ts';

const formats = ['json', 'json-pretty', 'main-content', 'page-context', 'rss', 'ical'] as const;

/** Other formats of a page (decisions §paths). */
export type PageFormat = (typeof formats)[number];

/** A page in another format, with its content type. */
interface OtherFormat {
  readonly type: string;
  readonly text: string;
}

/** The format that a query asks for; null for the page itself. */
export function formatOf(text: string | null): PageFormat | null {
  return formats.find((format) => format === text) ?? null;
}

/**
 * The page in another format; null where the page has no such format. The context holds only what templates
 * may read: no secrets. The crumb of the page's forms is left out.
 */
export function formatted(page: PageOutput, format: PageFormat): OtherFormat | null {
  switch (format) {
    case 'main-content':
      return { type: 'text/html; charset=utf-8', text: page.main };
    case 'rss':
      return typed('application/rss+xml; charset=utf-8', feedXml(page.context));
    case 'ical':
      return typed('text/calendar; charset=utf-8', eventFile(page.context));
    case 'json':
    case 'json-pretty':
    case 'page-context': {
      const whole = format === 'page-context' ? contextOf(page) : page.context;
      const text = JSON.stringify(whole, plainValue, format === 'json' ? undefined : 2);
      return { type: 'application/json; charset=utf-8', text };
    }
  }
}

function typed(type: string, text: string | null) {
  return text === null ? null : { type, text };
}

function contextOf(page: PageOutput): unknown {
  const { website, collection, item, pageType } = page.context as Readonly<Record<string, unknown>>;
  return { website, collection, item, pageType };
}

function plainValue(key: string, value: unknown): unknown {
  if (key === 'crumb') return undefined;
  return typeof value === 'bigint' ? value.toString() : value;
}
