import { adoptGuestOrders, confirmAddress } from '@veranda/db/members/confirmed-address';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { isProof, prove } from '../../platform/crumb/proof.ts';
import type { Deps } from '../../services/deps.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/** Milliseconds for which a link that confirms an address works. */
const linkTtlMs = 60 * 60_000;

// The token of a link is `<milliseconds since 1970, base 36>.<HMAC of the user and that moment>`: it is kept
// nowhere, and is good for the one account that asked for it.

/** The token that a link carries which was asked for at `askedAt`. */
export function addressToken(
  deps: Pick<Deps, 'settings'>,
  asked: { readonly siteId: string; readonly siteUserId: string; readonly askedAt: number },
): string {
  const moment = asked.askedAt.toString(36);
  return `${moment}.${prove(deps, ['address', asked.siteId, asked.siteUserId, moment])}`;
}

/** Leaves a mail with a link to be sent to the address of the signed-in customer. */
export async function askForConfirmation(deps: Deps, { site, call }: Visit): Promise<Refusal | null> {
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  const [id, askedAt] = [deps.newId(), deps.now()];
  await deps.db.forSite(site.id, (tx) =>
    addToOutbox(tx, {
      id,
      topic: 'site-user-address',
      dedupeKey: `site-user-address.${id}`,
      payload: { id, siteUserId: user.id, askedAt },
    }),
  );
  return null;
}

/**
 * Takes the address of the signed-in customer as theirs by the link of the mail, and gives them what they had
 * ordered with it as a guest. A link that another account has asked for counts for nothing: whoever reads the
 * mails of an address, a program that follows their links included, confirms no account of somebody else's.
 */
export async function confirmOwnAddress(
  deps: Deps,
  { site, call }: Visit,
  token: string,
): Promise<Refusal | null> {
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  const [moment = '', proof = '', ...more] = token.split('.');
  const age = deps.now() - Number.parseInt(moment, 36);
  const isOwn = more.length === 0 && isProof(deps, ['address', site.id, user.id, moment], proof);
  if (!isOwn || age > linkTtlMs) return refuse('address-link-over', { field: 'token' });
  const key = { id: user.id };
  await deps.db.forSite(site.id, async (tx) => {
    await confirmAddress(tx, key, new Date(deps.now()));
    await adoptGuestOrders(tx, key);
  });
  return null;
}
