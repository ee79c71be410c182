import { textAt } from '@veranda/domain/blocks/kind';
import { messageLink } from '@veranda/domain/blocks/message-link/message-link';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const messageLinkView: BlockView = {
  kind: messageLink,
  template,
  inline: (value) => (textAt(value, 'label') === '' ? [] : [{ path: 'label', selector: '.v-mail-link' }]),
  // The page is the message: its link leads to the page itself.
  context: ({ path, strings }, { value }) => ({
    href: path,
    label: textAt(value, 'label') || strings['messageLinkText'],
  }),
};
