import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { isInPlace, sitePlaces } from './site-places.ts';

/** The addresses of no site, those that are outside its navigation, and what leads to a part of an editor. */
const apart = new Set(['root', 'signup', 'login', 'templates', 'sites', 'part']);

describe('the places of a site', () => {
  it('every screen of a site is in exactly one of them, which the navigation marks', () => {
    for (const [name, path] of Object.entries(paths)) {
      if (apart.has(name) || typeof path === 'string') continue;
      const pathname = (path as (site: string, id: string) => string)('levain', 'one').split('?')[0] ?? '';
      const marked = sitePlaces.filter((place) => isInPlace(pathname, place, 'levain'));
      expect(marked, name).toHaveLength(1);
    }
  });

  it('put everything about selling beside the orders', () => {
    const orders = sitePlaces.find(({ id }) => id === 'orders');
    for (const path of [
      paths.drafts,
      paths.customers,
      paths.memberPlans,
      paths.donations,
      paths.mailSettings,
    ])
      expect(orders && isInPlace(path('levain'), orders, 'levain')).toBe(true);
  });
});
