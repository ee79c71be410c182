import { button } from '@veranda/domain/blocks/button/button';
import { type BlockValue, flagAt, phonePath, textAt } from '@veranda/domain/blocks/kind';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { Session } from '../../context/session.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const buttonView: BlockView = {
  kind: button,
  template,
  inline: () => [{ path: 'label', selector: '.v-btn' }],
  context: (session, { value }) => context(session, value),
};

function context(session: Session, value: BlockValue) {
  const href = resolveLink(textAt(value, 'href'), session.snapshot);
  return {
    ...value,
    href,
    phoneSize: textAt(value, phonePath('size')),
    linkTarget: linkTarget(href, flagAt(value, 'newWindow')),
  };
}
