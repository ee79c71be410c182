import { describe, expect, it } from 'vitest';
import { readConversion, readVisitTime, rememberVisit } from './conversion-cookie.ts';

const cookie = 'a1-b2|100|200|150|3';

describe('the conversion cookies', () => {
  it('storefront §5 conversion cookie: is an id and four positive integers between bars', () => {
    const read = { id: 'a1-b2', firstVisit: 100, thisVisit: 200, lastVisit: 150, visits: 3 };
    expect(readConversion(cookie)).toEqual(read);
  });

  it.each([
    '',
    '|1|2|3|4',
    'a|1|2|3',
    'a|1|2|3|4|5',
    'a|0|2|3|4',
    'a|-1|2|3|4',
    'a|1.5|2|3|4',
    'a|x|2|3|4',
    'a b|1|2|3|4',
  ])('storefront §5 conversion cookie: anything else in it is refused, %j', (text) =>
    expect(readConversion(text)).toBeNull(),
  );

  it('storefront §5 conversion cookie: of the visit’s time is a positive integer', () => {
    expect(['1', '1700000000', '0', '-1', '1.5', '', 'now'].map(readVisitTime)).toEqual([
      1,
      1700000000,
      ...Array(5).fill(null),
    ]);
  });
});

describe('remembering a visit', () => {
  const at = (now: number) => ({ now, newId: 'new' });
  it('begins with the first', () => {
    const first = { visitor: 'new|50|50|50|1', visit: '50' };
    expect(rememberVisit({ visitor: '', visit: '' }, at(50))).toEqual(first);
    expect(rememberVisit({ visitor: 'broken', visit: '40' }, at(50))).toEqual(first);
  });
  it('goes on while the cookie of the visit lasts', () => {
    expect(rememberVisit({ visitor: cookie, visit: '290' }, at(300))).toEqual({
      visitor: cookie,
      visit: '300',
    });
  });
  it('counts another one afterwards', () => {
    expect(rememberVisit({ visitor: cookie, visit: '' }, at(900)).visitor).toBe('a1-b2|100|900|200|4');
  });
});
