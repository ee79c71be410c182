import { type BlockStyleName, blockStyles } from '@veranda/domain/pages/block-style';
import type { SectionTheme } from '@veranda/domain/pages/document';
import { blockStylesEnglish } from '@veranda/messages/studio/block-styles/compiled';
import { createFieldMessages } from './field-messages.ts';

const { textOf } = createFieldMessages('block-styles', blockStylesEnglish);

/** Name of a property of a block's style. */
export function styleName(name: BlockStyleName): string {
  return textOf(name);
}

/** Words for a change of a property, told in undo and history. */
export function styleChanged(name: BlockStyleName): string {
  return textOf(`${name}!`);
}

/** A value of a property: its words, and what stands in a row of buttons where the words are long. */
interface StyleOption {
  readonly value: string;
  readonly label: string;
  readonly short?: string;
}

/** The values of a property in their order. */
export function styleOptions(name: BlockStyleName): readonly StyleOption[] {
  return blockStyles[name].map((value) => {
    const label = textOf(`${name}=${value}`);
    return isSize(value) ? { value, label, short: textOf(`short=${value}`) } : { value, label };
  });
}

/** Name of a section theme. */
export function sectionThemeName(theme: SectionTheme): string {
  return textOf(`backgroundTheme=${theme}`);
}

function isSize(value: string): boolean {
  return ['s', 'm', 'l', 'xl'].includes(value);
}
