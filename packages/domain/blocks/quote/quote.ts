import { type BlockKind, textAt, emptyWhen } from '../kind.ts';

/** A quotation with its source (block 31). */
export const quote: BlockKind = {
  id: 31,
  key: 'quote',
  group: 'basic',
  fields: [
    { path: 'text', kind: 'text', maxLength: 2000, multiline: true, bind: ['excerpt'] },
    { path: 'source', kind: 'text', maxLength: 200, bind: ['author', 'title'], optional: true },
  ],
  defaults: { text: '', source: '' },
  sample: (texts) => ({ text: texts('blockQuote'), source: texts('blockQuoteSource') }),
  size: { w: 14, h: 6 },
  minSize: { w: 4, h: 2 },
  text: (value) => [textAt(value, 'text'), textAt(value, 'source')].filter(Boolean).join('\n'),
  checks: (value) => emptyWhen(textAt(value, 'text').trim() === '', 'text'),
};
