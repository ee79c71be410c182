import { type Colour, readColour } from '@veranda/domain/design/colour-string';
import { contrast, mix } from '@veranda/domain/design/contrast';

/** A colour of the theme that is chosen by its name and follows the theme. */
export interface ColourToken {
  /** As it is stored; '' for what the theme has anyway. */
  readonly value: string;
  readonly label: string;
  /** CSS colour as it is now; empty where it is not known yet. */
  readonly colour: string;
}

/** The background of a colour, for the contrast between the two. */
export interface Ground {
  readonly label: string;
  /** CSS colour. */
  readonly colour: string;
}

/** The colour that a value stands for; null where that is not known. */
export function chosenColour(value: string, tokens: readonly ColourToken[]): Colour | null {
  const token = tokens.find((known) => known.value === value);
  return readColour(token ? token.colour : value);
}

/** Contrast of a colour as it is seen on a ground, 1 to 21; null where the ground is not known. */
export function contrastOn(colour: Colour, ground: string): number | null {
  const below = readColour(ground);
  return below === null ? null : contrast(mix(colour, below, colour.alpha), below);
}
