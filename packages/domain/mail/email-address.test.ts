import { describe, expect, it } from 'vitest';
import { emailLength, isEmailAddress } from './email-address.ts';

describe('the rule of e-mail addresses', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example.info',
    "o'neil@x-y.de",
    'ann@studio.photography',
    'ann@shop.online',
    'ann@my.company',
    'ann@b.museum',
    'ann@xn--80ak6aa92e.xn--p1ai',
    'ann@bäcker.de',
  ])('storefront §5 form check: an address has a top-level domain of 2 or more characters: %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'a@',
    '@b.co',
    'a@b',
    'ann@b.c',
    'a b@c.de',
    'a@b..de',
    'a@-b.de',
    'a@b-.de',
    'a@b.de.',
    'a@127.0.0.10',
    'a@b@c.de',
    'a@b.de, c@d.de',
    'Ann <a@b.de>',
    'a\r\nBcc:x@b.de',
    'a\u0000@b.de',
    `a@${'b'.repeat(64)}.de`,
  ])('storefront §5: %j is no address', (text) => expect(isEmailAddress(text)).toBe(false));

  it('storefront §5 form check: an address has 3 to 256 characters; storefront §9 e-mail: 3 to 256 characters', () => {
    expect(emailLength).toEqual({ min: 3, max: 256 });
    const long = [256, 257].map((length) => `${'a'.repeat(length - 5)}@b.co`);
    expect(long.map(isEmailAddress)).toEqual([true, false]);
  });

  it('is decided in linear time', () => {
    const started = process.cpuUsage();
    for (const text of [
      'a.'.repeat(60) + '@' + 'a.'.repeat(60),
      `a@${'a-'.repeat(120)}`,
      `a@${'1.'.repeat(120)}`,
    ])
      for (let round = 0; round < 2000; round += 1) isEmailAddress(text);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
  });
});
