import { type BlockKind, textAt } from '../kind.ts';
import { sampleText } from '../sample.ts';

/** Sender and address at the end of a message, as pages made of mails have them (block 57). */
export const emailFooter: BlockKind = {
  id: 57,
  key: 'email-footer',
  group: 'basic',
  fields: [{ path: 'text', kind: 'text', maxLength: 1000, multiline: true, optional: true }],
  defaults: { text: '' },
  size: { w: 24, h: 3 },
  text: (value) => textAt(value, 'text'),
  replacement: (value) => ({ type: 2, value: { doc: sampleText(textAt(value, 'text')) } }),
};
