import type { MessageTable, Translate } from './arguments.ts';
import { type CompiledMessage, formatMessage, type MessageValues } from './format-message.ts';

/**
 * Compiled messages by key. `table` is never there at run time: it carries the texts to the type of the
 * translator.
 */
export interface CompiledMessages<Table extends MessageTable> {
  readonly messages: Readonly<Record<keyof Table & string, CompiledMessage>>;
  readonly table?: Table;
}

/**
 * Makes `t(key, values)` of compiled messages: in browsers of the English ones of a feature, with what the
 * page carries over them.
 */
export function createTranslator<Table extends MessageTable>(
  compiled: CompiledMessages<Table>,
  { locale = 'en', overrides = {} }: TranslatorOptions = {},
): Translate<Table> {
  return (key, ...[values]) => {
    const message = Object.hasOwn(overrides, key) ? overrides[key] : compiled.messages[key];
    return formatMessage(message ?? compiled.messages[key], locale, values as MessageValues | undefined);
  };
}

interface TranslatorOptions {
  /** The locale of the messages; English. */
  readonly locale?: string;
  /** Messages that are before the compiled ones, by key: of another language, or of the owner. */
  readonly overrides?: Readonly<Record<string, CompiledMessage>>;
}
