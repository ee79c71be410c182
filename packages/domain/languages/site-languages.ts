import { type Refusal, refuse } from '../refusal.ts';

/** A language of a site besides its own. */
export interface SiteLanguage {
  /** BCP 47 in its canonical form: the first word of the addresses in this language. */
  readonly tag: string;
  /** The name that visitors choose it by. */
  readonly title: string;
  /** True for one without storefront texts of its own: those of the site's own language stand in (decisions, custom language). */
  readonly isCustom: boolean;
}

/** Languages of a site at most, its own among them (decisions, languages of a site). */
export const maxSiteLanguages = 12;
/** Characters of a language's title at most. */
export const maxLanguageTitle = 60;

/** A language as somebody asks for it; without a title it is called by its own name. */
export interface WantedLanguage {
  readonly tag: string;
  readonly title?: string;
}

/** Facts about tags that other layers know. */
interface LanguageFacts {
  /** True for a language with storefront texts. */
  readonly hasTexts: (tag: string) => boolean;
  /** True for a word that an address of the site begins with already. */
  readonly isTaken: (word: string) => boolean;
}

/**
 * The languages of a site besides its own, in the order that they are asked for: which may name the site's own one too.
 * Refuses tags that are none, that appear twice or that an address begins with already, and more than `maxSiteLanguages`.
 */
export function readSiteLanguages(
  own: string,
  wanted: readonly WantedLanguage[],
  { hasTexts, isTaken }: LanguageFacts,
): readonly SiteLanguage[] | Refusal {
  const languages: SiteLanguage[] = [];
  const ownTag = canonicalTag(own);
  for (const [index, { tag, title = '' }] of wanted.entries()) {
    const field = `languages.${String(index)}.tag`;
    const known = canonicalTag(tag);
    if (known === null) return refuse('language-tag-malformed', { field, params: { tag } });
    if (known === ownTag) continue;
    if (languages.some((other) => other.tag === known))
      return refuse('language-twice', { field, params: { tag: known } });
    if (isTaken(known) || isTaken(known.toLowerCase()))
      return refuse('language-address-taken', { field, params: { tag: known } });
    languages.push({ tag: known, title: title.trim() || languageName(known), isCustom: !hasTexts(known) });
  }
  return languages.length < maxSiteLanguages
    ? languages
    : refuse('too-many-languages', { field: 'languages', params: { most: maxSiteLanguages } });
}

/** A tag in its canonical form (`PT_br` → `pt-BR`); null for what is none. */
export function canonicalTag(tag: string): string | null {
  const written = tag.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,8}(?:-[a-z0-9]{2,8}){0,3}$/i.test(written)) return null;
  try {
    return Intl.getCanonicalLocales(written)[0] ?? null;
  } catch {
    return null;
  }
}

/** A language by its own name: `Deutsch`; its tag where the runtime knows none. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
