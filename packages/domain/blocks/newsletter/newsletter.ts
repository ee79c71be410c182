import { type BlockKind, textAt, emptyWhen } from '../kind.ts';

/** A sign-up for a mailing list, with a few words about it (block 51). */
export const newsletter: BlockKind = {
  id: 51,
  key: 'newsletter',
  group: 'basic',
  fields: [
    { path: 'formId', kind: 'form' },
    { path: 'title', kind: 'text', maxLength: 200, optional: true },
    { path: 'text', kind: 'text', maxLength: 1000, multiline: true, optional: true },
    {
      path: 'layout',
      kind: 'segmented',
      options: ['inline', 'stack'],
      optional: true,
    },
  ],
  defaults: { formId: '', title: 'Subscribe', text: '', layout: 'inline' },
  sample: (texts, { newsletters: [formId = ''] }) => ({
    formId,
    title: texts('blockNewsletterTitle'),
    text: texts('blockNewsletterText'),
  }),
  size: { w: 14, h: 7 },
  minSize: { w: 6, h: 3 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'text')].filter(Boolean).join('\n'),
  checks: (value) => emptyWhen(textAt(value, 'formId') === '', 'formId'),
};
