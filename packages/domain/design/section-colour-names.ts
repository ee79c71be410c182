/** Custom properties of a section theme by their names: ground, text on it, quiet text, rules, what one acts on. */
export const sectionColourNames = ['bg', 'fg', 'muted', 'line', 'accent', 'accent-fg'] as const;
export type SectionColourName = (typeof sectionColourNames)[number];
