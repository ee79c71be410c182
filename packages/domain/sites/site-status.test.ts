import { describe, expect, it } from 'vitest';
import { isSiteStatus, siteStatuses } from './site-status.ts';

describe('the status of a site', () => {
  it.each([
    ['storefront §3 site status: expired is 1', 'administration §3 site status: expired is 1', 'expired', 1],
    [
      'storefront §3 site status: past due is 2',
      'administration §3 site status: past due is 2',
      'past due',
      2,
    ],
    ['storefront §3 site status: trial is 3', 'administration §3 site status: trial is 3', 'trial', 3],
    ['storefront §3 site status: beta is 4', 'administration §3 site status: beta is 4', 'beta', 4],
    ['storefront §3 site status: removed is 5', 'administration §3 site status: removed is 5', 'removed', 5],
    [
      'storefront §3 site status: internal is 6',
      'administration §3 site status: internal is 6',
      'internal',
      6,
    ],
    ['storefront §3 site status: comped is 7', 'administration §3 site status: comped is 7', 'comped', 7],
    ['storefront §3 site status: paid is 8', 'administration §3 site status: paid is 8', 'paid', 8],
    [
      'storefront §3 site status: v5-linked is 11',
      'administration §3 site status: v5-linked is 11',
      'v5-linked',
      11,
    ],
    [
      'storefront §3 site status: parking page is 12',
      'administration §3 site status: parking page is 12',
      'parking page',
      12,
    ],
    ['storefront §3 site status: resold is 13', 'administration §3 site status: resold is 13', 'resold', 13],
    [
      'storefront §3 site status: resold grace is 14',
      'administration §3 site status: resold grace is 14',
      'resold grace',
      14,
    ],
    [
      'storefront §3 site status: enterprise is 15',
      'administration §3 site status: enterprise is 15',
      'enterprise',
      15,
    ],
  ] as const)('%s, %s', (_storefront, _administration, status, code) => {
    expect(siteStatuses[status].code).toBe(code);
  });

  it('is no other word', () => expect(['asleep', 'constructor'].filter(isSiteStatus)).toEqual([]));
});
