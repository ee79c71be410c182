/** Languages besides English in which everything that visitors read is written. */
export const translatedLanguages = [
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'ja',
] as const;
export type Language = (typeof translatedLanguages)[number];

/** Regions whose messages differ from their language's in some keys. */
export const translatedRegions = ['pt-BR'] as const;
export type Region = (typeof translatedRegions)[number];

/** The languages of which messages are looked up, in this order; English is behind them all. */
export type MessageLanguage = 'en' | Language | Region;

/**
 * The most specific language of a tag (BCP 47) that messages are written in: `pt_BR` → `pt-BR`, `nn-NO` →
 * `nb`, `eo` → `en`.
 */
export function messageLanguage(tag: string): MessageLanguage {
  const [first = '', region = ''] = tag.toLowerCase().split(/[-_]/);
  const language = first === 'no' || first === 'nn' ? 'nb' : first;
  return (
    translatedRegions.find((known) => known.toLowerCase() === `${language}-${region}`) ??
    translatedLanguages.find((known) => known === language) ??
    'en'
  );
}

/** True when there are messages in the language of a tag: English does not stand in for it. */
export function hasMessages(tag: string): boolean {
  return /^en(?:$|[-_])/i.test(tag) || messageLanguage(tag) !== 'en';
}

/** A language and those that stand in where it has no text of its own, English excepted. */
export function lookupOrder(language: MessageLanguage): readonly (Language | Region)[] {
  if (language === 'en') return [];
  const base = translatedLanguages.find((known) => language.startsWith(`${known}-`));
  return base === undefined ? [language] : [language, base];
}

/** The locale by whose rules plurals are chosen and numbers written: of the language that the text is in. */
export function messageLocale(tag: string): string {
  const language = messageLanguage(tag);
  // Portuguese without a region is Portugal's here and Brazil's in CLDR, whose plurals differ for 0.
  return language === 'pt' ? 'pt-PT' : language;
}
