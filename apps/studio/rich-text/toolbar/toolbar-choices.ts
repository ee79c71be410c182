import { textAligns } from '@veranda/domain/rich-text/rich-text';
import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Baseline,
  CaseSensitive,
  Highlighter,
  type LucideIcon,
} from 'lucide-react';
import { t } from '../messages.ts';
import { paragraphStyleAt, paragraphStyleOptions, setParagraphStyle } from './paragraph-styles.ts';

/** A choice of one value among several, in a menu of the toolbar; `none` stands for no value. */
export interface ToolbarChoice {
  readonly name: string;
  readonly label: string;
  /** Absent where the button shows the name of the value. */
  readonly icon?: (value: string) => LucideIcon;
  readonly options: readonly ToolbarOption[];
  /** The value where the caret is. */
  readonly valueAt: (editor: Editor) => string;
  readonly set: (chain: ChainedCommands, value: string, editor: Editor) => ChainedCommands;
}

export interface ToolbarOption {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Custom properties of a ground and of words on it that are shown as a sample. */
  readonly sample?: { readonly ground: string; readonly words: string };
}

const none = 'none';

const alignments = {
  left: { label: t('alignLeft'), icon: AlignLeft },
  center: { label: t('alignCentre'), icon: AlignCenter },
  right: { label: t('alignRight'), icon: AlignRight },
} as const;

const styles: ToolbarChoice = {
  name: 'style',
  label: t('paragraphStyle'),
  options: paragraphStyleOptions,
  valueAt: paragraphStyleAt,
  set: setParagraphStyle,
};

const sizes: ToolbarChoice = {
  ...markChoice('size', 'size'),
  label: t('size'),
  icon: () => CaseSensitive,
  options: [
    { value: 's', label: t('sizeSmall') },
    { value: none, label: t('sizeNormal') },
    { value: 'l', label: t('sizeLarge') },
    { value: 'xl', label: t('sizeLarger') },
    { value: 'xxl', label: t('sizeHuge') },
  ],
};

const aligns: ToolbarChoice = {
  name: 'align',
  label: t('alignment'),
  icon: (value) => alignments[textAligns.find((align) => align === value) ?? 'left'].icon,
  options: textAligns.map((value) => ({ value, ...alignments[value] })),
  valueAt: (editor) =>
    String(
      editor.getAttributes('paragraph')['align'] ??
        editor.getAttributes('heading')['align'] ??
        startOf(editor),
    ),
  set(chain, value, editor) {
    // The side where the text begins needs no word.
    const align = value === startOf(editor) ? null : value;
    return chain.updateAttributes('paragraph', { align }).updateAttributes('heading', { align });
  },
};

function startOf(editor: Editor): 'left' | 'right' {
  // An editor that is not in the page, yet or any more, has no direction.
  return !editor.isDestroyed && getComputedStyle(editor.view.dom).direction === 'rtl' ? 'right' : 'left';
}

const colours: ToolbarChoice = {
  ...markChoice('color', 'token'),
  label: t('textColour'),
  icon: () => Baseline,
  options: [
    { value: none, label: t('colourOfTheText'), sample: { ground: '--bg', words: '--fg' } },
    { value: 'muted', label: t('colourQuiet'), sample: { ground: '--bg', words: '--muted' } },
    { value: 'accent', label: t('colourAccent'), sample: { ground: '--bg', words: '--accent' } },
  ],
};

const highlights: ToolbarChoice = {
  ...markChoice('highlight', 'tone'),
  label: t('highlight'),
  icon: () => Highlighter,
  options: [
    { value: none, label: t('noHighlight') },
    { value: 'soft', label: t('highlightSoft') },
    { value: 'accent', label: t('highlightStrong'), sample: { ground: '--accent', words: '--accent-fg' } },
  ],
};

/** The menus of the toolbar. */
export const toolbarChoices = { styles, sizes, aligns, colours, highlights };

function markChoice(mark: string, attribute: string): Pick<ToolbarChoice, 'name' | 'valueAt' | 'set'> {
  return {
    name: mark,
    valueAt: (editor) => String(editor.getAttributes(mark)[attribute] ?? none),
    set: (chain, value) =>
      value === none ? chain.unsetMark(mark) : chain.setMark(mark, { [attribute]: value }),
  };
}
