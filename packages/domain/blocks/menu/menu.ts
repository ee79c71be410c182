import { type BlockKind, emptyWhen, textAt } from '../kind.ts';
import { menuText, readMenu } from './menu-notation.ts';

/** A menu of dishes or services with prices (block 18); `menu-notation.ts` reads its source. */
export const menu: BlockKind = {
  id: 18,
  key: 'menu',
  group: 'lists',
  fields: [
    { path: 'source', kind: 'code', language: 'menu', maxLength: 50_000 },
    { path: 'columns', kind: 'segmented', options: ['1', '2'] },
    { path: 'leaders', kind: 'switch', optional: true },
  ],
  defaults: { source: '', columns: '1', leaders: true },
  sample: (texts) => ({ source: texts('blockMenu') }),
  size: { w: 16, h: 12 },
  minSize: { w: 6, h: 4 },
  text: (value) => menuText(textAt(value, 'source')),
  checks: (value) => emptyWhen(readMenu(textAt(value, 'source')).length === 0, 'source'),
};
