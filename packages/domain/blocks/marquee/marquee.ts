import { type BlockKind, emptyWhen, recordsAt, textAt } from '../kind.ts';

/** Words that move across, again and again, until they are paused (block 70). */
export const marquee: BlockKind = {
  id: 70,
  key: 'marquee',
  group: 'basic',
  fields: [
    { path: 'items', kind: 'list', max: 30, fields: [{ path: 'text', kind: 'text', maxLength: 200 }] },
    { path: 'href', kind: 'link', optional: true },
    { path: 'speed', kind: 'range', min: 1, max: 10, step: 1 },
    { path: 'direction', kind: 'segmented', options: ['forward', 'backward'] },
    { path: 'size', kind: 'segmented', options: ['small', 'medium', 'large'] },
    { path: 'separator', kind: 'select', options: ['dot', 'star', 'slash', 'none'], optional: true },
    { path: 'font', kind: 'font', optional: true },
    { path: 'colour', kind: 'colour', optional: true },
  ],
  defaults: { items: [], href: '', speed: 4, direction: 'forward', size: 'medium', separator: 'dot' },
  sample: (texts) => ({ items: [{ text: texts('blockTextHeading') }, { text: texts('blockButton') }] }),
  size: { w: 24, h: 3 },
  minSize: { w: 8, h: 2 },
  text: (value) =>
    recordsAt(value, 'items')
      .map((item) => textAt(item, 'text'))
      .filter(Boolean)
      .join('\n'),
  checks: (value) =>
    emptyWhen(!recordsAt(value, 'items').some((item) => textAt(item, 'text').trim() !== ''), 'items'),
};
