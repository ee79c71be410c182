import { flagAt } from '@veranda/domain/blocks/kind';
import { tempLockInject } from '@veranda/domain/slices/temp-lock-inject/temp-lock-inject';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const tempLockInjectSlice: SliceView = {
  kind: tempLockInject,
  template,
  context: (_session, { id, value, facts }) =>
    facts.lock ? { ...facts.lock, fieldId: `password-${id}`, showTitle: flagAt(value, 'showTitle') } : null,
};
