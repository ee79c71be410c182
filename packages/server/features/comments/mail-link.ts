import { isEntityId } from '@veranda/domain/entity-id';
import { isProof, prove } from '../../platform/crumb/proof.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { hashOfEmail } from '../../services/sites/mailing-lists/subscribe.ts';

type Signing = Pick<Deps, 'settings'>;

/** Somebody who gets mails about comments. */
type MailReader =
  | { readonly kind: 'moderator'; readonly accountId: string }
  | { readonly kind: 'commenter'; readonly emailHash: Uint8Array };

// A token is `<account id, or hash of the address>.<HMAC>`: it does not say whose it is.

/** Address at which a moderator ends mails about comments that wait. */
export function moderatorMailsOffUrl(deps: Signing, site: Site, accountId: string): string {
  return linkOf(deps, site, accountId);
}

/** Address at which a commenter ends mails about replies. */
export function replyMailsOffUrl(deps: Signing, site: Site, email: string): string {
  return linkOf(deps, site, Buffer.from(hashOfEmail(email)).toString('hex'));
}

type Site = Pick<SiteEntry, 'id' | 'origin'>;

function linkOf(deps: Signing, site: Site, reader: string): string {
  return `${site.origin}/comment-mails/${reader}.${prove(deps, ['comment-mails', site.id, reader])}`;
}

/** Reader whose mails such a token ends; null for one that we did not make. */
export function readMailLink(deps: Signing, siteId: string, token: string): MailReader | null {
  const [reader = '', proof = ''] = token.split('.');
  if (!isProof(deps, ['comment-mails', siteId, reader], proof)) return null;
  if (isEntityId(reader)) return { kind: 'moderator', accountId: reader };
  return { kind: 'commenter', emailHash: Buffer.from(reader, 'hex') };
}
