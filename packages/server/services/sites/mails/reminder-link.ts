import { isProof, prove } from '@veranda/server/platform/crumb/proof';
import type { SitesDeps } from '../deps.ts';
import { hashOfEmail } from '../mailing-lists/subscribe.ts';
import type { SiteEntry } from '../directory/site-directory.ts';

type Signing = Pick<SitesDeps, 'settings'>;

// A token is `<hash of the address>.<HMAC>`: it does not say whose it is, and outlives the erasure of the
// address.

/** Address at which a recipient ends unrequested mails: about abandoned carts and reviews. */
export function remindersOffUrl(
  deps: Signing,
  site: Pick<SiteEntry, 'id' | 'origin'>,
  email: string,
): string {
  const hash = Buffer.from(hashOfEmail(email)).toString('hex');
  return `${site.origin}/cart/reminders/${hash}.${prove(deps, ['cart-reminders', site.id, hash])}`;
}

/** The hash of the address of such a token; null for one that we did not make. */
export function refusalOfToken(deps: Signing, siteId: string, token: string): Uint8Array | null {
  const [hash = '', proof = ''] = token.split('.');
  const isOurs = /^[0-9a-f]{64}$/.test(hash) && isProof(deps, ['cart-reminders', siteId, hash], proof);
  return isOurs ? Buffer.from(hash, 'hex') : null;
}
