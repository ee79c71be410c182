import type { BlockKind } from '../kind.ts';
import { plainKind, textAt } from '../kind.ts';

/** A sign-up for a mailing list, with a few words about it (block 51). */
export const newsletter: BlockKind = {
  ...plainKind,
  id: 51,
  key: 'newsletter',
  label: 'Newsletter',
  group: 'basic',
  fields: [
    { path: 'formId', label: 'Form', kind: 'form' },
    { path: 'title', label: 'Title', kind: 'text', maxLength: 200, optional: true },
    { path: 'text', label: 'Text', kind: 'text', maxLength: 1000, multiline: true, optional: true },
    {
      path: 'layout',
      label: 'Layout',
      kind: 'segmented',
      options: [
        { value: 'inline', label: 'One line' },
        { value: 'stack', label: 'Stacked' },
      ],
      optional: true,
    },
  ],
  defaults: { formId: '', title: 'Subscribe', text: '', layout: 'inline' },
  sizes: { desktop: { w: 12, h: 6, minW: 6, minH: 3 }, phone: { w: 8, h: 6, minW: 6, minH: 3 } },
  inlinePaths: ['title', 'text'],
  text: (value) => [textAt(value, 'title'), textAt(value, 'text')].filter(Boolean).join('\n'),
  checks: (value) => (textAt(value, 'formId') === '' ? [{ code: 'no-form', path: 'formId' }] : []),
};
