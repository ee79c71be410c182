import { textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes } from '../slice-kind.ts';

/** The field for the password of a locked site (slice 18); without words of its own it has those of the platform. */
export const password: SliceKind = {
  id: sliceTypes.password,
  key: 'password',
  slides: ['lock-screen'],
  isSingle: true,
  fields: [
    { path: 'label', kind: 'text', maxLength: 100 },
    { path: 'button', kind: 'text', maxLength: 60 },
  ],
  defaults: { label: '', button: '' },
  text: (value) => [textAt(value, 'label'), textAt(value, 'button')].filter(Boolean).join('\n'),
};
