import { type Decoder, decodeJson, recordOf } from '@veranda/domain/decoders';
import { pageMessagesElementId } from '@veranda/contracts/page-messages';
import type { MessageTable, Translate } from '@veranda/messages/arguments';
import { type CompiledMessages, createTranslator } from '@veranda/messages/translator';
import type { CompiledMessage } from '@veranda/messages/format-message';

/**
 * Makes `t(key, values)` of a feature: what the page carries, of its language and its owner, before the
 * English messages.
 */
export function pageTranslator<Table extends MessageTable>(
  english: CompiledMessages<Table>,
): Translate<Table> {
  // The page is read when the first message is asked for.
  let translate: Translate<Table> | null = null;
  return (key, ...values) => {
    translate ??= createTranslator(english, readPage());
    return translate(key, ...values);
  };
}

const compiledMessage: Decoder<CompiledMessage> = (value) => {
  if (typeof value === 'string' || Array.isArray(value)) return value as CompiledMessage;
  throw new TypeError('Not a message');
};

function readPage(): NonNullable<Parameters<typeof createTranslator>[1]> {
  if (typeof document === 'undefined') return {};
  const script = document.getElementById(pageMessagesElementId);
  if (!script) return {};
  return {
    locale: document.documentElement.lang,
    overrides: decodeJson(recordOf(compiledMessage), script.textContent),
  };
}
