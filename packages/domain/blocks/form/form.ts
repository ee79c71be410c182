import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** A form of the site (block 9). */
export const form: BlockKind = {
  id: 9,
  key: 'form',
  group: 'basic',
  fields: [{ path: 'formId', kind: 'form' }],
  defaults: { formId: '' },
  sample: (_texts, { forms: [formId = ''] }) => ({ formId }),
  size: { w: 12, h: 16 },
  minSize: { w: 6, h: 4 },
  checks: (value) => emptyWhen(textAt(value, 'formId') === '', 'formId'),
};
