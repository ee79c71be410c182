import { text } from '@veranda/domain/blocks/text/text';
import type { RichText } from '@veranda/domain/rich-text/rich-text';
import { richTextHtml } from '../../rich-text/rich-text.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const textView: BlockView = {
  kind: text,
  template,
  inline: () => [{ path: 'doc' }],
  context: ({ snapshot }, { value }) => ({ html: richTextHtml(value['doc'] as RichText, snapshot) }),
};
