import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { resolveLink } from '@veranda/domain/links/resolve-link';
import { popupOverlayAction } from '@veranda/domain/slices/popup-overlay-action/popup-overlay-action';
import { linkTarget } from '../../rich-text/rich-text.ts';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const popupOverlayActionSlice: SliceView = {
  kind: popupOverlayAction,
  template,
  context: ({ snapshot, strings }, { value }) => {
    const href = resolveLink(textAt(value, 'href'), snapshot);
    return {
      label: textAt(value, 'label'),
      href,
      linkTarget: linkTarget(href, flagAt(value, 'newWindow')),
      closeLabel: textAt(value, 'closeLabel') || strings['closeText'],
    };
  },
};
