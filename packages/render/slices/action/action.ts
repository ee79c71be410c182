import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { action } from '@veranda/domain/slices/action/action';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const actionSlice: SliceView = {
  kind: action,
  template,
  context: ({ snapshot }, { value }) => {
    const label = textAt(value, 'label');
    const href = resolveLink(textAt(value, 'href'), snapshot);
    return label === '' ? null : { label, href, linkTarget: linkTarget(href, flagAt(value, 'newWindow')) };
  },
};
