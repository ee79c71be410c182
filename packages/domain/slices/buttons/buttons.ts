import { type BlockValue, emptyWhen, recordsAt, textAt } from '../../blocks/kind.ts';
import { type SliceKind, sliceTypes, slideTypes } from '../slice-kind.ts';

/** Buttons beside one another (slice 8). */
export const buttons: SliceKind = {
  id: sliceTypes.buttons,
  key: 'buttons',
  slides: slideTypes,
  fields: [
    {
      path: 'buttons',
      kind: 'list',
      max: 6,
      fields: [
        { path: 'label', kind: 'text', maxLength: 100 },
        { path: 'href', kind: 'link', name: 'label', newWindow: 'newWindow' },
        { path: 'newWindow', kind: 'switch', optional: true },
        { path: 'variant', kind: 'segmented', options: ['primary', 'secondary', 'tertiary'], optional: true },
      ],
    },
    { path: 'arrangement', kind: 'segmented', options: ['row', 'column'] },
  ],
  defaults: { buttons: [], arrangement: 'row' },
  sample: (texts) => ({
    buttons: [{ label: texts('blockButton'), href: '', newWindow: false, variant: 'primary' }],
    arrangement: 'row',
  }),
  text: (value) =>
    recordsAt(value, 'buttons')
      .map((button) => textAt(button, 'label'))
      .filter(Boolean)
      .join('\n'),
  checks: (value) => {
    const shown = recordsAt(value, 'buttons');
    if (shown.length === 0) return emptyWhen(true, 'buttons');
    return shown.some(leadsNowhere) ? [{ code: 'link-missing', path: 'buttons' }] : [];
  },
};

function leadsNowhere(button: BlockValue): boolean {
  return textAt(button, 'href') === '';
}
