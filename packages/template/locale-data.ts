/**
 * Port to a host's locale data (§5.4). The engine knows this port only, so that its size is without
 * the data; a host makes one per locale.
 */
export interface LocaleData {
  /** The language alone, such as `en` or `fr`. */
  readonly language: string;
  decimal(value: DecimalText, options: NumberOptions): string;
  /** An amount of a currency (ISO 4217 code); empty for a style it does not know. */
  money(value: DecimalText, currency: string, options: MoneyOptions): string;
  date(moment: Moment, options: DateOptions): string;
  interval(start: Moment, end: Moment, options: IntervalOptions): string;
  /** Distance of `end` from `start`, as text: "in 3 days". */
  relative(start: Moment, end: Moment, options: RelativeOptions): string;
  /** A time by a raw CLDR pattern such as `EEEE`. */
  dateByPattern(moment: Moment, pattern: string): string;
  /**
   * The offset from UTC in milliseconds and the short name of a zone at an instant; undefined for an unknown
   * zone.
   */
  zoneAt(time: number, zone: string): ZoneTime | undefined;
  /** Fills an ICU-like message. */
  message(message: Message): string;
}

/** A decimal number: a JavaScript number, or its digits as text. */
export type DecimalText = number | string;

/** An instant in epoch milliseconds and the zone that shows it. */
export interface Moment {
  readonly time: number;
  readonly zone: string;
}

export interface ZoneTime {
  readonly offset: number;
  readonly abbreviation: string;
}

/** Digits are 0 to 50 (§2.4). */
export interface NumberOptions {
  readonly style?: string;
  readonly group?: boolean;
  readonly round?: string;
  readonly minimumIntegerDigits?: number;
  readonly maximumFractionDigits?: number;
  readonly minimumFractionDigits?: number;
  readonly maximumSignificantDigits?: number;
  readonly minimumSignificantDigits?: number;
}

export interface MoneyOptions extends NumberOptions {
  readonly symbolWidth?: string;
  readonly cash?: boolean;
}

export interface DateOptions {
  readonly datetime?: string;
  readonly date?: string;
  readonly time?: string;
  readonly wrap?: string;
  readonly skeleton?: string;
  readonly calendar?: string;
  readonly context?: string;
}

export interface IntervalOptions {
  readonly skeleton?: string;
  readonly date?: string;
  readonly time?: string;
  readonly calendar?: string;
  readonly context?: string;
}

export interface RelativeOptions extends NumberOptions {
  readonly field?: string;
  readonly width?: string;
  readonly context?: string;
  readonly numericOnly?: boolean;
  readonly dayOfWeek?: boolean;
  readonly alwaysNow?: boolean;
  readonly allowWeeks?: boolean;
}

/** A formatter inside a message, such as `{0 money style:short}`. */
export type MessageFunction = (values: readonly unknown[], options: readonly string[]) => string;

export interface Message {
  readonly pattern: string;
  readonly positional: readonly unknown[];
  readonly named: Readonly<Record<string, unknown>>;
  readonly functions: Readonly<Record<MessageFunctionName, MessageFunction>>;
  /** A value as text, and as a decimal. */
  readonly text: (value: unknown) => string;
  readonly decimal: (value: unknown) => DecimalText;
}

/** The formatters that a message may name besides plural, select and selectordinal. */
export const messageFunctions = [
  'money',
  'currency',
  'decimal',
  'number',
  'datetime',
  'datetime-interval',
] as const;
export type MessageFunctionName = (typeof messageFunctions)[number];
