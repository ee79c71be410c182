import { textAt } from '@veranda/domain/blocks/kind';
import { subHeading } from '@veranda/domain/slices/sub-heading/sub-heading';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const subHeadingSlice: SliceView = {
  kind: subHeading,
  template,
  context: (_session, { value }) => {
    const text = textAt(value, 'text');
    return text === '' ? null : { text };
  },
};
