import type { BlockKind } from '../kind.ts';
import { plainKind, textAt } from '../kind.ts';

/** A form of the site (block 9). */
export const form: BlockKind = {
  ...plainKind,
  id: 9,
  key: 'form',
  label: 'Form',
  group: 'basic',
  fields: [{ path: 'formId', label: 'Form', kind: 'form' }],
  defaults: { formId: '' },
  sizes: { desktop: { w: 12, h: 12, minW: 6, minH: 4 }, phone: { w: 8, h: 12, minW: 6, minH: 4 } },
  text: () => '',
  checks: (value) => (textAt(value, 'formId') === '' ? [{ code: 'no-form', path: 'formId' }] : []),
};
