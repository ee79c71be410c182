import { findSiteUserByEmail } from '@veranda/db/members/reader';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { dropCartCookies } from '../../services/commerce/carts/cart-cookie.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import { erasePerson } from '../../services/commerce/customers/erase-person.ts';
import type { Deps } from '../../services/deps.ts';
import { withLoginThrottle } from '../../platform/sessions/login-throttle.ts';
import { matchesPassword } from '../../platform/sessions/passwords.ts';
import { endSession, readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/**
 * Deletes the account of the signed-in customer with what was done in it. Nothing else goes with an address
 * that they have not confirmed: it may be somebody else's. @returns the crumb from now on
 */
export async function eraseAccount(
  deps: Deps,
  visit: Visit,
  password: string,
): Promise<{ erased: true; xsrfToken: string } | Refusal> {
  const { site, call } = visit;
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  const email = user.email.toLowerCase();
  const row = await deps.db.forSite(site.id, (tx) => findSiteUserByEmail(tx, user.email));
  const guess = { among: `site-user-failed|${site.id}`, of: email, ip: call.request.ip };
  const known = await withLoginThrottle<true>(deps, guess, async () =>
    row && (await matchesPassword(row.passwordHash, password))
      ? true
      : refuse('site-user-unknown', { field: 'erasePassword' }),
  );
  if (isRefusal(known)) return known;
  const done = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const guestEmail = user.isAddressConfirmed ? email : null;
    const open = await erasePerson(tx, { accountId: user.id, guestEmail });
    if (open === 'order') return refuse('account-order-open');
    return open === 'subscription' ? refuse('account-subscribed') : { erased: true as const };
  });
  if (isRefusal(done)) return done;
  dropCartCookies(call);
  return { ...done, xsrfToken: await endSession(deps, visit) };
}
