import { type BlockKind, textAt } from '../kind.ts';

/** A fund with its amounts, and a button that leads to its page (block 52). */
export const donation: BlockKind = {
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
  size: { w: 10, h: 8 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'text')].filter(Boolean).join('\n'),
};
