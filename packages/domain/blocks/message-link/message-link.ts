import { type BlockKind, textAt } from '../kind.ts';

/** A link to the message as a page, as pages made of mails have it (block 58). */
export const messageLink: BlockKind = {
  id: 58,
  key: 'message-link',
  group: 'basic',
  fields: [{ path: 'label', kind: 'text', maxLength: 200, optional: true }],
  defaults: { label: '' },
  size: { w: 12, h: 2 },
  text: (value) => textAt(value, 'label'),
  replacement: (value) => ({ type: 13, value: { label: textAt(value, 'label'), href: '/' } }),
};
