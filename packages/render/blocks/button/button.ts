import { button } from '@veranda/domain/blocks/button/button';
import { type BlockValue, flagAt, textAt } from '@veranda/domain/blocks/kind';
import { isSafeHref } from '@veranda/domain/rich-text/links';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const buttonView: BlockView = {
  kind: button,
  template,
  inline: () => [{ path: 'label', selector: '.v-btn' }],
  context: (_session, { value }) => context(value),
};

function context(value: BlockValue) {
  const href = textAt(value, 'href');
  return {
    ...value,
    href: isSafeHref(href) ? href : '',
    linkTarget: linkTarget(href, flagAt(value, 'newWindow')),
  };
}
