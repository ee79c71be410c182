import { describe, expect, it } from 'vitest';
import { gateOf, nobody, type PageAccess } from './page-access.ts';

const password: PageAccess = { kind: 'password', hash: 'x' };
const members: PageAccess = { kind: 'members' };
const paywall: PageAccess = { kind: 'paywall', productIds: ['p1', 'p2'] };
const who = { ...nobody };

describe('storefront §2: who may see a page', () => {
  it.each([
    ['anyone sees an open page', undefined, who, null],
    ['105 protected content asks for its password', password, who, 'protected'],
    ['and opens by it', password, { ...who, isUnlocked: true }, null],
    ['a member needs the password too', password, { ...who, isMember: true }, 'protected'],
    ['106 member-area access is denied to strangers', members, who, 'access-denied'],
    ['and given to members', members, { ...who, isMember: true }, null],
    [
      '107 a paywall stands before members who have not bought',
      paywall,
      { ...who, isMember: true },
      'paywall',
    ],
    [
      'a product of something else opens nothing',
      paywall,
      { ...who, paidProducts: new Set(['p3']) },
      'paywall',
    ],
    ['any of its products opens it', paywall, { ...who, paidProducts: new Set(['p2']) }, null],
    ['one without products opens to nobody', { kind: 'paywall', productIds: [] } as const, who, 'paywall'],
  ] as const)('%s', (_sentence, access, visitor, gate) => expect(gateOf(access, visitor)).toBe(gate));
});
