import { quote } from '@veranda/domain/blocks/quote/quote';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const quoteView: BlockView = {
  kind: quote,
  template,
  inline: () => [
    { path: 'text', selector: 'blockquote' },
    { path: 'source', selector: '.v-source' },
  ],
};
