import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { lock } from '@veranda/domain/slices/lock/lock';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const lockSlice: SliceView = {
  kind: lock,
  template,
  context: ({ strings }, { value }) => ({
    text: textAt(value, 'text') || strings['lockTitle'],
    showIcon: flagAt(value, 'showIcon'),
  }),
};
