import { type BlockKind, textAt } from '../kind.ts';

/** A sign-up for a mailing list, with a few words about it (block 51). */
export const newsletter: BlockKind = {
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
  size: { w: 12, h: 6 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'text')].filter(Boolean).join('\n'),
};
