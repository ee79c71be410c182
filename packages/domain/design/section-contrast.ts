import { readColour } from './colour-string.ts';
import { contrast, mix } from './contrast.ts';
import type { SectionColourName } from './section-colour-names.ts';

/** Colours of section themes by their names; themes that a sheet lacks are left out. */
export type ThemeColours = Readonly<Partial<Record<string, Readonly<Record<SectionColourName, string>>>>>;

/** Text on its ground, notes on it, what one acts on, and the label on that. */
export const contrastPairs = [
  ['fg', 'bg'],
  ['muted', 'bg'],
  ['accent', 'bg'],
  ['accent-fg', 'accent'],
] as const satisfies readonly (readonly [SectionColourName, SectionColourName])[];
type ContrastPair = (typeof contrastPairs)[number];

/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** Contrast of a pair in a section theme, 1 to 21; null where one of the colours is not known. */
export function pairContrast(
  colours: Readonly<Record<SectionColourName, string>>,
  [front, ground]: ContrastPair,
): number | null {
  const [text, below] = [readColour(colours[front]), readColour(colours[ground])];
  return text === null || below === null ? null : contrast(mix(text, below, text.alpha), below);
}

/** A pair that can be read worse than text should be, though it could before. */
export interface LostContrast {
  readonly theme: string;
  readonly pair: ContrastPair;
  readonly ratio: number;
}

/** Pairs that lose their contrast by a change of the colours. */
export function lostContrast(before: ThemeColours, after: ThemeColours): readonly LostContrast[] {
  return Object.entries(after).flatMap(([theme, colours]) =>
    contrastPairs.flatMap((pair) => {
      const ratio = colours ? pairContrast(colours, pair) : null;
      const earlier = before[theme];
      const was = earlier ? pairContrast(earlier, pair) : null;
      const isLost = ratio !== null && ratio < leastContrast && (was ?? leastContrast) >= leastContrast;
      return isLost ? [{ theme, pair, ratio }] : [];
    }),
  );
}
