import { type Block, recordIdPattern, sectionThemes } from './document.ts';

const paddings = ['none', 's', 'm', 'l', 'xl'] as const;

/**
 * Frame of a block: the closed table of its properties, each with the values that it may have. The first is the default,
 * which draws nothing: a block without style is the same bytes as before.
 *
 * A background is a section theme, never a single colour: with it come the colours of the text on it, whose contrast the
 * themes are tested for.
 */
export const blockStyles = {
  paddingX: paddings,
  paddingY: paddings,
  backgroundTheme: ['none', ...sectionThemes],
  borderWeight: ['none', 'thin', 'strong'],
  /** The custom properties of the section theme around, by their names. */
  borderColour: ['line', 'muted', 'fg', 'accent'],
  /** `theme` leaves the corners as the theme has them; `none` makes them square. */
  corner: ['theme', 'none', 's', 'm', 'l', 'round'],
  shadow: ['none', 's', 'm', 'l'],
  /** Movement by which the block comes into view; never where less motion is asked for. */
  entrance: ['off', 'fade', 'rise'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type BlockStyleName = keyof typeof blockStyles;
export type BlockStyleValue<Name extends BlockStyleName> = (typeof blockStyles)[Name][number];

/** Name of the style that says which group a block is in, beside the table: nothing draws it. */
export const groupStyle = 'group';

/** The names of the table. */
export const blockStyleNames = Object.keys(blockStyles) as readonly BlockStyleName[];

/** True for a name of the table. */
export function isBlockStyleName(name: string): name is BlockStyleName {
  return Object.hasOwn(blockStyles, name);
}

/** The value of a property; its default where the block says nothing of it. */
export function blockStyleValue<Name extends BlockStyleName>(
  style: Block['style'],
  name: Name,
): BlockStyleValue<Name> {
  const value = Object.hasOwn(style, name) ? style[name] : undefined;
  return (isBlockStyleValue(name, value) ? value : blockStyles[name][0]) as BlockStyleValue<Name>;
}

/** True for a value that `block.setStyle` may give a property; null for a property that there is not. */
export function maySetStyle(name: string, value: unknown): boolean | null {
  if (name === groupStyle) return typeof value === 'string' && recordIdPattern.test(value);
  return isBlockStyleName(name) ? isBlockStyleValue(name, value) : null;
}

/** True where the property may have the value. */
export function isBlockStyleValue(name: BlockStyleName, value: unknown): boolean {
  return blockStyles[name].some((allowed) => allowed === value);
}
