import { createSiteEngine } from '@veranda/render/formatters/engine';
import type { TemplateEngine } from '@veranda/render/context/template-port';
import type { cldrLocales } from '@veranda/render/locales/cldr-locales';

/** Finds the locale data of a locale once they are there. */
export type Locales = ReturnType<typeof cldrLocales>;

/** An engine that fetches locale data when a formatter first asks for them. */
export interface CanvasEngine extends TemplateEngine {
  /** Settles when locale data are there that were asked for in vain; null where none were. */
  pendingLocale(): Promise<void> | null;
}

/** An engine for one site; until `fetchLocales` has answered, formatters of the locale print nothing. */
export function createCanvasEngine(fetchLocales: () => Promise<Locales>): CanvasEngine {
  let locales: Locales | null = null;
  let pending: Promise<void> | null = null;
  const engine = createSiteEngine({
    clock: Date.now,
    // The studio's policy lets no code be made of text.
    generateAfter: Number.POSITIVE_INFINITY,
    locales(locale) {
      if (locales) return locales(locale);
      pending ??= fetchLocales().then(
        (fetched) => {
          locales = fetched;
          pending = null;
        },
        // Asked for again by the next block that formats something.
        () => {
          pending = null;
        },
      );
      return undefined;
    },
  });
  return {
    render: (template, context, options) => engine.render(template, context, options),
    pendingLocale: () => pending,
  };
}
