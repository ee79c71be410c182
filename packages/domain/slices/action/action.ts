import { textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes } from '../slice-kind.ts';

/** One link that leads on, in words (slice 15). */
export const action: SliceKind = {
  id: sliceTypes.action,
  key: 'action',
  slides: ['cover-page', 'lock-screen', 'sso-screen'],
  fields: [
    { path: 'label', kind: 'text', maxLength: 100 },
    { path: 'href', kind: 'link', name: 'label', newWindow: 'newWindow' },
    { path: 'newWindow', kind: 'switch', optional: true },
  ],
  defaults: { label: '', href: '', newWindow: false },
  sample: (texts) => ({ label: texts('blockButton'), href: '', newWindow: false }),
  text: (value) => textAt(value, 'label'),
  checks: (value) => (textAt(value, 'href') === '' ? [{ code: 'link-missing', path: 'href' }] : []),
};
