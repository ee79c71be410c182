import {
  forgetPageError as forgetEndpoint,
  listPageErrors,
  type PageError,
  recordErrors,
  recordEvent,
  recordPerformance,
} from '@veranda/contracts/analytics';
import { getAnalyticsReport } from '@veranda/contracts/analytics-figures';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { recordInterfaceClicks } from '@veranda/contracts/interface-clicks';
import { findPageErrors, type PageErrorRecord } from '@veranda/db/analytics/reader';
import { forgetPageError, keepShoppingEvent } from '@veranda/db/analytics/writer';
import { languageOf, type RawKind } from '@veranda/domain/analytics/hit';
import { shownTables } from '@veranda/domain/analytics/reports';
import { type ServiceEvent, serviceEvent } from '@veranda/domain/analytics/service-event';
import { eventRetentionDays } from '@veranda/domain/analytics/shopping-events';
import { may } from '@veranda/domain/contributors/rights';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { memberOf, type Route, route } from '../../platform/http/route.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { censusRoutes } from './census-routes.ts';
import { type CountHit, createHitCounter } from './count-hit.ts';
import { isCountedVisit, type Visit } from './counted-visit.ts';
import { countClicks } from './count-clicks.ts';
import { objectOf } from './object-of.ts';
import { readErrors } from './read-errors.ts';
import { keepErrors } from './record-errors.ts';
import { countPerformance } from './record-performance.ts';
import { onlyTables, readReport } from './reports/read-report.ts';
import { addServiceEvent } from './send-event.ts';
import { uncountedTokenRoutes } from './uncounted-token-routes.ts';

const shownErrors = 100;
const day = 86_400_000;

/** Routes for reports of browsers on visits, and for the studio's view of them. */
export function analyticsRoutes(deps: Deps): Route[] {
  const count = createHitCounter(deps);
  return [
    ...censusRoutes(count),
    ...uncountedTokenRoutes(deps),
    route(recordErrors, async ({ body, request, ...call }) => {
      const errors = readErrors(body);
      if (isRefusal(errors)) return errors;
      await keepErrors(deps, siteOf(call).id, { errors, userAgent: request.userAgent });
      return { recorded: body.length };
    }),
    route(recordEvent, async (call) => {
      if (!isCountedVisit(deps, call)) return { recorded: false };
      return keepEvent(deps, { call, count }, call.body);
    }),
    route(recordPerformance, async ({ body, ...call }) => {
      if (!isCountedVisit(deps, call)) return { recorded: 0 };
      const recorded = await countPerformance(body, (hit) => count(call, hit));
      return isRefusal(recorded) ? recorded : { recorded };
    }),
    route(recordInterfaceClicks, async ({ body }) => {
      const recorded = countClicks(body);
      return isRefusal(recorded) ? recorded : { recorded };
    }),
    route(getAnalyticsReport, async (call) => {
      const { report } = call.params;
      const tables = shownTables(report, (area) => may(memberOf(call), area, 'read'));
      if (tables === null) return refuse('not-allowed');
      const { from, to } = call.query;
      const read = await readReport(deps, siteOf(call), { report, from, to });
      return isRefusal(read) ? read : onlyTables(read, tables);
    }),
    ...pageErrorRoutes(deps),
  ];
}

function pageErrorRoutes(deps: Deps): Route[] {
  return [
    route(listPageErrors, async (call) => {
      const siteId = siteOf(call).id;
      const rows = await deps.db.forSite(siteId, (tx) => findPageErrors(tx, shownErrors), {
        readOnly: true,
      });
      return { errors: rows.map(present) };
    }),
    route(forgetEndpoint, async (call) => {
      const siteId = siteOf(call).id;
      const forgotten = await deps.db.forSite(siteId, (tx) => forgetPageError(tx, call.params.error));
      return forgotten ? { forgotten } : refuse('not-found');
    }),
  ];
}

// At our time: a visitor's clock may be anything.
async function keepEvent(
  deps: Deps,
  { call, count }: { readonly call: Visit; readonly count: CountHit },
  body: EndpointInput<typeof recordEvent>['body'],
): Promise<{ recorded: boolean } | Refusal> {
  const data = objectOf(body.data);
  if (!data)
    return refuse('malformed', { field: 'data', params: { field: 'data', problem: 'it is no object' } });
  const kind = shoppingKinds[body.event];
  if (kind)
    await count(call, {
      kind,
      cookie: call.request.sentCookies.ss_cid ?? '',
      path: '',
      subject: titleIn(data),
    });
  const siteId = siteOf(call).id;
  const now = new Date(deps.now());
  const event = {
    siteId,
    id: deps.newId(),
    name: body.event,
    data: JSON.stringify(data),
    at: now,
  };
  const told = await serviceEventOf(deps, call, { name: body.event, data });
  const before = new Date(now.getTime() - eventRetentionDays * day);
  await deps.db.forSite(siteId, async (tx) => {
    await keepShoppingEvent(tx, event, before);
    await addServiceEvent(deps, tx, told);
  });
  return { recorded: true };
}

async function serviceEventOf(
  deps: Deps,
  call: Visit,
  { name, data }: { readonly name: string; readonly data: object },
): Promise<ServiceEvent> {
  const site = siteOf(call);
  const user = await readSiteUser(deps, site, call);
  const locale = languageOf(call.request.headers['accept-language'] ?? '');
  return serviceEvent({ name, site, memberAccountId: user?.id ?? null, locale, data });
}

/** Shopping events that are counted with the visits. */
const shoppingKinds: Readonly<Record<string, RawKind>> = {
  CommerceShopping_VisitPDP: 'productSeen',
  CommerceShopping_AddToCart: 'addedToCart',
  CommerceShopping_ViewCart: 'cartSeen',
};

function titleIn(data: object): string {
  const { item_title: own, product } = data as Readonly<Record<string, unknown>>;
  const title = own ?? (product as { readonly item_title?: unknown } | null | undefined)?.item_title;
  return typeof title === 'string' ? title : '';
}

function present(row: PageErrorRecord): PageError {
  const { id, kind, message, stack, source, page } = row;
  return {
    id,
    kind,
    message,
    stack,
    source,
    page,
    userAgent: row.userAgent,
    times: Number(row.times),
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  };
}
