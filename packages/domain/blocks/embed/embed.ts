import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** Something of another service by its address: a video, a track, a post (block 22). */
export const embed: BlockKind = {
  id: 22,
  key: 'embed',
  group: 'code',
  fields: [
    { path: 'address', kind: 'embed', service: 'any' },
    { path: 'label', kind: 'text', maxLength: 200, optional: true },
    { path: 'height', kind: 'range', min: 80, max: 1200, step: 20 },
  ],
  defaults: { address: '', label: '', height: 400 },
  size: { w: 14, h: 10 },
  minSize: { w: 5, h: 3 },
  text: (value) => textAt(value, 'label'),
  checks: (value) => emptyWhen(textAt(value, 'address').trim() === '', 'address'),
};
