import type { Maps } from './maps.ts';
import { type OfflinePlace, offlinePlaces } from './offline-places.data.ts';

const maxPredictions = 5;

const places = offlinePlaces.map((place) => ({ place, words: plain(place[0]).split(/[\s-]+/) }));
const byId = new Map(offlinePlaces.map((place) => [idOf(place), place]));

/** Cities of the world for a machine without a provider: a place is found by the beginning of its words. */
export const offlineMaps: Maps = {
  attribution: '',
  autocomplete: async (input, language) => {
    const typed = plain(input)
      .split(/[\s,-]+/)
      .filter(Boolean);
    if (typed.length === 0) return [];
    return places
      .filter(({ words }) => typed.every((start) => words.some((word) => word.startsWith(start))))
      .slice(0, maxPredictions)
      .map(({ place }) => ({
        placeId: idOf(place),
        mainText: place[0],
        secondaryText: countryName(place[2], language),
      }));
  },
  details: async (placeId, language) => {
    const place = byId.get(placeId);
    if (!place) return null;
    const [name, region, country, mapLat, mapLng] = place;
    const addressCountry = countryName(country, language);
    const addressLine2 = region === '' || region === name ? name : `${name}, ${region}`;
    return {
      placeId,
      name,
      formattedAddress: `${addressLine2}, ${addressCountry}`,
      addressLine1: '',
      addressLine2,
      addressCountry,
      parts: { street: '', city: name, region, regionCode: '', postalCode: '', country },
      mapLat,
      mapLng,
    };
  },
};

function idOf([name, , country]: OfflinePlace): string {
  return `offline:${country}:${plain(name).replaceAll(' ', '-')}`;
}

// Without accents, in lower case.
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
}
