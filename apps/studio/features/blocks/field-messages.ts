import type { MessageTable } from '@veranda/messages/arguments';
import { formatMessage } from '@veranda/messages/format-message';
import { studioMessage } from '@veranda/messages/studio/language';
import type { CompiledMessages } from '@veranda/messages/translator';
import type { FieldMessages } from './labelled-field.ts';

/**
 * Messages whose keys the registries of the domain make; that each has its text is tested over the
 * registries.
 */
export function createFieldMessages(
  feature: string,
  compiled: CompiledMessages<MessageTable>,
): FieldMessages {
  const say = (key: string, values?: { readonly number: number }): string => {
    const { message, locale } = studioMessage(feature, compiled, key);
    return formatMessage(message, locale, values);
  };
  return { textOf: (key) => say(key), entryOf: (key, number) => say(key, { number }) };
}
