import type { BlockKind } from '../kind.ts';
import { plainKind, textAt } from '../kind.ts';

/** A link that looks like a button (block 53). */
export const button: BlockKind = {
  ...plainKind,
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
  sizes: { desktop: { w: 5, h: 2, minW: 2, minH: 1 }, phone: { w: 8, h: 2, minW: 2, minH: 1 } },
  inlinePaths: ['label'],
  text: (value) => textAt(value, 'label'),
  links: (value) => [textAt(value, 'href')].filter(Boolean),
  checks: (value) => [
    ...(textAt(value, 'label').trim() === '' ? [{ code: 'empty-label' as const, path: 'label' }] : []),
    ...(textAt(value, 'href') === '' ? [{ code: 'empty-link' as const, path: 'href' }] : []),
  ],
};
