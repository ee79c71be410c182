import { isProof, prove } from '../crumb/proof.ts';
import type { Deps } from '../deps.ts';

/** How long the address of a preview works (milliseconds). */
export const previewLifetime = 8 * 60 * 60 * 1000;

// A token is `<end in base 36>.<proof of the site and the end>`.

/** A token for the drafts of a site. */
export function previewToken(deps: Pick<Deps, 'settings'>, siteId: string, endsAt: number): string {
  return `${endsAt.toString(36)}.${prove(deps, ['preview', siteId, String(endsAt)])}`;
}

/** Whether a token was given for this site and still works. */
export function isPreviewToken(deps: Pick<Deps, 'settings' | 'now'>, siteId: string, token: string): boolean {
  const [end = '', proof = ''] = token.split('.');
  const endsAt = Number.parseInt(end, 36);
  const now = deps.now();
  if (!Number.isSafeInteger(endsAt) || endsAt < now || endsAt > now + previewLifetime) return false;
  return isProof(deps, ['preview', siteId, String(endsAt)], proof);
}
