import { type BlockStyleName, blockStyles, blockStyleValue } from '@veranda/domain/pages/block-style';
import type { Block } from '@veranda/domain/pages/document';

/** What a block's style adds to its element; nothing at all for a block without one. */
interface BlockFrame {
  readonly classes: readonly string[];
  /** Declarations of custom properties. */
  readonly properties: readonly string[];
  /** Section theme of the background; empty for none. */
  readonly theme: string;
}

/** Properties that are a class with a value from the tokens of `block-style.css`, by class. */
const tokens = {
  'v-pad-x': { name: 'paddingX', token: 'pad' },
  'v-pad-y': { name: 'paddingY', token: 'pad' },
  'v-edge': { name: 'borderWeight', token: 'edge' },
  'v-corner': { name: 'corner', token: 'corner' },
  'v-shadow': { name: 'shadow', token: 'shadow' },
} as const satisfies Readonly<Record<string, { readonly name: BlockStyleName; readonly token: string }>>;

const noFrame: BlockFrame = { classes: [], properties: [], theme: '' };

/** The frame of a block by its style. */
export function frameOf(style: Block['style']): BlockFrame {
  if (Object.keys(style).length === 0) return noFrame;
  const valueOf = <Name extends BlockStyleName>(name: Name) => {
    const value = blockStyleValue(style, name);
    return value === blockStyles[name][0] ? null : value;
  };
  const found = Object.entries(tokens).flatMap(([className, { name, token }]) => {
    const value = valueOf(name);
    const property = className.replace('v-', '--');
    return value === null ? [] : [{ className, property: `${property}:var(--v-${token}-${value})` }];
  });
  const entrance = valueOf('entrance');
  const colour = valueOf('borderWeight') === null ? null : valueOf('borderColour');
  return {
    classes: [
      ...found.map(({ className }) => className),
      ...(entrance === null ? [] : [`v-entrance-${entrance}`]),
    ],
    properties: [
      ...found.map(({ property }) => property),
      ...(colour === null ? [] : [`--edge-colour:var(--${colour})`]),
    ],
    theme: valueOf('backgroundTheme') ?? '',
  };
}
