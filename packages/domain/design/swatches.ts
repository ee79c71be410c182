import { colourText } from './colour-formats.ts';
import { readColour } from './colour-string.ts';

/** Colours that the people of a site may have put aside. */
export const maxSwatches = 24;

/**
 * The swatches with a colour among them, or without it; each stands there once, as it is stored, in the order
 * in which they were added. Null where the colour is none, or there is no room for it.
 */
export function withSwatch(
  swatches: readonly string[],
  { colour, isKept }: { readonly colour: string; readonly isKept: boolean },
): readonly string[] | null {
  const read = readColour(colour);
  if (read === null) return null;
  const text = colourText(read);
  const others = swatches.filter((swatch) => swatch !== text);
  if (!isKept) return others;
  if (others.length < swatches.length) return swatches;
  return swatches.length >= maxSwatches ? null : [...swatches, text];
}
