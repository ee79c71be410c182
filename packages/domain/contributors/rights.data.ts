import type { ContributorRole } from './codes.ts';

/** What a role may do in an area, weakest first. A higher level holds the lower ones. */
export const levels = ['none', 'read', 'draft', 'write', 'publish'] as const;
export type Level = (typeof levels)[number];

/** Areas of the role table (decisions, rights of the contributor roles), in its order. */
export const areas = [
  'settings',
  'billing',
  'people',
  'design',
  'pages',
  'custom-code',
  'comments',
  'forms',
  'answers',
  'products',
  'orders',
  'discounts',
  'restock',
  'analytics',
  'campaigns',
  'scheduling',
  'audit',
] as const;
export type Area = (typeof areas)[number];

// One letter an area, in the order above: - none, r read, d draft, w write, p publish. What the table narrows in
// words is narrowed by the feature: the moderator reads pages, the commenter writes own comments, the store manager
// publishes store items and reads store analytics.
export const rightsOfRoles: Readonly<Record<ContributorRole, string>> = {
  admin: 'wwwwpwwwrwwwwrwwr',
  billing: '-w--------------r',
  reporting: '-------------r---',
  editor: '----p-ww-w-------',
  moderator: '----r-w----------',
  commenter: '------w----------',
  'store manager': '---------wwwwr---',
  scheduling: '---------------w-',
  viewer: '-----------------',
  'campaigns editor': '-------rr----rw--',
  'scheduling viewer': '---------------r-',
  'scheduling editor': '---------------w-',
  none: '-----------------',
  'website manager': 'w--wpwwwrwr-rr---',
  'draft editor': '----d------------',
};
