import type { PlaceDetails, PlacePrediction } from '@veranda/domain/maps/place';
import { createLruMap } from '../memory/lru-map.ts';
import type { Maps } from './maps.ts';

/** Milliseconds for which an answer is good, and the number of answers that are kept. */
const dayMs = 24 * 60 * 60 * 1000;
const maxAnswers = 5_000;

/** Answer of a look-up, and whether it comes from what the provider had said before. */
interface Looked<T> {
  readonly answer: T | 'away';
  readonly isCached: boolean;
}

/** Places with answers that are kept for a day. */
export interface CachedMaps {
  autocomplete(input: string, language: string): Promise<Looked<readonly PlacePrediction[]>>;
  details(placeId: string, language: string): Promise<Looked<PlaceDetails | null>>;
}

/** A provider whose answers are good for a day; a failure is asked for again. */
export function createCachedMaps(maps: Maps, now: () => number): CachedMaps {
  return {
    autocomplete: keeping((input, language) => maps.autocomplete(input, language), now),
    details: keeping((placeId, language) => maps.details(placeId, language), now),
  };
}

function keeping<T>(
  ask: (wanted: string, language: string) => Promise<T | 'away'>,
  now: () => number,
): (wanted: string, language: string) => Promise<Looked<T>> {
  const answers = createLruMap<string, { readonly answer: T; readonly until: number }>(maxAnswers);
  return async (wanted, language) => {
    const key = `${language} ${wanted}`;
    const known = answers.get(key);
    if (known && known.until > now()) return { answer: known.answer, isCached: true };
    const answer = await ask(wanted, language);
    if (answer !== 'away') answers.set(key, { answer, until: now() + dayMs });
    return { answer, isCached: false };
  };
}
