import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SubscriberRecord } from '@veranda/db/mailing-lists/reader';
import { isEntityId } from '@veranda/domain/entity-id';

type Signed = Pick<SubscriberRecord, 'siteId' | 'id' | 'secret' | 'round'>;

/**
 * Purpose of a link in a mail. A confirmation belongs to one asking; an unsubscribe link holds as long as the
 * row.
 */
export type LinkPurpose = 'confirm' | 'unsubscribe';

// A token is `<id>.<HMAC>`: made again for a mail that is sent twice, kept nowhere, and of no use for another
// purpose.

/** The token of a link in somebody's mails. */
export function listToken(purpose: LinkPurpose, person: Signed): string {
  const round = purpose === 'confirm' ? person.round : 0;
  const mac = createHmac('sha256', person.secret)
    .update(`${purpose}|${person.siteId}|${person.id}|${String(round)}`)
    .digest('base64url')
    .slice(0, 32);
  return `${person.id}.${mac}`;
}

/** Subscriber named by a token, before its signature is checked; null for what is no token. */
export function subscriberOfToken(token: string): string | null {
  const [id = ''] = token.split('.');
  return isEntityId(id) ? id : null;
}

/** True when the token was made for this person and purpose. */
export function opensLink(purpose: LinkPurpose, person: Signed, token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(listToken(purpose, person))];
  return given.length === right.length && timingSafeEqual(given, right);
}
