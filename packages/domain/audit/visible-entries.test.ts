import { describe, expect, it } from 'vitest';
import { visibleEntries } from './visible-entries.ts';

describe('the audit log, decisions (rights of the contributor roles)', () => {
  it.each([
    ['the owner', { roles: [], isOwner: true }, 'all'],
    ['an admin', { roles: [1], isOwner: false }, 'all'],
    ['billing', { roles: [2], isOwner: false }, 'billing'],
    ['billing who is admin too', { roles: [2, 1], isOwner: false }, 'all'],
    ['a code that does not exist', { roles: [5], isOwner: false }, 'billing'],
  ] as const)('%s', (_who, holder, seen) => expect(visibleEntries(holder)).toBe(seen));
});
