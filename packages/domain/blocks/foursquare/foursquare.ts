import { serviceKind } from '../service-kind.ts';

/** A place on Foursquare (block 24). */
export const foursquare = serviceKind({ id: 24, key: 'foursquare', service: 'foursquare', height: 0 });
