import { isEntityId } from '@veranda/domain/entity-id';
import { isProof, prove } from '../../platform/crumb/proof.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type Signing = Pick<Deps, 'settings'>;

// A token is `<sign-up>.<HMAC>`: it does not say whose it is.

/** Address of a link that ends the mails about a product that somebody waits for. */
export function restockEndUrl(
  deps: Signing,
  site: Pick<SiteEntry, 'id' | 'origin'>,
  signUpId: string,
): string {
  return `${site.origin}/cart/restock/${signUpId}.${prove(deps, ['restock', site.id, signUpId])}`;
}

/** The sign-up of such a token; null for one that we did not make. */
export function signUpOfToken(deps: Signing, siteId: string, token: string): string | null {
  const [signUpId = '', proof = ''] = token.split('.');
  return isEntityId(signUpId) && isProof(deps, ['restock', siteId, signUpId], proof) ? signUpId : null;
}
