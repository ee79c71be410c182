import { readColour } from './colour-string.ts';
import { type SectionColourName, sectionColourNames } from './section-colour-names.ts';

/**
 * True for a value of a field of the kind `colour`: '' for the theme's own, a colour of the section theme by
 * its name, or a colour of its own.
 */
export function isColourValue(value: string): boolean {
  return value === '' || colourToken(value) !== null || (value.length <= 60 && readColour(value) !== null);
}

/** The value in a style sheet: a name follows the section theme around it; '' for the theme's own. */
export function colourCss(value: string): string {
  const token = colourToken(value);
  if (token !== null) return `var(--${token})`;
  return isColourValue(value) ? value : '';
}

/** The colour of the section theme that a value names; null for a colour of its own or none. */
function colourToken(value: string): SectionColourName | null {
  return sectionColourNames.find((name) => name === value) ?? null;
}
