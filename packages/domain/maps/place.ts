/** A place that a search offers. */
export interface PlacePrediction {
  /** Id of the provider. */
  readonly placeId: string;
  /** `Lisbon` */
  readonly mainText: string;
  /** `Portugal` */
  readonly secondaryText: string;
}

/** A place with its address and its point on the map. */
export interface PlaceDetails {
  readonly placeId: string;
  readonly name: string;
  /** The address in one line, as it is written in its country. */
  readonly formattedAddress: string;
  readonly addressLine1: string;
  /** Town, region and postal code. */
  readonly addressLine2: string;
  readonly addressCountry: string;
  /** Degrees, from -90 to 90. */
  readonly mapLat: number;
  /** Degrees, from -180 to 180. */
  readonly mapLng: number;
}

/** Characters of a search and of the id of a place at most. */
export const placeLimits = { input: 200, placeId: 300 } as const;
