import { textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes } from '../slice-kind.ts';

/** The way to the provider of single sign-on; without a label of its own the button names the provider. */
export const ssoOptions: SliceKind = {
  id: sliceTypes['sso-options'],
  key: 'sso-options',
  slides: ['sso-screen'],
  isSingle: true,
  fields: [{ path: 'label', kind: 'text', maxLength: 100 }],
  defaults: { label: '' },
  text: (value) => textAt(value, 'label'),
};
