import { describe, expect, it } from 'vitest';
import { type CookieName, cookieLine, cookiesIn, cookieTable } from './cookies.ts';

const names = Object.keys(cookieTable) as CookieName[];

describe('cookies', () => {
  it.each(names)('%s is host-only with the prefix and Secure over https, and neither over http', (name) => {
    const https = cookieLine(name, 'a b', { secure: true, maxAge: 9.5 });
    const http = cookieLine(name, 'a b', { secure: false, maxAge: 9.5 });
    expect(https).toMatch(new RegExp(`^__Host-${name}=a%20b; Path=/; SameSite=Lax;.* Secure; Max-Age=9$`));
    expect(http).toMatch(new RegExp(`^${name}=a%20b; Path=/; SameSite=Lax`));
    expect(http).not.toContain('Secure');
    expect(https + http).not.toMatch(/domain/i);
  });

  it('are read by no script but for hints and what scripts send back', () => {
    const read = names.filter((name) => !cookieLine(name, '', { secure: true }).includes('HttpOnly'));
    expect(read).toEqual([
      'crumb',
      'siteUserInfo',
      'hasCart',
      'uncounted',
      'consent',
      'ss_cid',
      'ss_cpvisit',
      'ss_cvisit',
      'ss_cvr',
      'ss_cvt',
    ]);
  });

  it.each(names)('%s without the prefix is none over https, whichever comes first', (name) => {
    expect(cookiesIn(`${name}=planted`, true)[name]).toBeUndefined();
    expect(cookiesIn(`${name}=planted; __Host-${name}=own`, true)[name]).toBe('own');
    expect(cookiesIn(`__Host-${name}=own; ${name}=planted`, true)[name]).toBe('own');
    expect(cookiesIn(`__Host-${name}=x`, false)[name]).toBeUndefined();
  });

  it('counts none that comes twice with different values', () => {
    expect(cookiesIn('CART=a; crumb=c; CART=b', false)).toEqual({ crumb: 'c' });
    expect(cookiesIn('CART=a; CART=b; CART=a', false).CART).toBeUndefined();
    expect(cookiesIn('CART=a; CART=a', false).CART).toBe('a');
  });

  it('reads what is encoded and passes over what is none', () => {
    expect(cookiesIn('; =x; other=1; crumb=a%3Db; hasCart=%E0%A4%A; __proto__=x', false)).toEqual({
      crumb: 'a=b',
      hasCart: '%E0%A4%A',
    });
    expect(cookiesIn(undefined, false)).toEqual({});
  });
});
