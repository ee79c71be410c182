import { type BlockKind, textAt } from '../kind.ts';

/** A link that looks like a button (block 53). */
export const button: BlockKind = {
  id: 53,
  key: 'button',
  group: 'basic',
  fields: [
    { path: 'label', kind: 'text', maxLength: 100, bind: ['title'] },
    { path: 'href', kind: 'link', name: 'label', newWindow: 'newWindow', bind: ['sourceUrl'] },
    { path: 'newWindow', kind: 'switch', optional: true },
    {
      path: 'size',
      kind: 'segmented',
      device: true,
      options: ['small', 'medium', 'large'],
    },
    {
      path: 'variant',
      kind: 'segmented',
      options: ['primary', 'secondary', 'tertiary'],
    },
  ],
  defaults: { label: 'Learn more', href: '', newWindow: false, size: 'medium', variant: 'primary' },
  sample: (texts) => ({ label: texts('blockButton') }),
  size: { w: 5, h: 2 },
  minSize: { w: 2, h: 1 },
  text: (value) => textAt(value, 'label'),
  checks: (value) => (textAt(value, 'href').trim() === '' ? [{ code: 'link-missing', path: 'href' }] : []),
};
