import { transactionWithRefusal } from '@veranda/server/platform/transaction-with-refusal';
import type { SitesDeps } from '@veranda/server/services/sites/deps';
import { type SignUp, subscribe } from '@veranda/server/services/sites/mailing-lists/subscribe';

/** Signs somebody up for a list of a site as its forms do, without a form. */
export function signUpForList(deps: SitesDeps, siteId: string, given: SignUp): ReturnType<typeof subscribe> {
  return transactionWithRefusal(deps.db, siteId, (tx) => subscribe(deps, tx, given));
}
