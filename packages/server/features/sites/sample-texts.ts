import { translatorOf } from '@veranda/messages/catalog';
import { en } from '@veranda/messages/fresh-blocks/en.data';
import { freshBlockMessages } from '@veranda/messages/fresh-blocks/messages';

/** Words of fresh blocks by their key in a language. */
export function sampleTexts(language: string): Readonly<Record<string, string>> {
  const t = translatorOf(freshBlockMessages, language);
  const keys = Object.keys(en) as (keyof typeof en)[];
  return Object.fromEntries(keys.map((key) => [key, t(key)]));
}
