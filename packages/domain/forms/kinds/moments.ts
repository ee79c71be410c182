import { controlName, type FieldKind, type PostedFields, postedText } from './field-kind.ts';
import { inParts, isWholeIn, partsByName } from './parts.ts';

const dateParts = [
  { name: 'Month', autocomplete: '' },
  { name: 'Day', autocomplete: '' },
  { name: 'Year', autocomplete: '' },
] as const;

/**
 * A day: month, day and year on the wire. The control is the browser's own picker, which posts `2026-11-21`.
 */
export const date: FieldKind = {
  ...inParts(dateParts),
  name: 'date',
  group: 'time',
  title: 'Date',
  check(answer) {
    const { Month = '', Day = '', Year = '' } = partsByName(date, answer);
    const year = isWholeIn(Year, 1, 9999) ? Number(Year) : null;
    if (year === null || !isWholeIn(Month, 1, 12)) return 'date';
    return isWholeIn(Day, 1, daysOf(year, Number(Month))) ? null : 'date';
  },
  text(answer) {
    const { Month, Day, Year } = partsByName(date, answer);
    return date.isEmpty(answer) ? '' : `${Month}/${Day}/${Year}`;
  },
  posted(fields, field) {
    const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(picked(fields, field.id)) ?? [];
    if (year !== undefined) return [month, day, year];
    return picked(fields, field.id) === ''
      ? inParts(dateParts).posted(fields, field)
      : [picked(fields, field.id), '', ''];
  },
};

function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

const timeParts = [
  { name: 'Hour', autocomplete: '' },
  { name: 'Minute', autocomplete: '' },
  { name: 'Second', autocomplete: '' },
  { name: 'Ampm', autocomplete: '' },
] as const;

/** A time of day: hour, minute, second and AM or PM on the wire. The browser's own picker posts `14:30`. */
export const time: FieldKind = {
  ...inParts(timeParts),
  name: 'time',
  group: 'time',
  title: 'Time',
  isEmpty(answer) {
    const { Hour, Minute, Second } = partsByName(time, answer);
    return Hour === '' && Minute === '' && Second === '';
  },
  check(answer) {
    const { Hour = '', Minute = '', Second = '', Ampm = '' } = partsByName(time, answer);
    const half = /^(?:am|pm)$/i.test(Ampm);
    if (!half && Ampm !== '') return 'time';
    const hour = half ? isWholeIn(Hour, 1, 12) : isWholeIn(Hour, 0, 23);
    const rest = [Minute, Second].every((part) => part === '' || isWholeIn(part, 0, 59));
    return hour && rest ? null : 'time';
  },
  text(answer) {
    const { Hour, Minute, Second, Ampm } = partsByName(time, answer);
    return time.isEmpty(answer) ? '' : `${Hour}:${Minute || '00'}:${Second || '00'} ${Ampm}`.trim();
  },
  posted(fields, field) {
    const found = picked(fields, field.id);
    const [, hour, minute, second] = /^(\d\d):(\d\d)(?::(\d\d))?/.exec(found) ?? [];
    if (hour === undefined)
      return found === '' ? inParts(timeParts).posted(fields, field) : [found, '', '', ''];
    const half = Number(hour) < 12 ? 'AM' : 'PM';
    return [String(Number(hour) % 12 || 12).padStart(2, '0'), minute, second ?? '00', half];
  },
};

function picked(fields: PostedFields, fieldId: string): string {
  return postedText(fields, controlName(fieldId)).trim();
}
