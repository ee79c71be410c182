import { emptyWhen, textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes, slideTypes } from '../slice-kind.ts';

/** The title of a slide (slice 1): the first is the heading of the whole page. */
export const heading: SliceKind = {
  id: sliceTypes.heading,
  key: 'heading',
  slides: slideTypes,
  fields: [
    { path: 'text', kind: 'text', maxLength: 200, multiline: true },
    { path: 'size', kind: 'segmented', options: ['small', 'medium', 'large'] },
  ],
  defaults: { text: '', size: 'medium' },
  sample: (texts) => ({ text: texts('blockTextHeading'), size: 'medium' }),
  text: (value) => textAt(value, 'text'),
  checks: (value) => emptyWhen(textAt(value, 'text').trim() === '', 'text'),
};
