import { type BlockKind, textAt, emptyWhen } from '../kind.ts';

/** A fund with its amounts, and a button that leads to its page (block 52). */
export const donation: BlockKind = {
  id: 52,
  key: 'donation',
  group: 'commerce',
  fields: [
    { path: 'fundId', kind: 'fund' },
    { path: 'title', kind: 'text', maxLength: 100, optional: true },
    { path: 'text', kind: 'text', maxLength: 500, multiline: true, optional: true },
    { path: 'showAmounts', kind: 'switch', optional: true },
    { path: 'buttonText', kind: 'text', maxLength: 100, optional: true },
  ],
  defaults: { fundId: '', title: '', text: '', showAmounts: true, buttonText: '' },
  sample: (_texts, { funds: [fundId = ''] }) => ({ fundId }),
  size: { w: 10, h: 8 },
  minSize: { w: 6, h: 4 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'text')].filter(Boolean).join('\n'),
  checks: (value) => emptyWhen(textAt(value, 'fundId') === '', 'fundId'),
};
