import { textAt } from '@veranda/domain/blocks/kind';
import { heading } from '@veranda/domain/slices/heading/heading';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const headingSlice: SliceView = {
  kind: heading,
  template,
  context: (_session, { value, isMain }) => {
    const text = textAt(value, 'text');
    return text === '' ? null : { text, size: textAt(value, 'size'), level: isMain ? 1 : 2 };
  },
};
