import type { Colour } from './colour-string.ts';

export const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
export const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** So much of one colour, the rest of the other; opaque. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const part = (a: number, b: number): number => Math.round(a * share + b * (1 - share));
  return {
    red: part(colour.red, other.red),
    green: part(colour.green, other.green),
    blue: part(colour.blue, other.blue),
    alpha: 1,
  };
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminance({ red, green, blue }: Colour): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio (WCAG 2.2), 1 to 21. */
export function contrast(colour: Colour, other: Colour): number {
  const [a, b] = [luminance(colour), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `#rrggbb`. */
export function hex({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The wanted colour where text in it can be read on a ground, else black or white. */
export function legible(wanted: Colour, on: Colour): Colour {
  if (contrast(wanted, on) >= 4.5) return wanted;
  return contrast(black, on) >= contrast(white, on) ? black : white;
}
