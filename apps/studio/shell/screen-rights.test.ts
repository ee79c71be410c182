import { contributorRoles } from '@veranda/domain/contributors/codes';
import { may } from '@veranda/domain/contributors/rights';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { areasOfScreen } from './screen-rights.ts';

// What the table of the decisions gives each role, screen by screen; the rest of the screens says why it is closed.
const opened: Readonly<Record<string, readonly (keyof typeof paths)[]>> = {
  billing: ['home', 'people', 'activity'],
  reporting: ['home', 'people', 'analytics', 'pageErrors'],
  editor: [
    'tags',
    'importContent',
    'inventory',
    'home',
    'people',
    'pages',
    'files',
    'comments',
    'forms',
    'connections',
    'mailingLists',
    'products',
    'reviews',
    'memberPlans',
    'donations',
    'importProducts',
    'screens',
    'collections',
  ],
  moderator: [
    'tags',
    'importContent',
    'home',
    'people',
    'pages',
    'files',
    'comments',
    'reviews',
    'screens',
    'collections',
  ],
  'store manager': [
    'analytics',
    'tags',
    'inventory',
    'home',
    'people',
    'files',
    'products',
    'importProducts',
    'reviews',
    'restock',
    'orders',
    'mismatchedPayments',
    'drafts',
    'customers',
    'subscriptions',
    'memberPlans',
    'donations',
    'giftCards',
    'discounts',
    'mailSettings',
  ],
  'campaigns editor': [
    'analytics',
    'tags',
    'inventory',
    'home',
    'people',
    'files',
    'products',
    'importProducts',
    'reviews',
    'memberPlans',
    'donations',
    'mailingLists',
    'connections',
  ],
  'draft editor': ['tags', 'importContent', 'home', 'people', 'pages', 'files', 'screens', 'collections'],
  commenter: ['home', 'people', 'comments'],
  viewer: ['home', 'people'],
  none: ['home', 'people'],
};
const screens = [
  ...new Set([
    ...Object.values(opened).flat(),
    'design',
    'settings',
    'storeSettings',
    'domains',
    'codeInjection',
    'apiKeys',
    'webhooks',
    'deliveries',
    'redirects',
    'shipping',
    'taxes',
    'payments',
    'languages',
    'socialSettings',
  ]),
] as (keyof typeof paths)[];

function isOpen(code: number, screen: keyof typeof paths): boolean {
  const path = paths[screen] as (site: string) => string;
  const areas = areasOfScreen(path('levain'), 'levain');
  const holder = { roles: [code], isOwner: false };
  return (
    areas === null ||
    areas.some((area) => may(holder, area as 'pages', 'read') || may(holder, area as 'pages', 'draft'))
  );
}

describe('the screens of a role', () => {
  it.each(Object.entries(opened))('%s opens what its rights reach, and nothing else', (role, expected) => {
    const code = Number(Object.entries(contributorRoles).find(([, name]) => name === role)?.[0]);
    expect(screens.filter((screen) => isOpen(code, screen)).sort()).toEqual([...expected].sort());
  });

  it('an admin opens every screen', () => {
    expect(screens.filter((screen) => !isOpen(1, screen))).toEqual([]);
  });

  it('a website manager opens the settings, without domains, people’s keys and activity', () => {
    const closed = screens.filter((screen) => !isOpen(15, screen)).sort();
    expect(closed).toEqual(['activity', 'apiKeys', 'discounts', 'domains', 'webhooks']);
  });

  it('a screen below another has the areas of the nearest one', () => {
    expect(areasOfScreen('/config/levain/settings/domains', 'levain')).toEqual(['domains']);
    expect(areasOfScreen('/config/levain/settings/api-keys', 'levain')).toEqual(['people']);
    expect(areasOfScreen('/config/levain/commerce/products/1/page', 'levain')).toEqual(['products']);
    expect(areasOfScreen('/config/levain', 'levain')).toBeNull();
    expect(areasOfScreen('/config/levain/settings/people', 'levain')).toBeNull();
  });
});
