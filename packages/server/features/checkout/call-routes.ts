import * as calls from '@veranda/contracts/checkout';
import type { SeenCart } from '@veranda/contracts/seen-cart';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { checkoutTokenHash } from '../../services/commerce/carts/cart-cookie.ts';
import { keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { type CompletionBody, completeCall, type VisitorCall } from './complete-call.ts';
import type { CompletionRequest } from './completion-request.ts';
import { readCheckout } from './read-checkout.ts';
import { requestHashOf } from './request-hash.ts';
import { saveDetails } from './save-details.ts';
import { changesSince } from './seen-cart.ts';
import { suggestAddresses } from './suggest-addresses.ts';

/** The calls of the checkout. */
export function callRoutes(deps: Deps): Route[] {
  return [
    route(calls.getCheckout, async (call) => {
      const site = siteOf(call);
      const member = await readSiteUser(deps, site, call);
      const tokenHash = checkoutTokenHash(call);
      return readCheckout(deps, site, { tokenHash, country: call.query.country, member });
    }),
    route(calls.suggestCheckoutAddresses, async (call) => {
      const search = { site: siteOf(call), tokenHash: checkoutTokenHash(call) };
      const suggestions = await suggestAddresses(deps, search, call.query.input);
      const { attribution } = deps.maps;
      return isRefusal(suggestions) ? suggestions : { suggestions: [...suggestions], attribution };
    }),
    route(calls.updateCheckout, async (call) => {
      const { hold = false, ...details } = call.body;
      const site = siteOf(call);
      await keepToBrowser(deps, { site, call });
      const member = await readSiteUser(deps, site, call);
      return saveDetails(deps, site, {
        tokenHash: checkoutTokenHash(call),
        details,
        hold,
        shown: true,
        member,
      });
    }),
    route(calls.completeCheckout, async (call) => {
      const cartKey = { site: siteOf(call), call };
      const key = keyOf(call, call.body);
      if (isRefusal(key)) return key;
      const done = await completeCall(deps, cartKey, { body: call.body, key });
      return isRefusal(done) && done.code === 'CART_CHANGED'
        ? cartChanged(deps, cartKey, { refusal: done, seen: call.body.seen ?? null })
        : done;
    }),
  ];
}

function keyOf(call: VisitorCall, body: CompletionBody): CompletionRequest['key'] | Refusal {
  const value = call.request.headers['idempotency-key'];
  if (value === undefined) return null;
  if (value.length < 1 || value.length > 200) return refuse('idempotency-key-malformed');
  return { value, requestHash: requestHashOf(body) };
}

async function cartChanged(
  deps: Deps,
  { site, call }: { readonly site: SiteEntry; readonly call: VisitorCall },
  { refusal, seen }: { readonly refusal: Refusal; readonly seen: SeenCart | null },
): Promise<RawAnswer | Refusal> {
  const question = { tokenHash: checkoutTokenHash(call), country: undefined, member: null };
  const now = await readCheckout(deps, site, question);
  if (isRefusal(now)) return now;
  const { status, body } = presentRefusal(refusal);
  const changes = changesSince(site, seen, { now: now.cart, isSumTold: true });
  const bytes = JSON.stringify({ ...body, changes, shoppingCart: now.cart });
  return { kind: 'bytes', status, type: 'application/json; charset=utf-8', bytes };
}
