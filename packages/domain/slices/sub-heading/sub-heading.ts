import { emptyWhen, textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes, slideTypes } from '../slice-kind.ts';

/** A line above or below the title (slice 2, which the list of numbers leaves out). */
export const subHeading: SliceKind = {
  id: sliceTypes['sub-heading'],
  key: 'sub-heading',
  slides: slideTypes,
  fields: [{ path: 'text', kind: 'text', maxLength: 300, multiline: true }],
  defaults: { text: '' },
  text: (value) => textAt(value, 'text'),
  checks: (value) => emptyWhen(textAt(value, 'text').trim() === '', 'text'),
};
