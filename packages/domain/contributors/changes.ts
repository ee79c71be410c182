import { type Refusal, refuse } from '../refusal.ts';
import { contributorRole } from './codes.ts';
import { areas, levels } from './rights.data.ts';
import { type Holder, levelIn } from './rights.ts';

/** Milliseconds for which the link of an invitation works. */
export const invitationTtlMs = 14 * 24 * 60 * 60_000;
/** Contributors and open invitations of a site at most. */
export const maxContributors = 200;

/** A contributor of a site. */
interface Contributor extends Holder {
  readonly accountId: string;
}

/** Role codes without repeats, in order; refused where one does not exist (decisions: code 5). */
export function readRoles(codes: readonly number[]): readonly number[] | Refusal {
  const unknown = codes.find((code) => contributorRole(code) === null);
  if (unknown !== undefined) return refuse('role-unknown', { field: 'roles', params: { code: unknown } });
  return [...new Set(codes)].sort((one, other) => one - other);
}

/** True when a holder has every right that a role gives: they may give it, and take it away. */
export function holdsRole(holder: Holder, code: number): boolean {
  const role = { roles: [code], isOwner: false };
  return areas.every((area) => {
    const asked = levels.indexOf(levelIn(role, area));
    // Who reads orders reads their totals.
    const held = Math.max(
      levels.indexOf(levelIn(holder, area)),
      area === 'order-totals'
        ? Math.min(levels.indexOf(levelIn(holder, 'orders')), levels.indexOf('read'))
        : 0,
    );
    return asked <= held;
  });
}

/** The refusal of roles of which one gives more than its granter holds (decisions §rights); null for none. */
export function grantProblem(granter: Holder, codes: readonly number[]): Refusal | null {
  const above = codes.find((code) => !holdsRole(granter, code));
  if (above === undefined) return null;
  return refuse('role-above-own', { field: 'roles', params: { role: contributorRole(above) ?? '' } });
}

/** The refusal of changing somebody who holds more than the one who changes; null for none. */
function rankProblem(granter: Contributor, target: Contributor): Refusal | null {
  if (granter.accountId === target.accountId || granter.isOwner) return null;
  if (target.isOwner) return refuse('owner-kept');
  return target.roles.every((code) => holdsRole(granter, code)) ? null : refuse('member-above-own');
}

const leads = ({ roles, isOwner }: Holder): boolean => isOwner || roles.includes(1);

/**
 * Changes the roles of a contributor; `roles` null ends the membership. @returns the contributors afterwards, or
 * why not: the owner stays (ownership is handed over, not removed), an admin or owner always remains, and
 * nobody grants or takes more than they hold (decisions §rights).
 */
export function changeContributor<C extends Contributor>(
  contributors: readonly C[],
  change: { readonly by: string; readonly of: string; readonly roles: readonly number[] | null },
): readonly C[] | Refusal {
  const granter = contributors.find(({ accountId }) => accountId === change.by);
  const target = contributors.find(({ accountId }) => accountId === change.of);
  if (!granter || !target) return refuse('not-found');
  const { roles } = change;
  const problem = rankProblem(granter, target) ?? (roles && grantProblem(granter, added(target, roles)));
  if (problem) return problem;
  if (roles === null && target.isOwner) return refuse('owner-kept');
  const left = contributors.flatMap((one) => (one !== target ? [one] : roles ? [{ ...one, roles }] : []));
  return left.some(leads) ? left : refuse('last-admin');
}

function added({ roles: held }: Holder, roles: readonly number[]): readonly number[] {
  return roles.filter((code) => !held.includes(code));
}

/**
 * Hands the ownership of a site over to another contributor; the one who had it stays as an admin. @returns both as
 * they are afterwards, or why not
 */
export function transferOwnership(
  contributors: readonly Contributor[],
  transfer: { readonly by: string; readonly to: string },
): readonly [from: Contributor, to: Contributor] | Refusal {
  const from = contributors.find(({ accountId }) => accountId === transfer.by);
  const to = contributors.find(({ accountId }) => accountId === transfer.to);
  if (!from?.isOwner) return refuse('owner-only');
  if (!to) return refuse('not-found');
  if (to === from) return refuse('owner-already');
  const withAdmin = (roles: readonly number[]) => [...new Set([1, ...roles])];
  return [
    { ...from, isOwner: false, roles: withAdmin(from.roles) },
    { ...to, isOwner: true, roles: withAdmin(to.roles) },
  ];
}
