import type { Colour } from './colour-string.ts';

/** Brightness from which on a colour is bright: 0.65 of 256 (administration §9, interface). */
const brightFrom = 0.65 * 256;

/**
 * Brightness of a colour as the eye weighs its channels (W3C AERT 1.0, 2.2), 0 to 255; what is transparent lies on white.
 * It answers at a glance whether a mark on the colour is dark or light; text that is read needs a contrast.
 */
export function brightness({ red, green, blue, alpha }: Colour): number {
  const weighed = (red * 299 + green * 587 + blue * 114) / 1000;
  return weighed * alpha + 255 * (1 - alpha);
}

/** True for a colour on which a mark is dark. */
export function isBright(colour: Colour): boolean {
  return brightness(colour) >= brightFrom;
}
