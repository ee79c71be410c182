import { autocompletePlaces, getMapPicture, getPlaceDetails, readMapLookUps } from '@veranda/contracts/maps';
import { findLookUps } from '@veranda/db/maps/reader';
import { isRefusal, refuse } from '@veranda/domain/refusal';
import { type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { pictureOf } from './picture-of.ts';
import { lookUp } from '../../services/sites/maps/look-up.ts';

/** Places for the studio, and what they were asked for (administration §7). */
export function mapRoutes(deps: Deps): Route[] {
  return [
    route(autocompletePlaces, async (call) => {
      const { input, ...context } = call.query;
      const typed = input.trim().replace(/\s+/g, ' ');
      if (typed === '') return { predictions: [] };
      const predictions = await lookUp(deps, { site: siteOf(call), call: 'autocomplete', context }, typed);
      return isRefusal(predictions) ? predictions : { predictions: [...predictions] };
    }),
    route(getPlaceDetails, async (call) => {
      const { placeId, ...context } = call.query;
      const result = await lookUp(deps, { site: siteOf(call), call: 'details', context }, placeId);
      if (result === null) return refuse('place-not-found');
      return isRefusal(result) ? result : { result };
    }),
    route(getMapPicture, async (call) => pictureOf(deps, siteOf(call), call)),
    route(readMapLookUps, async (call) => {
      const month = new Date(deps.now()).toISOString().slice(0, 7);
      const contexts = await deps.db.forSite(siteOf(call).id, (tx) => findLookUps(tx, `${month}-01`), {
        readOnly: true,
      });
      return { month, contexts };
    }),
  ];
}
