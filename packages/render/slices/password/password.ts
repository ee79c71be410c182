import { textAt } from '@veranda/domain/blocks/kind';
import { password } from '@veranda/domain/slices/password/password';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const passwordSlice: SliceView = {
  kind: password,
  template,
  context: (_session, { id, value, facts }) =>
    facts.lock
      ? {
          ...facts.lock,
          fieldId: `password-${id}`,
          label: textAt(value, 'label'),
          button: textAt(value, 'button'),
        }
      : null,
};
