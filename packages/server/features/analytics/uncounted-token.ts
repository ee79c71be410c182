import { takeUncountedToken } from '@veranda/db/analytics/uncounted-tokens';
import { isProof, prove } from '../../platform/crumb/proof.ts';
import type { Deps } from '../../services/deps.ts';

/** Milliseconds that a mark may be on its way. */
const markLifetime = 60_000;

// A mark is `<end in base 36>.<random>.<proof of the site, the end and the random part>`.

/** A mark for a member's browser on its way to a site. */
export function newUncountedToken(deps: Pick<Deps, 'settings' | 'now' | 'random'>, siteId: string): string {
  const end = (deps.now() + markLifetime).toString(36);
  const once = Buffer.from(deps.random(12)).toString('base64url');
  return `${end}.${once}.${prove(deps, ['uncounted', siteId, end, once])}`;
}

/** Takes a mark. @returns false for one that is not ours, has ended, is for another site, or was taken before */
export async function takeMark(
  deps: Pick<Deps, 'settings' | 'now' | 'db'>,
  siteId: string,
  text: string,
): Promise<boolean> {
  const [end = '', once = '', proof = ''] = text.split('.');
  const left = Number.parseInt(end, 36) - deps.now();
  if (!(left > 0 && left <= markLifetime) || !isProof(deps, ['uncounted', siteId, end, once], proof))
    return false;
  const at = new Date(deps.now());
  const before = new Date(deps.now() - 2 * markLifetime);
  return deps.db.forSite(siteId, (tx) => takeUncountedToken(tx, { mark: once, at, before }));
}
