import type { FieldKindName, FormPurpose } from '@veranda/domain/forms/document';
import { fieldKinds } from '@veranda/domain/forms/kinds/registry';
import type { FreshFormTexts } from '@veranda/domain/forms/new-form';
import { translatorOf } from '@veranda/messages/catalog';
import { freshFormMessages } from '@veranda/messages/fresh-forms/messages';

/** Texts of a fresh form of a purpose in a language. */
export function freshFormTexts(purpose: FormPurpose, language: string): FreshFormTexts {
  const t = translatorOf(freshFormMessages, language);
  const isNewsletter = purpose === 'newsletter';
  return {
    titles: fieldTitles(language),
    submitLabel: t(isNewsletter ? 'signUp' : 'submit'),
    thanks: t(isNewsletter ? 'thanksForSigningUp' : 'thanks'),
  };
}

/** Options of a fresh field with choices in a language. */
export function freshOptions(language: string): string[] {
  const t = translatorOf(freshFormMessages, language);
  return [1, 2].map((number) => t('option', { number }));
}

/** Titles of fresh fields by their kind in a language. */
export function fieldTitles(language: string): Readonly<Record<FieldKindName, string>> {
  const t = translatorOf(freshFormMessages, language);
  const titles = fieldKinds.map(({ name }) => [name, t(`title.${name}`)]);
  return Object.fromEntries(titles) as Readonly<Record<FieldKindName, string>>;
}
