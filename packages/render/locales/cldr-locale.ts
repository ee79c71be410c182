import { type CLDR, Decimal, type MessageFormatFuncMap, type MessageFormatter } from '@phensley/cldr';
import {
  type DecimalText,
  type LocaleData,
  type Message,
  messageFunctions,
  type Moment,
} from '@veranda/template/locale-data';

/** The locale data of one CLDR locale. The library ignores options it does not know. */
export function cldrLocale(cldr: CLDR): LocaleData {
  const { Calendars, General, Numbers } = cldr;
  return {
    language: General.locale().tag.language(),
    decimal: (value, options) => Numbers.formatDecimal(value, asLibrary(options)),
    money: (value, currency, options) =>
      Numbers.formatCurrency(value, asLibrary(currency), asLibrary(options)),
    date: (moment, options) => Calendars.formatDate(zoned(moment), withCalendar(options)),
    interval: (start, end, options) =>
      Calendars.formatDateInterval(zoned(start), zoned(end), withCalendar(options)),
    relative: (start, end, options) =>
      Calendars.formatRelativeTime(zoned(start), zoned(end), asLibrary(options)),
    dateByPattern: (moment, pattern) => Calendars.formatDateRaw(zoned(moment), { pattern }),
    zoneAt(time, zone) {
      const found = Calendars.timeZoneFromUTC(time, zone);
      return found && { offset: found.offset, abbreviation: found.abbr };
    },
    message: messageFiller(General),
  };
}

// Options come from templates as words; the library takes unknown ones as absent.
function asLibrary<T>(value: unknown): T {
  return value as T;
}

function withCalendar<T>({ calendar, ...options }: { readonly calendar?: string }): T {
  return asLibrary(calendar ? { ...options, ca: calendar } : options);
}

function zoned({ time, zone }: Moment): { date: number; zoneId: string } {
  return { date: time, zoneId: zone };
}

// The library's formatter is made once, for its cache of read patterns; the message it fills now is set
// around each call.
function messageFiller(general: CLDR['General']): (message: Message) => string {
  let current: Message | undefined;
  const formatters: MessageFormatFuncMap = Object.fromEntries(
    messageFunctions.map((name) => [
      name,
      (values: unknown[], options: string[]) => current?.functions[name](values, options) ?? '',
    ]),
  );
  const converter = {
    asString: (value: unknown) =>
      value instanceof Decimal ? value.toString() : (current?.text(value) ?? ''),
    asDecimal: (value: unknown) => (value instanceof Decimal ? value : decimal(current?.decimal(value) ?? 0)),
  };
  let filler: MessageFormatter | undefined;
  return (message) => {
    filler ??= general.messageFormatter({ formatters, converter, cacheSize: 200 });
    const outer = current;
    current = message;
    try {
      return filler.format(message.pattern, [...message.positional], message.named);
    } finally {
      current = outer;
    }
  };
}

function decimal(value: DecimalText): Decimal {
  return new Decimal(value);
}
