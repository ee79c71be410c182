import { textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes } from '../slice-kind.ts';

/** What a pop-up asks for: a button that leads somewhere, and one that closes it. */
export const popupOverlayAction: SliceKind = {
  id: sliceTypes['popup-overlay-action'],
  key: 'popup-overlay-action',
  slides: ['popup-overlay'],
  isSingle: true,
  fields: [
    { path: 'label', kind: 'text', maxLength: 100 },
    { path: 'href', kind: 'link', name: 'label', newWindow: 'newWindow' },
    { path: 'newWindow', kind: 'switch', optional: true },
    { path: 'closeLabel', kind: 'text', maxLength: 100, optional: true },
  ],
  defaults: { label: '', href: '', newWindow: false, closeLabel: '' },
  sample: (texts) => ({ label: texts('blockButton'), href: '', newWindow: false, closeLabel: '' }),
  text: (value) => [textAt(value, 'label'), textAt(value, 'closeLabel')].filter(Boolean).join('\n'),
  checks: (value) => (textAt(value, 'href') === '' ? [{ code: 'link-missing', path: 'href' }] : []),
};
