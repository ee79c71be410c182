import { describe, expect, it } from 'vitest';
import { contributorRole } from './codes.ts';

describe('the roles of contributors', () => {
  it.each([
    ['storefront §6 role: admin is 1', 'administration §3 role: admin is 1', 1, 'admin'],
    ['storefront §6 role: billing is 2', 'administration §3 role: billing is 2', 2, 'billing'],
    ['storefront §6 role: reporting is 3', 'administration §3 role: reporting is 3', 3, 'reporting'],
    ['storefront §6 role: editor is 4', 'administration §3 role: editor is 4', 4, 'editor'],
    ['storefront §6 role: moderator is 6', 'administration §3 role: moderator is 6', 6, 'moderator'],
    ['storefront §6 role: commenter is 7', 'administration §3 role: commenter is 7', 7, 'commenter'],
    [
      'storefront §6 role: store manager is 8',
      'administration §3 role: store manager is 8',
      8,
      'store manager',
    ],
    ['storefront §6 role: scheduling is 9', 'administration §3 role: scheduling is 9', 9, 'scheduling'],
    ['storefront §6 role: viewer is 10', 'administration §3 role: viewer is 10', 10, 'viewer'],
    [
      'storefront §6 role: campaigns editor is 11',
      'administration §3 role: campaigns editor is 11',
      11,
      'campaigns editor',
    ],
    [
      'storefront §6 role: scheduling viewer is 12',
      'administration §3 role: scheduling viewer is 12',
      12,
      'scheduling viewer',
    ],
    [
      'storefront §6 role: scheduling editor is 13',
      'administration §3 role: scheduling editor is 13',
      13,
      'scheduling editor',
    ],
    ['storefront §6 role: none is 14', 'administration §3 role: none is 14', 14, 'none'],
    [
      'storefront §6 role: website manager is 15',
      'administration §3 role: website manager is 15',
      15,
      'website manager',
    ],
    [
      'storefront §6 role: draft editor is 16',
      'administration §3 role: draft editor is 16',
      16,
      'draft editor',
    ],
  ] as const)('%s, %s', (_storefront, _administration, code, role) =>
    expect(contributorRole(code)).toBe(role),
  );

  it('have no code 5', () => expect(contributorRole(5)).toBeNull());
});
