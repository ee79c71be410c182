import { describe, expect, it } from 'vitest';
import {
  censusCookies,
  conversionCookies,
  readConversion,
  readVisitTime,
  rememberVisit,
} from './conversion-cookie.ts';

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

  it('storefront §9 cookie: the conversion cookie ends in ss_cvr', () => {
    expect(conversionCookies.visitor.name).toMatch(/ss_cvr$/);
  });
  it('storefront §9 cookie: the conversion cookie lasts 2 years', () => {
    expect(conversionCookies.visitor.lasts).toBe(63_072_000);
  });
  it('storefront §9 cookie: the visit cookie lasts 30 minutes', () => {
    expect(conversionCookies.visit.lasts).toBe(1800);
  });

  it.each([
    ['storefront §9 cookie: census clears ss_cid', 'ss_cid'],
    ['storefront §9 cookie: census clears ss_cpvisit', 'ss_cpvisit'],
    ['storefront §9 cookie: census clears ss_cvisit', 'ss_cvisit'],
    ['storefront §9 cookie: census clears ss_cvr', 'ss_cvr'],
    ['storefront §9 cookie: census clears ss_cvt', 'ss_cvt'],
  ])('%s', (_statement, name) => expect(censusCookies).toContain(name));

  it('administration §9 interface: census clears ss_cid, ss_cpvisit, ss_cvisit, ss_cvr and ss_cvt', () => {
    expect([...censusCookies].sort()).toEqual(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']);
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
