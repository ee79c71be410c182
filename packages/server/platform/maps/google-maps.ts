import { listOf, number, object, optional, text } from '@veranda/domain/decoders';
import type { PlaceDetails, PlacePrediction } from '@veranda/domain/maps/place';
import { createProviderFetch } from '../egress/call-provider.ts';
import type { Maps } from './maps.ts';

/** Settings of Google's Places. */
export interface MapsSettings {
  readonly key: string;
  /** Key of the maps that browsers show, restricted to the hosts of sites; '' for maps of OpenStreetMap. */
  readonly browserKey: string;
  /** `https://maps.googleapis.com`, or a fake. */
  readonly origin: string;
}

const timeoutMs = 5_000;
const maxPredictions = 5;

interface Prediction {
  readonly place_id: string;
  readonly structured_formatting: { readonly main_text: string; readonly secondary_text: string | undefined };
}

const predictionsAnswer = object<{
  readonly status: string;
  readonly predictions: readonly Prediction[] | undefined;
}>({
  status: text,
  predictions: optional(
    listOf(
      object<Prediction>({
        place_id: text,
        structured_formatting: object<Prediction['structured_formatting']>({
          main_text: text,
          secondary_text: optional(text),
        }),
      }),
    ),
  ),
});

interface Component {
  readonly long_name: string;
  readonly short_name: string | undefined;
  readonly types: readonly string[];
}

interface Result {
  readonly place_id: string;
  readonly name: string;
  readonly formatted_address: string;
  readonly address_components: readonly Component[] | undefined;
  readonly geometry: { readonly location: { readonly lat: number; readonly lng: number } };
}

const detailsAnswer = object<{ readonly status: string; readonly result: Result | undefined }>({
  status: text,
  result: optional(
    object<Result>({
      place_id: text,
      name: text,
      formatted_address: text,
      address_components: optional(
        listOf(object<Component>({ long_name: text, short_name: optional(text), types: listOf(text) })),
      ),
      geometry: object<Result['geometry']>({
        location: object<Result['geometry']['location']>({ lat: number, lng: number }),
      }),
    }),
  ),
});

/** Google's Places. Its key stays on this server: browsers ask us. */
export function createGoogleMaps(settings: MapsSettings, now: () => number): Maps {
  const fetchAnswer = providerOf(settings, now);
  const ask = async (call: string, query: Query): Promise<unknown> =>
    (await fetchAnswer(`/maps/api/place/${call}/json`, query)).json();
  return {
    attribution: 'Powered by Google',
    autocomplete: (input, language) =>
      orAway(async () => predictionsOf(await ask('autocomplete', { input, language }))),
    details: (placeId, language) =>
      orAway(async () => {
        const { status, result } = detailsAnswer(
          await ask('details', { place_id: placeId, language, fields }),
        );
        if (noPlace.includes(status)) return null;
        return status === 'OK' && result ? placeOf(result) : 'away';
      }),
    picture: ({ lat, lng, zoom }) =>
      orAway(async () => {
        const at = `${lat.toFixed(5)},${lng.toFixed(5)}`;
        const query = {
          center: at,
          markers: at,
          zoom: String(zoom),
          size: '640x400',
          scale: '2',
          format: 'png',
        };
        const answer = await fetchAnswer('/maps/api/staticmap', query);
        if (answer.headers.get('content-type') !== 'image/png') return 'away';
        return new Uint8Array(await answer.arrayBuffer());
      }),
  };
}

type Query = Readonly<Record<string, string>>;

function providerOf({ key, origin }: Omit<MapsSettings, 'browserKey'>, now: () => number) {
  const send = createProviderFetch(origin, now);
  return async (path: string, query: Query): Promise<Response> => {
    const address = new URL(path, origin);
    address.search = new URLSearchParams({ ...query, key }).toString();
    const answer = await send(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`maps answered ${answer.status}`);
    return answer;
  };
}

function predictionsOf(answer: unknown): readonly PlacePrediction[] | 'away' {
  const { status, predictions = [] } = predictionsAnswer(answer);
  if (status === 'ZERO_RESULTS') return [];
  if (status !== 'OK') return 'away';
  return predictions.slice(0, maxPredictions).map(({ place_id: placeId, structured_formatting: lines }) => ({
    placeId,
    mainText: lines.main_text,
    secondaryText: lines.secondary_text ?? '',
  }));
}

const fields = 'place_id,name,formatted_address,address_components,geometry/location';
const noPlace: readonly string[] = ['NOT_FOUND', 'ZERO_RESULTS', 'INVALID_REQUEST'];

function placeOf({
  place_id: placeId,
  name,
  formatted_address: formattedAddress,
  ...result
}: Result): PlaceDetails {
  const component = (type: string) => result.address_components?.find(({ types }) => types.includes(type));
  const part = (type: string): string => component(type)?.long_name ?? '';
  const short = (type: string): string => component(type)?.short_name ?? '';
  const { lat: mapLat, lng: mapLng } = result.geometry.location;
  const [postalCode, city] = [part('postal_code'), part('locality') || part('postal_town')];
  const [region, country] = [part('administrative_area_level_1'), short('country')];
  const street = streetOf({ name: part('route'), number: part('street_number'), formattedAddress });
  return {
    placeId,
    name,
    formattedAddress,
    addressLine1: street,
    addressLine2: [[postalCode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', '),
    addressCountry: part('country'),
    parts: {
      street,
      city,
      region,
      regionCode: short('administrative_area_level_1'),
      postalCode,
      country: country.slice(0, 2),
    },
    mapLat,
    mapLng,
  };
}

// The number stands where the provider writes it for the country: `10 Downing Street`, `Mill Lane 1`.
function streetOf(street: {
  readonly name: string;
  readonly number: string;
  readonly formattedAddress: string;
}): string {
  const [before, after] = [`${street.number} ${street.name}`, `${street.name} ${street.number}`];
  return (street.formattedAddress.includes(before) ? before : after).trim();
}

// What cannot be read is as good as no answer.
async function orAway<T>(work: () => Promise<T>): Promise<T | 'away'> {
  return work().catch(() => 'away' as const);
}
