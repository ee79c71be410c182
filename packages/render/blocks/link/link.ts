import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { link } from '@veranda/domain/blocks/link/link';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import type { Session } from '../../context/session.ts';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const linkView: BlockView = {
  kind: link,
  template,
  inline: () => [
    { path: 'label', selector: '.v-link-label' },
    { path: 'description', selector: '.v-link-note' },
  ],
  context: (session, { value }) => context(session, value),
};

function context(session: Session, value: BlockValue) {
  const href = resolveLink(textAt(value, 'href'), session.snapshot);
  const label = textAt(value, 'label');
  if (label === '' && href === '') return null;
  return {
    label: label || href,
    description: textAt(value, 'description'),
    href,
    linkTarget: linkTarget(href, flagAt(value, 'newWindow')),
  };
}
