import type { CSSProperties } from 'react';

// Each carries white letters.
const colours = [
  '#0b6e69',
  '#7a3e9d',
  '#a8431f',
  '#2457c5',
  '#1f7a3d',
  '#93374f',
  '#6b5b00',
  '#44546a',
] as const;

/** Colour of a person by their number (0 to 7), the same everywhere. */
export function personColour(number: number): string {
  return colours[number % colours.length] ?? colours[0];
}

/** The same as a custom property for style sheets. */
export function personStyle(number: number): CSSProperties {
  return { '--person': personColour(number) } as CSSProperties;
}
