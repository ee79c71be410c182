import { familiesByCategory, otherAxes } from './font-families.data.ts';
import type { ThemeFont } from './theme-conf.ts';

/** Categories of the font picker, in its order (administration §2). */
export const fontCategories = [
  'sans-serif',
  'serif',
  'display',
  'script',
  'slab-serif',
  'mono',
  'other',
] as const;
export type FontCategory = (typeof fontCategories)[number];

/** A family that a site may use. */
export interface FontFamilyChoice {
  /** As people know it, and as tweaks hold it: `EB Garamond`. */
  readonly name: string;
  readonly category: FontCategory;
  readonly font: ThemeFont;
}

/** Local faces that stand in until a font is there. */
const fallbacks = {
  'sans-serif': 'sans-serif',
  serif: 'serif',
  display: 'sans-serif',
  script: 'serif',
  'slab-serif': 'serif',
  mono: 'monospace',
  other: 'sans-serif',
} as const satisfies Readonly<Record<FontCategory, ThemeFont['fallback']>>;

/** Every family that a site may use, by category and name. */
export const fontFamilies: readonly FontFamilyChoice[] = fontCategories.flatMap((category) => {
  const { italic, upright } = familiesByCategory[category];
  const italics: readonly string[] = italic;
  return [...italic, ...upright]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => ({ name, category, font: fontOf(name, { category, hasItalic: italics.includes(name) }) }));
});

function fontOf(
  name: string,
  { category, hasItalic }: { readonly category: FontCategory; readonly hasItalic: boolean },
): ThemeFont {
  return {
    family: familyKey(name),
    axes: otherAxes[name] ?? 'wght',
    styles: hasItalic ? ['normal', 'italic'] : ['normal'],
    preload: ['normal'],
    fallback: fallbacks[category],
  };
}

const byKey = new Map(fontFamilies.map((choice) => [choice.font.family, choice]));

/** The family of a name as it is written in a tweak; null for one that sites cannot use. */
export function fontFamilyNamed(name: string): FontFamilyChoice | null {
  return byKey.get(familyKey(name)) ?? null;
}

/** The font of a name: as the theme describes it, else as any site may use it; null where it is unknown. */
export function fontNamed(fonts: readonly ThemeFont[], name: string): ThemeFont | null {
  const key = familyKey(name);
  return fonts.find(({ family }) => family === key) ?? byKey.get(key)?.font ?? null;
}

/** Name of the file that a family is shown by in a list: its Latin letters. */
export function sampleFile({ family, axes }: ThemeFont): string {
  return `${family}-latin-${axes}-normal.woff2`;
}

/** Families whose name has all words of a search in it, of a category or of all (null). */
export function searchFonts(search: string, category: FontCategory | null): readonly FontFamilyChoice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return fontFamilies.filter(
    (choice) =>
      (category === null || choice.category === category) &&
      words.every((word) => choice.name.toLowerCase().includes(word)),
  );
}

/** Key of a family's files. */
function familyKey(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '-');
}
