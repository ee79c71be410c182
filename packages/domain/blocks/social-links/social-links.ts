import { type BlockKind, emptyWhen, recordsAt, textAt } from '../kind.ts';

/** Accounts on other services as icons, names or both: those of the site, or others (block 54). */
export const socialLinks: BlockKind = {
  id: 54,
  key: 'social-links',
  group: 'site',
  fields: [
    { path: 'source', kind: 'segmented', options: ['site', 'own'] },
    {
      path: 'accounts',
      kind: 'list',
      max: 30,
      fields: [
        { path: 'href', kind: 'link' },
        { path: 'name', kind: 'text', maxLength: 100, optional: true },
      ],
      when: { path: 'source', is: ['own'] },
      optional: true,
    },
    { path: 'show', kind: 'segmented', options: ['icons', 'names', 'both'] },
    { path: 'size', kind: 'segmented', options: ['small', 'medium', 'large'] },
  ],
  defaults: { source: 'site', accounts: [], show: 'icons', size: 'medium' },
  size: { w: 10, h: 2 },
  minSize: { w: 3, h: 1 },
  text: (value) =>
    recordsAt(value, 'accounts')
      .map((account) => textAt(account, 'name'))
      .filter(Boolean)
      .join('\n'),
  checks: (value) =>
    emptyWhen(value['source'] === 'own' && recordsAt(value, 'accounts').length === 0, 'accounts'),
};
