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
  /** The same address in the parts that a form asks for; empty texts for what the place has not. */
  readonly parts: PlaceParts;
  /** Degrees, from -90 to 90. */
  readonly mapLat: number;
  /** Degrees, from -180 to 180. */
  readonly mapLng: number;
}

/** Parts of the address of a place. */
interface PlaceParts {
  /** Street and number, in the order of the country. */
  readonly street: string;
  readonly city: string;
  /** Name and short name of the state, province or region. */
  readonly region: string;
  readonly regionCode: string;
  readonly postalCode: string;
  /** ISO 3166, two letters. */
  readonly country: string;
}

/** Characters of a search and of the id of a place at most. */
export const placeLimits = { input: 200, placeId: 300 } as const;
