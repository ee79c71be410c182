import type { BlockKind } from '../kind.ts';
import { plainKind, textAt } from '../kind.ts';

/** A fund with its amounts, and a button that leads to its page (block 52). */
export const donation: BlockKind = {
  ...plainKind,
  id: 52,
  key: 'donation',
  label: 'Donation',
  group: 'commerce',
  fields: [
    { path: 'fundId', label: 'Fund', kind: 'fund' },
    { path: 'title', label: 'Title', kind: 'text', maxLength: 100, optional: true },
    { path: 'text', label: 'Text', kind: 'text', maxLength: 500, multiline: true, optional: true },
    { path: 'showAmounts', label: 'Amounts to choose from', kind: 'switch', optional: true },
    { path: 'buttonText', label: 'Text of the button', kind: 'text', maxLength: 100, optional: true },
  ],
  defaults: { fundId: '', title: '', text: '', showAmounts: true, buttonText: '' },
  sizes: { desktop: { w: 10, h: 8, minW: 4, minH: 3 }, phone: { w: 8, h: 8, minW: 4, minH: 3 } },
  inlinePaths: ['title', 'text', 'buttonText'],
  text: (value) => [textAt(value, 'title'), textAt(value, 'text')].filter(Boolean).join('\n'),
  checks: (value) => (textAt(value, 'fundId') === '' ? [{ code: 'no-fund', path: 'fundId' }] : []),
};
