import type { MapPlace } from '@veranda/domain/embeds/map-addresses';
import type { PlaceDetails, PlacePrediction } from '@veranda/domain/maps/place';

/** Provider of places. A call that fails answers `away`: nobody's page depends on it. */
export interface Maps {
  /** Shown with its suggestions, as its terms ask; empty for nothing. */
  readonly attribution: string;
  /** Places whose names begin with what was typed, at most five, in a language (BCP 47). */
  autocomplete(input: string, language: string): Promise<readonly PlacePrediction[] | 'away'>;
  /** The place with the id; null where there is none. */
  details(placeId: string, language: string): Promise<PlaceDetails | null | 'away'>;
  /** Picture (PNG) of a place with a pin in the middle, 640 by 400; absent where the provider has none. */
  readonly picture?: (place: MapPlace) => Promise<Uint8Array | 'away'>;
}
