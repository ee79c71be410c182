import type { SettingsBody } from '@veranda/contracts/sites';
import type { SiteSettings } from '@veranda/domain/publishing/snapshot';

type ConsentTexts = NonNullable<SettingsBody['consentTexts']>;
type Strings = SiteSettings['strings'];

/** Keys of the banner's texts among the texts of visitors. */
const keys: Readonly<Record<keyof ConsentTexts, string>> = {
  message: 'consentText',
  accept: 'consentAcceptText',
  decline: 'consentDeclineText',
};
const parts = Object.keys(keys) as (keyof ConsentTexts)[];

/** The owner's own texts of the banner that asks for consent; '' where it has that of the site's language. */
export function consentTextsOf(strings: Strings): ConsentTexts {
  return {
    message: strings[keys.message] ?? '',
    accept: strings[keys.accept] ?? '',
    decline: strings[keys.decline] ?? '',
  };
}

/** The texts of a site with those of the banner; one that is left empty is taken out. */
export function withConsentTexts(strings: Strings, { consentTexts }: SettingsBody): Strings {
  if (!consentTexts) return strings;
  const own = parts.flatMap((part) => {
    const text = consentTexts[part].trim();
    return text === '' ? [] : [[keys[part], text] as const];
  });
  const replaced = new Set(Object.values(keys));
  const others = Object.entries(strings).filter(([key]) => !replaced.has(key));
  return Object.fromEntries([...others, ...own]);
}
