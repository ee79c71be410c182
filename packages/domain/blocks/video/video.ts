import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

const file = { path: 'source', is: ['file'] } as const;
const service = { path: 'source', is: ['service'] } as const;

/** A film: a file of the site, or one on a service that is loaded when a visitor asks for it (block 32). */
export const video: BlockKind = {
  id: 32,
  key: 'video',
  group: 'media',
  fields: [
    { path: 'source', kind: 'segmented', options: ['service', 'file'] },
    { path: 'address', kind: 'embed', service: 'video', when: service, optional: true },
    { path: 'fileId', kind: 'file', accepts: 'video', when: file, optional: true },
    { path: 'captionsId', kind: 'file', accepts: 'captions', when: file, optional: true },
    { path: 'posterId', kind: 'asset', optional: true },
    { path: 'title', kind: 'text', maxLength: 200, optional: true },
    { path: 'caption', kind: 'text', maxLength: 1000, optional: true },
    {
      path: 'ratio',
      kind: 'ratio',
      options: ['16:9', '4:3', '1:1', '9:16', '21:9'],
      optional: true,
    },
    { path: 'overlay', kind: 'range', min: 0, max: 90, step: 5, when: service, optional: true },
    { path: 'loop', kind: 'switch', when: file, optional: true },
    { path: 'muted', kind: 'switch', when: file, optional: true },
  ],
  defaults: {
    source: 'service',
    address: '',
    fileId: '',
    captionsId: '',
    posterId: '',
    title: '',
    caption: '',
    ratio: '16:9',
    overlay: 70,
    loop: false,
    muted: false,
  },
  sample: (_texts, { files: [fileId] = [] }) => (fileId ? { source: 'file', fileId } : {}),
  size: { w: 16, h: 10 },
  minSize: { w: 5, h: 3 },
  text: (value) => [textAt(value, 'title'), textAt(value, 'caption')].filter(Boolean).join('\n'),
  assets: (value) => ['fileId', 'captionsId', 'posterId'].map((path) => textAt(value, path)).filter(Boolean),
  checks: (value) => {
    const path = value['source'] === 'file' ? 'fileId' : 'address';
    return emptyWhen(textAt(value, path).trim() === '', path);
  },
};
