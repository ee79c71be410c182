import { type BlockKind, textAt } from '../kind.ts';

/** A link with a few words about where it leads (block 13). */
export const link: BlockKind = {
  id: 13,
  key: 'link',
  group: 'site',
  fields: [
    { path: 'label', kind: 'text', maxLength: 200 },
    { path: 'href', kind: 'link' },
    { path: 'description', kind: 'text', maxLength: 500, multiline: true, optional: true },
    { path: 'newWindow', kind: 'switch', optional: true },
  ],
  defaults: { label: '', href: '', description: '', newWindow: false },
  sample: (texts) => ({ label: texts('blockButton') }),
  size: { w: 8, h: 3 },
  minSize: { w: 3, h: 1 },
  text: (value) => [textAt(value, 'label'), textAt(value, 'description')].filter(Boolean).join('\n'),
  checks: (value) => (textAt(value, 'href').trim() === '' ? [{ code: 'link-missing', path: 'href' }] : []),
};
