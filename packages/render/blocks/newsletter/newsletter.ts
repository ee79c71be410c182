import { textAt } from '@veranda/domain/blocks/kind';
import { newsletter } from '@veranda/domain/blocks/newsletter/newsletter';
import type { Session } from '../../context/session.ts';
import { formContext } from '../../forms/form-context.ts';
import type { BlockView, CompleteBlock } from '../block-view.ts';
import template from './block.html?raw';

export const newsletterView: BlockView = {
  kind: newsletter,
  template,
  context,
  inline: () => [
    { path: 'title', selector: '.v-newsletter-title' },
    { path: 'text', selector: '.v-newsletter-text' },
  ],
};

function context(session: Session, { id, value }: CompleteBlock) {
  const layout = value['layout'] === 'stack' ? 'stack' : 'inline';
  const form = formContext(session, { blockId: id, formId: textAt(value, 'formId'), layout });
  return form === null
    ? null
    : { form: { ...form, title: textAt(value, 'title'), text: textAt(value, 'text') } };
}
