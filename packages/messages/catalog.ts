import type { MessageTable, Translate, Translation } from './arguments.ts';
import { argumentNames, compileMessage, compileOwnText } from './compile.ts';
import { type CompiledMessage, formatMessage, type MessageValues } from './format-message.ts';
import {
  type Language,
  lookupOrder,
  messageLanguage,
  type MessageLanguage,
  messageLocale,
  type Region,
} from './languages.ts';

/**
 * The messages of a feature in all languages; for servers and tests, since it brings the parser and every
 * language along.
 *
 * To add a message, write its English in `<feature>/en.data.ts` and its translation in each
 * `<feature>/<language>.data.ts`: the compiler asks for every missing one, and the tests for the same
 * arguments and the plural categories of the language. Arguments are named and typed by the English text. To
 * add a feature, copy the folder of another: a `.data.ts` a language and a `messages.ts` with
 * `defineMessages`. Messages that browsers show in English on their own get a `compiled.ts` with
 * `compileMessages`, which the build replaces by its result, so that no parser is sent; pages carry the other
 * languages. A feature of the studio is in `studio/<feature>/en.data.ts` with its `compiled.ts`, and needs no
 * other language yet: the `messages.ts` of its folder makes `t` and `rich` of it by `createStudioMessages`,
 * and `studio/language.ts` tells how another language is added.
 */
export interface Catalog<Table extends MessageTable = MessageTable> {
  readonly en: Table;
  readonly translations: Translations<Table>;
}

/** Every language complete; a region only where it differs from its language. */
type Translations<Table extends MessageTable> = {
  readonly [Key in Language]: Translation<Table>;
} & { readonly [Key in Region]?: Partial<Translation<Table>> };

/** Puts the languages of a feature together. */
export function defineMessages<const Table extends MessageTable>(
  en: Table,
  translations: Translations<Table>,
): Catalog<Table> {
  return { en, translations };
}

/** One catalog of several, for code that uses texts of all of them; their keys differ. */
export function joinMessages<First extends MessageTable, Second extends MessageTable>(
  first: Catalog<First>,
  second: Catalog<Second>,
): Catalog<First & Second> {
  const languages = Object.keys(first.translations) as (Language | Region)[];
  // Joined when they are asked for: a browser may have loaded a language by then.
  const translations = Object.defineProperties(
    {},
    Object.fromEntries(
      [...new Set([...languages, ...(Object.keys(second.translations) as (Language | Region)[])])].map(
        (language) => [
          language,
          {
            enumerable: true,
            get: () => ({ ...first.translations[language], ...second.translations[language] }),
          },
        ],
      ),
    ),
  );
  return {
    en: { ...first.en, ...second.en },
    translations: translations as unknown as Translations<First & Second>,
  };
}

/** The texts of a catalog in a language tag as they are written: in ICU MessageFormat. */
export function messageTexts<Table extends MessageTable>(
  catalog: Catalog<Table>,
  tag: string,
): Translation<Table> {
  return entryOf(catalog, tag).texts as Translation<Table>;
}

/**
 * Makes `t(key, values)` in a language tag. Texts that an owner has written by key come first, with `{name}`
 * for an argument.
 */
export function translatorOf<Table extends MessageTable>(
  catalog: Catalog<Table>,
  tag: string,
  ownTexts: Readonly<Record<string, string>> = {},
): Translate<Table> {
  const locale = messageLocale(tag);
  return (key, ...[values]) =>
    formatMessage(
      compiledMessage(catalog, { key, tag, ownTexts }),
      locale,
      values as MessageValues | undefined,
    );
}

/**
 * Formats a message whose arguments nobody has checked: an argument without a value shows its name in braces.
 */
export function formatUnchecked(message: CompiledMessage, tag: string, values: MessageValues): string {
  const missing = argumentNames(message).filter((name) => !Object.hasOwn(values, name));
  const shown = Object.fromEntries(missing.map((name) => [name, `{${name}}`]));
  return formatMessage(message, messageLocale(tag), { ...values, ...shown });
}

/** A message of a catalog ready to be formatted, or to be carried by a page to its islands. */
export function compiledMessage(
  catalog: Catalog,
  { key, tag, ownTexts = {} }: { key: string; tag: string; ownTexts?: Readonly<Record<string, string>> },
): CompiledMessage {
  const entry = entryOf(catalog, tag);
  const message = entry.compiled.get(key) ?? compileMessage(entry.texts[key] ?? key);
  entry.compiled.set(key, message);
  const override = Object.hasOwn(ownTexts, key) ? ownTexts[key] : undefined;
  return override === undefined ? message : compileOwnText(override, argumentNames(message));
}

interface LanguageEntry {
  readonly texts: MessageTable;
  readonly compiled: Map<string, CompiledMessage>;
}

// Messages are compiled when they are first said, once a language.
const entries = new WeakMap<Catalog, Map<MessageLanguage, LanguageEntry>>();

function entryOf(catalog: Catalog, tag: string): LanguageEntry {
  const language = messageLanguage(tag);
  const byLanguage = entries.get(catalog) ?? new Map<MessageLanguage, LanguageEntry>();
  entries.set(catalog, byLanguage);
  const entry = byLanguage.get(language) ?? newEntry(catalog, language);
  byLanguage.set(language, entry);
  return entry;
}

function newEntry({ en, translations }: Catalog, language: MessageLanguage): LanguageEntry {
  const tables = lookupOrder(language).map((known) => translations[known] ?? {});
  return { texts: Object.assign({}, en, ...tables.toReversed()) as MessageTable, compiled: new Map() };
}
