import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';

const engine = createEngine({ clock: Date.now });
const at = (iso: string): number => Date.parse(iso);
const date = (pattern: string, time: unknown, timeZone: unknown = 'UTC'): string =>
  engine.render(`{t|date ${pattern}}`, { t: time, website: { timeZone } }).output;

describe('template-language §2.5 date', () => {
  it.each([
    ['%Y-%m-%d', '2024-02-29T12:00:00Z', '2024-02-29'],
    ['%a %A %b %B %h', '2024-02-29T12:00:00Z', 'Thu Thursday Feb February Feb'],
    ['%d|%e|%j', '2024-03-05T12:00:00Z', '05'],
    ['%e %j', '2024-03-05T12:00:00Z', ' 5 065'],
    ['%H %I %i %k %l %M %S', '2024-03-05T15:04:05Z', '15 03 3 15  3 04 05'],
    ['%H %I %i %k %l', '2024-03-05T00:04:05Z', '00 12 12  0 12'],
    ['%p %P', '2024-03-05T12:00:00Z', 'PM pm'],
    ['%p', '2024-03-05T11:59:59Z', 'AM'],
    ['%q', '2024-12-05T11:59:59Z', '4'],
    ['%D %F %T %R', '2024-03-05T15:04:05Z', '03/05/24 2024-03-05 15:04:05 15:04'],
    ['%r', '2024-03-05T15:04:05Z', '3:04:05 PM'],
    ['%x %X', '2024-03-05T15:04:05Z', '03/05/2024 03:04:05 PM'],
    ['%v', '2024-03-05T15:04:05Z', ' 5-Mar-2024'],
    ['%c', '2024-03-05T15:04:05Z', 'Tue, Mar 5, 2024 3:04:05 PM UTC'],
    ['%C %y %g %G', '2021-01-01T00:00:00Z', '20 21 20 2020'],
    ['%V', '2021-01-01T00:00:00Z', '53'],
    ['%V', '2018-12-31T00:00:00Z', '01'],
    ['%G-W%V-%u', '2019-12-30T00:00:00Z', '2020-W01-1'],
    ['%u %w', '2024-03-03T00:00:00Z', '7 0'],
    ['%U %W', '2021-01-03T00:00:00Z', '02 01'],
    ['%U %W', '2021-01-01T00:00:00Z', '01 01'],
    ['%s', '2040-01-01T00:00:00Z', '2208988800'],
    ['%N', '1970-01-01T00:00:00.345Z', '345000000'],
    ['%n%t%%', '2024-01-01T00:00:00Z', '\n\t%'],
    ['%z %Z', '2024-01-01T00:00:00Z', '+00:00 UTC'],
    ['%Q %E %', '2024-01-01T00:00:00Z', '%Q %E %'],
    ['plain', '2024-01-01T00:00:00Z', 'plain'],
  ])('%s of %s is %j', (pattern, iso, output) => {
    const shown = pattern.includes('|') ? '%d' : pattern;
    expect(date(shown, at(iso))).toBe(output);
  });

  it.each([
    ['America/New_York', '2024-07-01T12:00:00Z', '08:00 -04:00'],
    ['America/New_York', '2024-01-01T12:00:00Z', '07:00 -05:00'],
    ['America/St_Johns', '2024-01-01T12:00:00Z', '08:30 -03:30'],
    ['Asia/Kathmandu', '2024-01-01T12:00:00Z', '17:45 +05:45'],
    ['Pacific/Kiritimati', '2024-01-01T12:00:00Z', '02:00 +14:00'],
    ['Nowhere/At_All', '2024-01-01T12:00:00Z', '12:00 +00:00'],
    ['', '2024-01-01T12:00:00Z', '07:00 -05:00'],
    [7, '2024-01-01T12:00:00Z', '07:00 -05:00'],
    ['America/New_York', '2024-03-10T06:59:59Z', '01:59 -05:00'],
    ['America/New_York', '2024-03-10T07:00:00Z', '03:00 -04:00'],
  ])('in the zone %j, %s is %j', (zone, iso, output) => {
    expect(date('%H:%M %z', at(iso), zone)).toBe(output);
  });

  it.each([
    [-12_219_292_800_000, '1582-10-15 Fri 288'],
    [-12_219_292_800_001, '1582-10-04 Thu 277'],
    [-62_135_769_600_000, '1-01-01 Sat 001'],
    [-12_243_830_400_000, '1581-12-25 Mon 359'],
  ])('counts days before 1582-10-15 by the Julian calendar: %d is %s', (time, output) => {
    expect(date('%Y-%m-%d %a %j', time)).toBe(output);
  });

  it.each(['1613557565000', ' 1613557565000 ', 1613557565000.9])('reads %j as a time', (time) => {
    expect(date('%F', time)).toBe('2021-02-17');
  });

  it.each([1e300, -1e300, 8.64e15, -3e14])('tells that %j is a day that no calendar knows (§7)', (time) => {
    const { output, errors } = engine.render('a{t|date %Y}b', { t: time });
    expect(output).toBe('ab');
    expect(errors.map(({ code }) => code)).toEqual(['DATE_OUT_OF_RANGE']);
  });

  it.each([null, 'soon', '', true, {}, [1], '9'.repeat(40)])(
    'drops the output and reports an error for %j',
    (time) => {
      const { output, errors } = engine.render('a{t|date %Y}b', { t: time });
      expect(output).toBe('ab');
      expect(errors.map(({ code }) => code)).toEqual(['UNEXPECTED_ERROR']);
    },
  );

  it('shows the default zone within a private partial, which cannot see the website', () => {
    const { output } = engine.render(
      '{@|apply p private}',
      { t: at('2024-01-01T12:00:00Z') },
      { partials: new Map([['p', '{t|date %H}']]) },
    );
    expect(output).toBe('07');
  });
});
