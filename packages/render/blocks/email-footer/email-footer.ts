import { emailFooter } from '@veranda/domain/blocks/email-footer/email-footer';
import { textAt } from '@veranda/domain/blocks/kind';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const emailFooterView: BlockView = {
  kind: emailFooter,
  template,
  inline: (value) => (textAt(value, 'text') === '' ? [] : [{ path: 'text', selector: '.v-mail-text' }]),
  context: ({ snapshot: { settings, website } }, { value }) => ({
    text: textAt(value, 'text'),
    sender: [settings.businessName || website.title, ...settings.address].filter(Boolean).join(' · '),
  }),
};
