import { textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes } from '../slice-kind.ts';

/** The note that a page is locked (slice 17); without words of its own it says so as the platform does. */
export const lock: SliceKind = {
  id: sliceTypes.lock,
  key: 'lock',
  slides: ['lock-screen'],
  isSingle: true,
  fields: [
    { path: 'text', kind: 'text', maxLength: 300, multiline: true },
    { path: 'showIcon', kind: 'switch' },
  ],
  defaults: { text: '', showIcon: true },
  text: (value) => textAt(value, 'text'),
};
