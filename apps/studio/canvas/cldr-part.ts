import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import type { Locales } from './canvas-engine.ts';

/** The locales of one language by its pack. */
export function localesOfPack(language: string, pack: string): Locales {
  return cldrLocales((asked) => (asked === language ? pack : null));
}
