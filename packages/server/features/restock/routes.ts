import * as calls from '@veranda/contracts/restock';
import { findSignUps } from '@veranda/db/restock/reader';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { csvResponse } from '../../platform/csv/csv-response.ts';
import type { Deps } from '../../services/deps.ts';
import { type Answering, respondWithPage } from '../../platform/http/respond-with-page.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { type RawAnswer, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { signUpsCsv } from './present.ts';
import { endRoutes } from './end-routes.ts';
import { readGroup, readGroups } from './read-sign-ups.ts';
import { sendNotices } from './send-notices.ts';
import { signUpForRestock } from './sign-up.ts';

/**
 * Back in stock: the visitor's call (storefront §7), and what the owner reads and sends (administration §7).
 */
export function restockRoutes(deps: Deps): Route[] {
  return [visitorRoute(deps), ...endRoutes(deps), ...ownerRoutes(deps)];
}

function visitorRoute(deps: Deps): Route {
  return route(calls.signUpForRestock, async (call) => {
    const site = siteOf(call);
    const outcome = await signUpForRestock(deps, { site, ip: call.request.ip }, call.body);
    if (call.request.wantsHtml) return restockPage(deps, { site, call }, outcome);
    return outcome;
  });
}

async function restockPage(
  deps: Deps,
  { site, call }: { readonly site: SiteEntry; readonly call: Answering },
  outcome: { readonly signedUp: true } | Refusal,
): Promise<RawAnswer> {
  const told = isRefusal(outcome) ? presentRefusal(outcome, site.language) : null;
  const page = await deps.pages.system(site, { kind: 'restock', problem: told?.body.error ?? '' });
  return respondWithPage(call, page, told?.status);
}

function ownerRoutes(deps: Deps): Route[] {
  return [
    route(calls.listRestockGroups, async (call) => readGroups(deps, siteOf(call), call.query.cursor)),
    route(calls.listRestockSignUps, async (call) => readGroup(deps, siteOf(call).id, call.query)),
    route(calls.sendRestock, async (call) => sendNotices(deps, siteOf(call).id, [call.body])),
    route(calls.sendAllRestock, async (call) => sendNotices(deps, siteOf(call).id, call.body.sendRequests)),
    route(calls.exportRestock, async (call) => {
      const { id, slug } = siteOf(call);
      const rows = await deps.db.forSite(id, (tx) => findSignUps(tx, null), { readOnly: true });
      return csvResponse(`back-in-stock-${slug}.csv`, signUpsCsv(rows));
    }),
  ];
}
