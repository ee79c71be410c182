import * as calls from '@veranda/contracts/analytics-census';
import { keepShoppingEvent } from '@veranda/db/analytics/writer';
import { censusEvents } from '@veranda/domain/analytics/census';
import { eventRetentionDays } from '@veranda/domain/analytics/shopping-events';
import { refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { objectOf } from './object-of.ts';

const day = 86_400_000;

/**
 * Routes to which pages report visits: seen, searched, pressed (administration §7). Kept as long as other
 * events, and as little read.
 */
export function censusRoutes(deps: Deps): Route[] {
  return [
    route(calls.recordHit, async ({ body, ...call }) => {
      const data = objectOf(body.data);
      if (!data)
        return refuse('malformed', { field: 'data', params: { field: 'data', problem: 'it is no object' } });
      const { event, visitorCookie } = body;
      return keep(deps, siteOf(call).id, {
        event: 'hit',
        data: { ...data, event: Number(event), visitorCookie },
      });
    }),
    route(calls.recordButtonClick, async ({ body, ...call }) =>
      keep(deps, siteOf(call).id, { event: 'button-click', data: body }),
    ),
    route(calls.recordButtonRender, async ({ body, ...call }) =>
      keep(deps, siteOf(call).id, { event: 'button-render', data: body }),
    ),
    route(calls.recordFormRender, async ({ body, ...call }) =>
      keep(deps, siteOf(call).id, { event: 'form-render', data: body }),
    ),
    route(calls.recordOverlay, async ({ body, ...call }) =>
      keep(deps, siteOf(call).id, { event: 'overlay', data: body }),
    ),
    route(calls.recordQuickView, async ({ params, ...call }) =>
      keep(deps, siteOf(call).id, { event: 'quickView', data: { itemId: params.id } }),
    ),
  ];
}

/** Keeps an event of a visit, at our time: a visitor's clock may be anything. */
async function keep(
  deps: Deps,
  siteId: string,
  { event, data }: { readonly event: keyof typeof censusEvents; readonly data: object },
): Promise<{ recorded: boolean }> {
  const now = new Date(deps.now());
  const row = {
    siteId,
    id: deps.newId(),
    name: censusEvents[event],
    data: JSON.stringify(data),
    at: now,
  };
  await deps.db.forSite(siteId, (tx) =>
    keepShoppingEvent(tx, row, new Date(now.getTime() - eventRetentionDays * day)),
  );
  return { recorded: true };
}
