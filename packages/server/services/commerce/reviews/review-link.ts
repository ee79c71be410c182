import { reviewNowEmail } from '@veranda/contracts/sentinels';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEntityId } from '@veranda/domain/entity-id';
import { isProof, prove } from '@veranda/server/platform/crumb/proof';
import type { CommerceDeps } from '../deps.ts';

/** Milliseconds after a purchase before its buyer is asked what they say of it: by then it has come. */
const askAfter = 14 * 24 * 60 * 60_000;

// The token of a link is `<order>.<proof>`: it can be made again for a mail that is sent twice, and is kept
// nowhere.

/** The token that leads to the reviews of an order. */
export function reviewToken(deps: Pick<CommerceDeps, 'settings'>, siteId: string, orderId: string): string {
  return `${orderId}.${prove(deps, ['review', siteId, orderId])}`;
}

/** The order of a token; null for one that we did not make. */
export function orderOfToken(
  deps: Pick<CommerceDeps, 'settings'>,
  siteId: string,
  token: string,
): string | null {
  const [orderId = '', proof = '', ...more] = token.split('.');
  if (!isEntityId(orderId) || more.length > 0) return null;
  return isProof(deps, ['review', siteId, orderId], proof) ? orderId : null;
}

/** Leaves a mail to be sent some time after a purchase; whether it is sent is decided then. */
export async function askForReviewLater(
  deps: Pick<CommerceDeps, 'newId' | 'now' | 'settings'>,
  tx: SiteTransaction,
  { id: orderId, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const isAtOnce = deps.settings.development && email === reviewNowEmail;
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'review-request',
    dedupeKey: `review-request.${orderId}`,
    payload: { orderId },
    dueAt: new Date(deps.now() + (isAtOnce ? 0 : askAfter)),
  });
}
