import { flagAt, recordsAt, textAt } from '@veranda/domain/blocks/kind';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { buttons } from '@veranda/domain/slices/buttons/buttons';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const buttonsSlice: SliceView = {
  kind: buttons,
  template,
  context: ({ snapshot }, { value }) => {
    const shown = recordsAt(value, 'buttons').filter((button) => textAt(button, 'label') !== '');
    if (shown.length === 0) return null;
    return {
      arrangement: textAt(value, 'arrangement'),
      buttons: shown.map((button) => {
        const href = resolveLink(textAt(button, 'href'), snapshot);
        return {
          label: textAt(button, 'label'),
          href,
          linkTarget: linkTarget(href, flagAt(button, 'newWindow')),
          variant: textAt(button, 'variant') || 'primary',
        };
      }),
    };
  },
};
