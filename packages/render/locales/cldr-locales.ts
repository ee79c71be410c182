import { CLDRFramework } from '@phensley/cldr';
import { config } from '@phensley/cldr/lib/config.js';
import type { LocaleData } from '@veranda/template/locale-data';
import { cldrLocale } from './cldr-locale.ts';

/** The text of a language's pack (`en`, `fr`, …); null where there is none. */
type ReadPack = (language: string) => string | null;

/** Locales of a language share its pack; packs of some 150 KB each are kept for the languages used last. */
const maxPacks = 30;

/**
 * Locale data by CLDR locale (§5.4): read when a locale is first asked for, and kept. An unknown locale falls
 * back to English; the name `none` has no data.
 */
export function cldrLocales(readPack: ReadPack): (locale: string) => LocaleData | undefined {
  const framework = new CLDRFramework({
    config,
    packCacheSize: maxPacks,
    loader: (language) => readPack(language) ?? readPack('en'),
  });
  const kept = new Map<string, LocaleData>();

  return (locale) => {
    if (locale === 'none') return undefined;
    const known = kept.get(locale);
    if (known) return known;
    if (kept.size >= maxLocales) kept.clear();
    const made = cldrLocale(framework.get(languageKnown(locale, readPack) ? locale : 'en'));
    kept.set(locale, made);
    return made;
  };
}

/** A locale keeps its pack alive: a megabyte or two. */
const maxLocales = 40;

function languageKnown(locale: string, readPack: ReadPack): boolean {
  const language = CLDRFramework.resolveLocale(locale).tag.language();
  return readPack(language) !== null;
}
