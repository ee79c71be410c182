import type { ContributorRole } from './codes.ts';

/** Access levels of a role in an area, weakest first. A higher level includes the lower ones. */
export const levels = ['none', 'read', 'draft', 'write', 'publish'] as const;
export type Level = (typeof levels)[number];

/**
 * Areas of the role table (decisions §rights), in its order; last what single cells say of an area: the totals of
 * orders, domains, which settings are without for some, the analytics of the store and of campaigns, and comments of
 * one's own.
 */
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
  'order-totals',
  'domains',
  'store-analytics',
  'campaign-analytics',
  'own-comments',
] as const;
export type Area = (typeof areas)[number];

// One letter an area, in the order above: - none, r read, d draft, w write, p publish. Rights that the table
// grants in part (pages of store items) are not granted
// here: the area as a whole is more than the table allows. Entries of billing are picked out by the audit log
// itself.
export const rightsOfRoles: Readonly<Record<ContributorRole, string>> = {
  admin: 'wwwwpwwwrwwwwrwwr-wrrw',
  billing: '-w--------------r-----',
  reporting: '-------------r---r-rr-',
  editor: '----p-ww-w-----------w',
  moderator: '----r-w--------------w',
  commenter: '---------------------w',
  'store manager': '---------wwww------r--',
  scheduling: '---------------w------',
  viewer: '----------------------',
  'campaigns editor': '---------r----w-----r-',
  'scheduling viewer': '---------------r------',
  'scheduling editor': '---------------w------',
  none: '----------------------',
  'website manager': 'w--wpwwwrwr-rr-----rrw',
  'draft editor': '----d-----------------',
};
