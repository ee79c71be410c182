import { textAt } from '@veranda/domain/blocks/kind';
import { ssoOptions } from '@veranda/domain/slices/sso-options/sso-options';
import type { SliceView } from '../slice-view.ts';
import template from './slice.html?raw';

export const ssoOptionsSlice: SliceView = {
  kind: ssoOptions,
  template,
  context: (_session, { value, facts: { sso } }) =>
    sso
      ? {
          notice: sso.notice,
          returnTo: sso.returnTo,
          sso: { label: textAt(value, 'label') || sso.label },
        }
      : null,
};
