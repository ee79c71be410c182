import { type BlockKind, textAt } from '../kind.ts';

/** A link that looks like a button (block 53). */
export const button: BlockKind = {
  id: 53,
  key: 'button',
  label: 'Button',
  group: 'basic',
  fields: [
    { path: 'label', label: 'Label', kind: 'text', maxLength: 100 },
    { path: 'href', label: 'Link', kind: 'link' },
    { path: 'newWindow', label: 'Open in a new window', kind: 'switch', optional: true },
    {
      path: 'size',
      label: 'Size',
      kind: 'segmented',
      options: [
        { value: 'small', label: 'Small' },
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large' },
      ],
    },
    {
      path: 'variant',
      label: 'Style',
      kind: 'segmented',
      options: [
        { value: 'primary', label: 'Primary' },
        { value: 'secondary', label: 'Secondary' },
        { value: 'tertiary', label: 'Tertiary' },
      ],
    },
  ],
  defaults: { label: 'Learn more', href: '', newWindow: false, size: 'medium', variant: 'primary' },
  size: { w: 5, h: 2 },
  text: (value) => textAt(value, 'label'),
};
