import { createEngine, type Engine, type EngineOptions } from '@veranda/template/engine';
import { siteFormatters, sitePredicates } from './all.ts';

/** Parts that the host of a site engine provides. */
interface SiteEngineOptions {
  /** The time in milliseconds. */
  readonly clock: () => number;
  /** Locale data by locale; without it the formatters of the locale print nothing. */
  readonly locales?: EngineOptions['cldr'];
  /** Infinity where code may not be made of text; without it the engine's own. */
  readonly generateAfter?: number;
}

/**
 * The engine of published pages. A listing of 200 products runs several partials a product, so a page may run
 * more of them than a template of unknown origin; every other limit is that of the language, and time is
 * wall-clock here, where other requests run beside.
 */
export function createSiteEngine({ clock, locales, generateAfter }: SiteEngineOptions): Engine {
  return createEngine({
    clock,
    formatters: siteFormatters,
    predicates: sitePredicates,
    ...(locales ? { cldr: locales } : {}),
    ...(generateAfter === undefined ? {} : { generateAfter }),
    limits: { expansions: 20_000, milliseconds: 2_000 },
  });
}
