import { type BlockKind, textAt } from '../kind.ts';

/** The way in for members: pages that only they see, plans to join with, and the log-in (block 67). */
export const memberArea: BlockKind = {
  id: 67,
  key: 'member-area',
  group: 'site',
  fields: [
    { path: 'title', kind: 'text', maxLength: 200, optional: true },
    { path: 'text', kind: 'text', maxLength: 1000, multiline: true, optional: true },
    { path: 'showPages', kind: 'switch', optional: true },
    { path: 'showPlans', kind: 'switch', optional: true },
    { path: 'buttonText', kind: 'text', maxLength: 100, optional: true },
  ],
  defaults: { title: '', text: '', showPages: true, showPlans: true, buttonText: '' },
  size: { w: 12, h: 8 },
  minSize: { w: 6, h: 3 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'text')].filter(Boolean).join('\n'),
};
