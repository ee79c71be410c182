import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** The logo of the site or another picture, or the title of the site where there is none (block 3). */
export const logo: BlockKind = {
  id: 3,
  key: 'logo',
  group: 'site',
  fields: [
    { path: 'source', kind: 'segmented', options: ['site', 'own'] },
    { path: 'assetId', kind: 'asset', when: { path: 'source', is: ['own'] }, optional: true },
    { path: 'width', kind: 'range', min: 40, max: 600, step: 10 },
    { path: 'linkHome', kind: 'switch', optional: true },
  ],
  defaults: { source: 'site', assetId: '', width: 160, linkHome: true },
  size: { w: 5, h: 3 },
  minSize: { w: 2, h: 1 },
  assets: (value) => (value['source'] === 'own' ? [textAt(value, 'assetId')].filter(Boolean) : []),
  checks: (value) => emptyWhen(value['source'] === 'own' && textAt(value, 'assetId') === '', 'assetId'),
};
