import { canonicalTag, languageName, type SiteLanguage } from '../languages/site-languages.ts';

/** An address of a page in one of the languages of its site. */
interface LanguageAddress {
  readonly tag: string;
  readonly title: string;
  /** True for the language that the page is drawn in. */
  readonly isCurrent: boolean;
  readonly isCustom: boolean;
  readonly path: string;
}

/** A site as far as its languages go. */
interface LanguagesOfSite {
  readonly website: {
    readonly language: string;
    readonly ownLanguage?: string;
    readonly locale?: SiteLanguage;
  };
  readonly languages?: readonly SiteLanguage[];
}

/** Addresses of a path (`/about?x`) in the languages of its site, its own first; none in a site with one language. */
export function languageAddresses(
  { website, languages = [] }: LanguagesOfSite,
  path: string,
): readonly LanguageAddress[] {
  if (languages.length === 0) return [];
  const { locale, language, ownLanguage = language } = website;
  const own = canonicalTag(ownLanguage) ?? ownLanguage;
  return [
    { tag: own, title: languageName(own), isCurrent: !locale, isCustom: false, path },
    ...languages.map(({ tag, title, isCustom }) => ({
      tag,
      title,
      isCustom,
      isCurrent: locale?.tag === tag,
      path: `/${tag}${path}`,
    })),
  ];
}
