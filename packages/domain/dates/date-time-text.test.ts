import { describe, expect, it } from 'vitest';
import { dateTimeText, instantOfText, isDateTimeText } from './date-time-text.ts';

describe('a date with its time as a field has it', () => {
  it.each(['', '2026-12-24T18:00', '2028-02-29T00:00'])('is %j', (text) =>
    expect(isDateTimeText(text)).toBe(true),
  );
  it.each(['2026-12-24', '2026-02-29T12:00', '2026-13-01T12:00', '2026-12-24T24:00', '2026-12-24T18:00Z'])(
    'is not %j',
    (text) => expect(isDateTimeText(text)).toBe(false),
  );
  it('is a moment of the zone of the site', () => {
    expect(instantOfText('2026-12-24T18:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 11, 24, 17));
    expect(instantOfText('', 'Europe/Berlin')).toBeNull();
    expect(dateTimeText(Date.UTC(2026, 11, 24, 17), 'Europe/Berlin')).toBe('2026-12-24T18:00');
  });
});
