import { isProof, type ProofUse, prove } from '@veranda/server/platform/crumb/proof';
import type { SitesDeps } from '../deps.ts';

/** Lifetime of a preview's address, in milliseconds. */
export const previewLifetime = 8 * 60 * 60 * 1000;

/** Content that a token of a site opens: its drafts, or features for the operator's staff alone. */
type TokenPurpose = Extract<ProofUse, 'preview' | 'internal'>;

/** A token without its end. */
interface TokenOf {
  readonly siteId: string;
  readonly purpose: TokenPurpose;
}

// A token is `<end in base 36>.<proof of the purpose, the site and the end>`.

/** A token of a site that works until `endsAt` (milliseconds since 1970). */
export function siteToken(
  deps: Pick<SitesDeps, 'settings'>,
  { siteId, purpose }: TokenOf,
  endsAt: number,
): string {
  return `${endsAt.toString(36)}.${prove(deps, [purpose, siteId, String(endsAt)])}`;
}

/** Remaining lifetime of a token, in milliseconds; 0 when it was not given for this or has ended. */
export function tokenLeft(
  deps: Pick<SitesDeps, 'settings' | 'now'>,
  { siteId, purpose }: TokenOf,
  token: string,
): number {
  const [end = '', proof = ''] = token.split('.');
  const endsAt = Number.parseInt(end, 36);
  const left = endsAt - deps.now();
  if (!Number.isSafeInteger(endsAt) || left <= 0 || left > previewLifetime) return 0;
  return isProof(deps, [purpose, siteId, String(endsAt)], proof) ? left : 0;
}
