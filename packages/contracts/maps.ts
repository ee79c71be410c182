import { placeLimits } from '@veranda/domain/maps/place';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';

const site = { websiteId: Type.Optional(Type.String({ format: 'uuid' })) };
const tracking = {
  productPage: Type.Optional(Type.String({ maxLength: 100 })),
  productSection: Type.Optional(Type.String({ maxLength: 100 })),
};
const access = { kind: 'member', area: 'pages', level: 'draft' } as const;

/** Places that begin with what was typed (administration §7); the tracking context says what asks. */
export const autocompletePlaces = endpoint({
  name: 'autocomplete-places',
  host: 'studio',
  method: 'GET',
  path: '/api/google-maps/places/autocomplete',
  access,
  query: Type.Object({ ...site, ...tracking, input: Type.String({ maxLength: placeLimits.input }) }),
  response: Type.Object({
    predictions: Type.Array(
      Type.Object({
        placeId: Type.String(),
        mainText: Type.String(),
        secondaryText: Type.String(),
      }),
    ),
  }),
  crumb: 'none',
  rateLimit: 'map-look-ups',
});

/** A place of a search, with its address and its point on the map. */
export const getPlaceDetails = endpoint({
  name: 'get-place-details',
  host: 'studio',
  method: 'GET',
  path: '/api/google-maps/places/details',
  access,
  query: Type.Object({
    ...site,
    ...tracking,
    placeId: Type.String({ minLength: 1, maxLength: placeLimits.placeId }),
  }),
  response: Type.Object({
    result: Type.Object({
      placeId: Type.String(),
      name: Type.String(),
      formattedAddress: Type.String(),
      addressLine1: Type.String(),
      addressLine2: Type.String(),
      addressCountry: Type.String(),
      parts: Type.Object({
        street: Type.String(),
        city: Type.String(),
        region: Type.String(),
        regionCode: Type.String(),
        postalCode: Type.String(),
        country: Type.String({ description: 'ISO 3166, two letters; empty where there is none.' }),
      }),
      mapLat: Type.Number(),
      mapLng: Type.Number(),
    }),
  }),
  crumb: 'none',
  rateLimit: 'map-look-ups',
});

/** Look-ups of a month by what asked. */
const MapLookUps = Type.Object({
  /** The first of them: `2026-11`. */
  month: Type.String(),
  contexts: Type.Array(
    Type.Object({
      call: Type.Union([Type.Literal('autocomplete'), Type.Literal('details')]),
      productPage: Type.String(),
      productSection: Type.String(),
      /** Answered by the provider, and answered from what it had said within a day. */
      asked: Type.Integer(),
      cached: Type.Integer(),
    }),
  ),
});
export type MapLookUps = Static<typeof MapLookUps>;

/** Look-ups of the current month of a site, which cost where a provider is connected. */
export const readMapLookUps = endpoint({
  name: 'read-map-look-ups',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/map-look-ups',
  access: { kind: 'member', area: 'settings', level: 'read' },
  params: Type.Object({ site: Type.String({ format: 'uuid' }) }),
  response: MapLookUps,
  crumb: 'none',
});

/** Picture of a place that a map of the site shows, where the provider has pictures. */
export const getMapPicture = endpoint({
  name: 'get-map-picture',
  host: 'site',
  method: 'GET',
  path: '/api/map-pictures/:place',
  access: { kind: 'visitor' },
  params: Type.Object({ place: Type.String({ maxLength: 60 }) }),
  response: Type.Unknown(),
  crumb: 'none',
  rateLimit: 'map-pictures',
});
