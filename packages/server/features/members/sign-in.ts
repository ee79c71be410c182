import type { SiteUser } from '@veranda/contracts/members';
import { adoptGuestOrders } from '@veranda/db/members/confirmed-address';
import { lockSiteUser } from '@veranda/db/members/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import {
  broughtTokenHash,
  dropCartCookies,
  freshCartToken,
  setCartCookies,
} from '../../services/commerce/carts/cart-cookie.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import { browserHashOf } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import type { Call } from '../../platform/http/route.ts';
import { freshSession, setSessionCookies, writeSession } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { adoptCart } from './adopt-cart.ts';

/** A call of a visitor, and the site it is for. */
export interface Visit {
  readonly site: SiteEntry;
  readonly call: Pick<Call<never>, 'request' | 'reply' | 'crumb'>;
}

export interface SignedIn {
  readonly siteUser: SiteUser;
  readonly xsrfToken: string;
}

/**
 * Signs in whom `find` finds, in one transaction with their carts: a session without its cart, or a cart
 * without its session, is never left behind.
 */
export async function signIn(
  deps: Deps,
  visit: Visit,
  how: {
    readonly remember: boolean;
    readonly find: (tx: SiteTransaction) => Promise<SiteUser | Refusal>;
  },
): Promise<SignedIn | Refusal> {
  const { site, call } = visit;
  const [session, fresh] = [freshSession(deps, how.remember), freshCartToken(deps.random)];
  const done = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const siteUser = await how.find(tx);
    if (isRefusal(siteUser)) return siteUser;
    const siteUserId = siteUser.id;
    // Before the session is written: its reference shares the user's row, and two logins would wait for each other.
    await lockSiteUser(tx, siteUserId);
    await adoptGuestOrders(tx, { id: siteUserId });
    await writeSession(deps, tx, { ...session, siteUserId });
    const brought = { tokenHash: broughtTokenHash(call), browserHash: browserHashOf(call) };
    const arrival = { siteId: site.id, siteUserId, ...brought, fresh };
    return { siteUser, adopted: await adoptCart(deps, tx, arrival) };
  });
  if (isRefusal(done)) return done;
  const { siteUser, adopted } = done;
  if (adopted === 'none') dropCartCookies(call);
  else if (adopted !== null) setCartCookies(call, adopted.token);
  return { siteUser, xsrfToken: setSessionCookies(deps, visit, { ...session, siteUserId: siteUser.id }) };
}
