import {
  forgetPageError as forgetEndpoint,
  listPageErrors,
  type PageError,
  recordErrors,
  recordEvent,
  recordPerformance,
} from '@veranda/contracts/analytics';
import type { EndpointInput } from '@veranda/contracts/endpoint';
import { recordInterfaceClicks } from '@veranda/contracts/interface-clicks';
import { findPageErrors, type PageErrorRecord } from '@veranda/db/analytics/reader';
import { forgetPageError, keepShoppingEvent } from '@veranda/db/analytics/writer';
import { eventRetentionDays } from '@veranda/domain/analytics/shopping-events';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { censusRoutes } from './census-routes.ts';
import { countClicks } from './count-clicks.ts';
import { objectOf } from './object-of.ts';
import { readErrors } from './read-errors.ts';
import { keepErrors } from './record-errors.ts';
import { countPerformance } from './record-performance.ts';

const shownErrors = 100;
const day = 86_400_000;

/** Routes for reports of browsers on visits, and for the studio's view of them. */
export function analyticsRoutes(deps: Deps): Route[] {
  return [
    ...censusRoutes(deps),
    route(recordErrors, async ({ body, request, ...call }) => {
      const errors = readErrors(body);
      if (isRefusal(errors)) return errors;
      await keepErrors(deps, siteOf(call).id, { errors, userAgent: request.userAgent });
      return { recorded: body.length };
    }),
    route(recordEvent, (call) => keepEvent(deps, siteOf(call).id, call.body)),
    route(recordPerformance, async ({ body }) => {
      const recorded = countPerformance(body);
      return isRefusal(recorded) ? recorded : { recorded };
    }),
    route(recordInterfaceClicks, async ({ body }) => {
      const recorded = countClicks(body);
      return isRefusal(recorded) ? recorded : { recorded };
    }),
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
  siteId: string,
  body: EndpointInput<typeof recordEvent>['body'],
): Promise<{ recorded: boolean } | Refusal> {
  const data = objectOf(body.data);
  if (!data)
    return refuse('malformed', { field: 'data', params: { field: 'data', problem: 'it is no object' } });
  const now = new Date(deps.now());
  const event = {
    siteId,
    id: deps.newId(),
    name: body.event,
    data: JSON.stringify(data),
    at: now,
  };
  await deps.db.forSite(siteId, (tx) =>
    keepShoppingEvent(tx, event, new Date(now.getTime() - eventRetentionDays * day)),
  );
  return { recorded: true };
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
