import format, { type CompiledMessage } from 'icu-minify/format';

export type { CompiledMessage } from 'icu-minify/format';

/** Values of arguments by their name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The text of a compiled message in a locale (BCP 47) with its arguments put in. */
export function formatMessage(message: CompiledMessage, locale: string, values: MessageValues = {}): string {
  return String(format(message, locale, values, { formatters }));
}

/** Values of a rich message: arguments by their name, and for each tag what its content becomes. */
export type RichValues<Element> = Readonly<
  Record<string, string | number | ((children: (string | Element)[]) => Element)>
>;

/** The parts of a compiled message in which `<tag>…</tag>` is given to the function of that name. */
export function formatRichMessage<Element>(
  message: CompiledMessage,
  locale: string,
  values: RichValues<Element>,
): readonly (string | Element)[] {
  const formatted = format<Element>(message, locale, values, { formatters });
  return Array.isArray(formatted) ? formatted : [formatted];
}

// Constructing one takes a thousand times as long as asking it. Messages are formatted in the languages that
// they are written in.
const formatters = {
  getDateTimeFormat: memoize((locale, options) => new Intl.DateTimeFormat(locale, options as object)),
  getNumberFormat: memoize((locale, options) => new Intl.NumberFormat(locale, options as object)),
  getPluralRules: memoize((locale, options) => new Intl.PluralRules(locale, options as object)),
};

function memoize<Formatter>(construct: (locale: string, options: unknown) => Formatter) {
  const known = new Map<string, Formatter>();
  return (locale?: Intl.LocalesArgument, options?: unknown): Formatter => {
    const key = `${String(locale)} ${JSON.stringify(options)}`;
    const formatter = known.get(key) ?? construct(String(locale), options);
    known.set(key, formatter);
    return formatter;
  };
}
