import type { MapPlace } from '@veranda/domain/embeds/map-addresses';
import type { PlaceDetails, PlacePrediction } from '@veranda/domain/maps/place';
import { createLruMap } from '../memory/lru-map.ts';
import type { Maps } from './maps.ts';

/** Milliseconds for which an answer is good, and the number of answers that are kept. */
const dayMs = 24 * 60 * 60 * 1000;
const maxAnswers = 5_000;
const maxPictures = 200;

/** Answer of a look-up, and whether it comes from what the provider had said before. */
interface Looked<T> {
  readonly answer: T | 'away';
  readonly isCached: boolean;
}

/** Places with answers that are kept for a day. */
export interface CachedMaps {
  readonly attribution: string;
  autocomplete(input: string, language: string): Promise<Looked<readonly PlacePrediction[]>>;
  details(placeId: string, language: string): Promise<Looked<PlaceDetails | null>>;
  /** Picture of a place, by its word; absent where the provider has none. */
  readonly picture?: (word: string, place: MapPlace) => Promise<Looked<Uint8Array>>;
}

/** A provider whose answers are good for a day; a failure is asked for again. */
export function createCachedMaps(maps: Maps, now: () => number): CachedMaps {
  const { picture } = maps;
  const texts = { now, most: maxAnswers };
  const autocomplete = keeping(([input, language]) => maps.autocomplete(input, language), texts);
  const details = keeping(([placeId, language]) => maps.details(placeId, language), texts);
  const pictures =
    picture &&
    keeping(([, place]: readonly [string, MapPlace]) => picture(place), { now, most: maxPictures });
  return {
    attribution: maps.attribution,
    autocomplete: (input, language) => autocomplete(`${language} ${input}`, [input, language]),
    details: (placeId, language) => details(`${language} ${placeId}`, [placeId, language]),
    ...(pictures ? { picture: (word, place) => pictures(word, [word, place]) } : {}),
  };
}

function keeping<T, Wanted extends readonly unknown[] = readonly [string, string]>(
  ask: (wanted: Wanted) => Promise<T | 'away'>,
  { now, most }: { readonly now: () => number; readonly most: number },
): (key: string, wanted: Wanted) => Promise<Looked<T>> {
  const answers = createLruMap<string, { readonly answer: T; readonly until: number }>(most);
  return async (key, wanted) => {
    const known = answers.get(key);
    if (known && known.until > now()) return { answer: known.answer, isCached: true };
    const answer = await ask(wanted);
    if (answer !== 'away') answers.set(key, { answer, until: now() + dayMs });
    return { answer, isCached: false };
  };
}
