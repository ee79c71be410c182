import * as calls from '@veranda/contracts/donations';
import { findFunds } from '@veranda/db/donations/reader';
import { isRefusal } from '@veranda/domain/refusal';
import { hashOfToken, setExpressCookie } from '../../services/commerce/carts/cart-cookie.ts';
import { keepToBrowser } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { fundPage } from './fund-page.ts';
import { giveToFund, type TypedGift } from './give-to-fund.ts';
import { changeFund, createFund, presentFund, removeFund } from './save-fund.ts';

/** Donations on the site and in the studio. */
export function donationRoutes(deps: Deps): Route[] {
  return [...visitorRoutes(deps), ...studioRoutes(deps)];
}

function visitorRoutes(deps: Deps): Route[] {
  return [
    route(calls.showFund, async (call) => {
      const { amount, own, often } = call.query;
      const visit = { site: siteOf(call), call, typed: { amount, own, often }, refused: null };
      return fundPage(deps, visit, call.params.fund);
    }),
    route(calls.giveToFund, async (call) => {
      const site = siteOf(call);
      const typed: TypedGift = call.body;
      const { fund: fundId } = call.params;
      const donor = await readSiteUser(deps, site, call);
      const begun = await giveToFund(deps, site, { fundId, typed, donor });
      const { wantsHtml } = call.request;
      if (isRefusal(begun))
        return wantsHtml ? fundPage(deps, { site, call, typed, refused: begun }, fundId) : begun;
      await keepToBrowser(deps, { site, call }, hashOfToken(begun.token));
      setExpressCookie(call, begun.token);
      const nextUrl = `/${begun.isMonthly ? 'subscribe' : 'checkout'}?cartToken=${begun.cartId}`;
      if (wantsHtml) return { kind: 'redirect', status: 303, location: nextUrl } as const;
      return { cartToken: begun.cartId, nextUrl };
    }),
  ];
}

function studioRoutes(deps: Deps): Route[] {
  return [
    route(calls.listFunds, async (call) => {
      const { id, currency } = siteOf(call);
      const funds = await deps.db.forSite(id, (tx) => findFunds(tx));
      return { funds: funds.map((fund) => presentFund(fund, currency)), currency };
    }),
    route(calls.createFund, async (call) => createFund(deps, siteOf(call), call.body)),
    route(calls.changeFund, async (call) => {
      const { version, fund: body } = call.body;
      return changeFund(deps, siteOf(call), { id: call.params.fund, version, body });
    }),
    route(calls.removeFund, async (call) => removeFund(deps, siteOf(call), call.params.fund)),
  ];
}
