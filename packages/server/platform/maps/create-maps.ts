import type { PlatformDeps } from '../deps.ts';
import { createGoogleMaps } from './google-maps.ts';
import type { Maps } from './maps.ts';
import { offlineMaps } from './offline-maps.ts';

/** The provider of places of this server: the one that is configured, else the cities of the world. */
export function createMaps({ settings, now }: Pick<PlatformDeps, 'settings' | 'now'>): Maps {
  return settings.maps ? createGoogleMaps(settings.maps, now) : offlineMaps;
}
