import { describe, expect, it } from 'vitest';
import { changeContributor, grantProblem, holdsRole, readRoles, transferOwnership } from './changes.ts';
import { contributorRoles } from './codes.ts';

const owner = { accountId: 'owner', roles: [1], isOwner: true };
const admin = { accountId: 'admin', roles: [1], isOwner: false };
const editor = { accountId: 'editor', roles: [4], isOwner: false };
const manager = { accountId: 'manager', roles: [15], isOwner: false };
const all = [owner, admin, editor, manager];
const codes = Object.keys(contributorRoles).map(Number);
const codeOf = (refused: unknown) => (refused as { code?: string } | null)?.code ?? null;

describe('a change of contributors', () => {
  it('decisions §contradictions role: code 5 does not exist and is refused', () => {
    expect(readRoles([4, 5])).toMatchObject({ code: 'role-unknown', field: 'roles', params: { code: 5 } });
    expect(codeOf(readRoles([0]))).toBe('role-unknown');
    expect(readRoles([6, 4, 6])).toEqual([4, 6]);
  });

  it('decisions §rights owner: nobody grants more than they hold', () => {
    expect(codes.filter((code) => !holdsRole(admin, code))).toEqual([]);
    expect(codes.filter((code) => holdsRole(manager, code))).toEqual([3, 4, 6, 7, 10, 14, 15, 16]);
    expect(codes.filter((code) => holdsRole(editor, code))).toEqual([4, 6, 7, 10, 14, 16]);
    expect(grantProblem(manager, [4, 2])).toMatchObject({
      code: 'role-above-own',
      params: { role: 'billing' },
    });
    expect(codeOf(changeContributor(all, { by: 'manager', of: 'editor', roles: [4, 1] }))).toBe(
      'role-above-own',
    );
    expect(codeOf(changeContributor(all, { by: 'manager', of: 'admin', roles: null }))).toBe(
      'member-above-own',
    );
    expect(codeOf(changeContributor(all, { by: 'editor', of: 'editor', roles: [1] }))).toBe('role-above-own');
    expect(changeContributor(all, { by: 'admin', of: 'editor', roles: [1, 2] })).toContainEqual({
      ...editor,
      roles: [1, 2],
    });
  });

  it('decisions §rights owner: the last admin or owner cannot be removed', () => {
    const alone = [admin, editor];
    expect(codeOf(changeContributor(alone, { by: 'admin', of: 'admin', roles: null }))).toBe('last-admin');
    expect(codeOf(changeContributor(alone, { by: 'admin', of: 'admin', roles: [4] }))).toBe('last-admin');
    expect(codeOf(changeContributor(all, { by: 'admin', of: 'owner', roles: null }))).toBe('owner-kept');
    expect(codeOf(changeContributor(all, { by: 'admin', of: 'owner', roles: [4] }))).toBe('owner-kept');
    expect(codeOf(changeContributor(all, { by: 'owner', of: 'owner', roles: null }))).toBe('owner-kept');
    expect(changeContributor(all, { by: 'admin', of: 'admin', roles: null })).toEqual([
      owner,
      editor,
      manager,
    ]);
    expect(changeContributor([...alone, owner], { by: 'admin', of: 'admin', roles: [4] })).toHaveLength(3);
  });

  it('keeps a role that its granter could not give where it was held before', () => {
    const other = { accountId: 'other', roles: [2, 4], isOwner: false };
    expect(codeOf(changeContributor([owner, other], { by: 'other', of: 'other', roles: [2] }))).toBeNull();
  });

  it('finds nobody who is not there', () => {
    expect(codeOf(changeContributor(all, { by: 'admin', of: 'stranger', roles: [4] }))).toBe('not-found');
    expect(codeOf(changeContributor(all, { by: 'stranger', of: 'editor', roles: [4] }))).toBe('not-found');
  });

  it('hands a site over by its owner alone, who stays as an admin', () => {
    expect(transferOwnership(all, { by: 'owner', to: 'editor' })).toEqual([
      { ...owner, isOwner: false },
      { ...editor, isOwner: true, roles: [1, 4] },
    ]);
    expect(codeOf(transferOwnership(all, { by: 'admin', to: 'admin' }))).toBe('owner-only');
    expect(codeOf(transferOwnership(all, { by: 'owner', to: 'owner' }))).toBe('owner-already');
    expect(codeOf(transferOwnership(all, { by: 'owner', to: 'stranger' }))).toBe('not-found');
  });
});
