import { contributorRole } from './codes.ts';
import { type Area, areas, type Level, levels, rightsOfRoles } from './rights.data.ts';

const letters: Readonly<Record<string, Level>> = {
  '-': 'none',
  r: 'read',
  d: 'draft',
  w: 'write',
  p: 'publish',
};

/** Role codes of an account, and the flag of the owner, who may do everything an admin may. */
export interface Holder {
  readonly roles: readonly number[];
  readonly isOwner: boolean;
}

/** The highest level that any of the holder's roles gives in the area: the union counts, deny by default. */
export function levelIn(holder: Holder, area: Area): Level {
  const codes = holder.isOwner ? [1, ...holder.roles] : holder.roles;
  const place = areas.indexOf(area);
  return codes.reduce<Level>((best, code) => {
    const role = contributorRole(code);
    const level = role === null ? 'none' : (letters[rightsOfRoles[role][place] ?? '-'] ?? 'none');
    return levels.indexOf(level) > levels.indexOf(best) ? level : best;
  }, 'none');
}

/**
 * True when the holder may act at `level` in `area`; `any` asks only for some role that sees the studio at
 * all, `view` for one that sees a closed site.
 */
export function may(holder: Holder, area: Area, level: Exclude<Level, 'none'> | 'any' | 'view'): boolean {
  if (level === 'view') return seesClosedSite(holder);
  if (level === 'any') return areas.some((area) => levelIn(holder, area) !== 'none');
  const held = levelIn(holder, area);
  return held !== 'none' && levels.indexOf(held) >= levels.indexOf(level);
}

/**
 * True when the holder sees a trial, private or locked site as a visitor would (decisions §rights): every
 * role does, viewer among them, but the one that is called none.
 */
export function seesClosedSite(holder: Holder): boolean {
  return holder.isOwner || holder.roles.some((code) => (contributorRole(code) ?? 'none') !== 'none');
}
