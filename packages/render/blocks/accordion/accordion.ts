import { accordion } from '@veranda/domain/blocks/accordion/accordion';
import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import type { RichText } from '@veranda/domain/rich-text/rich-text';
import { richTextPlain } from '@veranda/domain/rich-text/rich-text-reading';
import type { Session } from '../../context/session.ts';
import { richTextHtml } from '../../rich-text/rich-text.ts';
import type { BlockView, InlineText } from '../block-view.ts';
import template from './block.html?raw';

export const accordionView: BlockView = {
  kind: accordion,
  template,
  inline: inlineTexts,
  context: (session, { id, value }) => ({ items: itemsOf(session, id, value) }),
};

function entriesOf(value: BlockValue): readonly BlockValue[] {
  return Array.isArray(value['items']) ? (value['items'] as readonly BlockValue[]) : [];
}

function inlineTexts(value: BlockValue): readonly InlineText[] {
  let titles = 0;
  return entriesOf(value)
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => hasText(entry))
    .flatMap(({ entry, index }, at) => {
      const doc = { path: `items.${index}.doc`, selector: '.v-accordion-body', at };
      if (textAt(entry, 'title').trim() === '') return [doc];
      titles += 1;
      return [{ path: `items.${index}.title`, selector: '.v-accordion-title', at: titles - 1 }, doc];
    });
}

function itemsOf({ snapshot }: Session, blockId: string, value: BlockValue) {
  const items = entriesOf(value);
  // A text without a title has no name that could open it: it is shown as it is. An empty entry is not shown.
  return items.filter(hasText).map((entry, index) => ({
    title: textAt(entry, 'title').trim(),
    html: richTextHtml(entry['doc'] as RichText, snapshot),
    // Entries of one name close each other without script.
    name: flagAt(value, 'multiple') ? '' : `accordion-${blockId}`,
    open: index === 0 && flagAt(value, 'openFirst'),
  }));
}

function hasText(entry: BlockValue): boolean {
  const doc = entry['doc'] as RichText | undefined;
  return textAt(entry, 'title').trim() !== '' || (doc !== undefined && richTextPlain(doc).trim() !== '');
}
