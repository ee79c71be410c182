import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** A sound of the site with its title and author (block 41). */
export const audio: BlockKind = {
  id: 41,
  key: 'audio',
  group: 'media',
  fields: [
    { path: 'fileId', kind: 'file', accepts: 'audio' },
    { path: 'title', kind: 'text', maxLength: 200, optional: true },
    { path: 'author', kind: 'text', maxLength: 200, optional: true },
    { path: 'showMeta', kind: 'switch', optional: true },
    { path: 'download', kind: 'switch', optional: true },
    { path: 'loop', kind: 'switch', optional: true },
  ],
  defaults: { fileId: '', title: '', author: '', showMeta: true, download: false, loop: false },
  sample: (_texts, { files: [fileId = ''] = [] }) => ({ fileId }),
  size: { w: 12, h: 3 },
  minSize: { w: 6, h: 2 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'author')].filter(Boolean).join('\n'),
  assets: (value) => [textAt(value, 'fileId')].filter(Boolean),
  checks: (value) => emptyWhen(textAt(value, 'fileId') === '', 'fileId'),
};
