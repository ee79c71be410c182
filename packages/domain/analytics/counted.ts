import { contributorRole } from '../contributors/codes.ts';

/**
 * True for a member whose visits of the published site are counted: one whose only role is viewer (administration §6,
 * tracking).
 */
export function isCountedMember(member: {
  readonly roles: readonly number[];
  readonly isOwner: boolean;
}): boolean {
  const { roles, isOwner } = member;
  return !isOwner && roles.length > 0 && roles.every((code) => contributorRole(code) === 'viewer');
}
