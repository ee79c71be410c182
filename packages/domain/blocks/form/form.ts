import type { BlockKind } from '../kind.ts';

/** A form of the site (block 9). */
export const form: BlockKind = {
  id: 9,
  key: 'form',
  label: 'Form',
  group: 'basic',
  fields: [{ path: 'formId', label: 'Form', kind: 'form' }],
  defaults: { formId: '' },
  size: { w: 12, h: 12 },
};
