import type { MessageTable, Translate } from '../arguments.ts';
import { type CompiledMessage, formatMessage, type MessageValues } from '../format-message.ts';
import { messageLocale } from '../languages.ts';
import type { CompiledMessages } from '../translator.ts';

/** Compiled messages of a language by feature and key; English is where it has none. */
type StudioMessages = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

/**
 * The language that the studio speaks. To add one, write `<feature>/<language>.data.ts` beside the English
 * files and `languages/<tag>/compiled.ts` that exports `language: StudioLanguage` with all of them compiled:
 * the studio finds it by its tag.
 */
export interface StudioLanguage {
  /** BCP 47, with the region whose dates and numbers are written. */
  readonly tag: string;
  readonly messages: StudioMessages;
}

export const english: StudioLanguage = { tag: 'en-US', messages: {} };

let current = english;

/**
 * Language of the studio. Screens keep texts and formats that were made in it: it is set before they are
 * loaded.
 */
export function studioLanguage(): StudioLanguage {
  return current;
}

/** Sets the language, before the first screen is loaded. */
export function setStudioLanguage(language: StudioLanguage): void {
  current = language;
}

/** A message of a feature in the language of the studio. */
export function studioMessage(
  feature: string,
  compiled: CompiledMessages<MessageTable>,
  key: string,
): { readonly message: CompiledMessage; readonly locale: string } {
  const { tag, messages } = current;
  const translated = messages[feature]?.[key];
  if (translated !== undefined) return { message: translated, locale: messageLocale(tag) };
  return { message: compiled.messages[key] ?? key, locale: 'en' };
}

/** Makes `t(key, values)` for a feature in the language of the studio. */
export function studioTranslator<Table extends MessageTable>(
  feature: string,
  compiled: CompiledMessages<Table>,
): Translate<Table> {
  return (key, ...[values]) => {
    const { message, locale } = studioMessage(feature, compiled, key);
    return formatMessage(message, locale, values as MessageValues | undefined);
  };
}
