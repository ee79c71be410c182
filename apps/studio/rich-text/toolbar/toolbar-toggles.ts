import type { ChainedCommands } from '@tiptap/react';
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react';
import { t } from '../messages.ts';

/** Something that is on or off where the caret is. */
export interface ToolbarToggle {
  /** Name of the mark or node. */
  readonly name: string;
  readonly label: string;
  /** Its key together with Ctrl or ⌘. */
  readonly key: string;
  readonly icon: LucideIcon;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

/** Emphasis of words. */
export const emphasisToggles: readonly ToolbarToggle[] = [
  { name: 'bold', label: t('bold'), key: 'B', icon: Bold, run: (chain) => chain.toggleBold() },
  { name: 'italic', label: t('italic'), key: 'I', icon: Italic, run: (chain) => chain.toggleItalic() },
  {
    name: 'underline',
    label: t('underline'),
    key: 'U',
    icon: Underline,
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'strike',
    label: t('strikeThrough'),
    key: 'Shift+S',
    icon: Strikethrough,
    run: (chain) => chain.toggleStrike(),
  },
];

/** Forms of whole paragraphs. */
export const blockToggles: readonly ToolbarToggle[] = [
  {
    name: 'bulletList',
    label: t('list'),
    key: 'Shift+8',
    icon: List,
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    label: t('numberedList'),
    key: 'Shift+7',
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'blockquote',
    label: t('quotation'),
    key: 'Shift+B',
    icon: Quote,
    run: (chain) => chain.toggleBlockquote(),
  },
];
