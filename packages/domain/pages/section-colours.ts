import { type SectionColourName, sectionColourNames } from '../design/section-colour-names.ts';
import { type SectionTheme, sectionThemes } from './document.ts';

/** Colours of a section theme, as CSS writes them. */
export type SectionColours = Readonly<Record<SectionColourName, string>>;

/** The colours that a site's compiled sheet gives its section themes; themes that it does not have are left out. */
export function sectionColours(css: string): Readonly<Partial<Record<SectionTheme, SectionColours>>> {
  const found: Partial<Record<SectionTheme, SectionColours>> = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const colours = coloursIn(body);
    if (colours === null) continue;
    for (const selector of selectors.split(',')) {
      const name = /^\s*\[data-section-theme="?([a-z-]+)"?\]\s*$/.exec(selector)?.[1];
      const theme = sectionThemes.find((known) => known === name);
      if (theme !== undefined) found[theme] ??= colours;
    }
  }
  return found;
}

function coloursIn(body: string): SectionColours | null {
  const declared = new Map(
    [...body.matchAll(/--([a-z-]+):\s*([#\w(),.%/ -]{1,60})(?=;|\s*$)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const entries = sectionColourNames.map((name) => [name, declared.get(name)] as const);
  if (entries.some(([, value]) => value === undefined)) return null;
  return Object.fromEntries(entries) as SectionColours;
}
