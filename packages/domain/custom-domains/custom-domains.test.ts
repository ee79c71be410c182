import { describe, expect, it } from 'vitest';
import { checkedDomainName, domainText } from './domain-name.ts';
import { checkedDomain, type DomainFindings, type DomainState, nextCheckAfter } from './domain-states.ts';

const here: DomainFindings = { isProven: true, isTaken: false, address: 'here', hasCertificate: true };

describe('the states of a domain', () => {
  const cases: [DomainState, Partial<DomainFindings>, DomainState, string | null][] = [
    ['waiting', { isProven: false }, 'waiting', 'unproven'],
    ['waiting', { address: 'none' }, 'waiting', 'no-address'],
    ['waiting', { address: 'elsewhere' }, 'waiting', 'other-address'],
    ['waiting', { hasCertificate: false }, 'securing', 'no-certificate'],
    ['waiting', {}, 'live', null],
    ['waiting', { isTaken: true }, 'waiting', 'taken'],
    ['securing', {}, 'live', null],
    ['securing', { hasCertificate: false }, 'securing', 'no-certificate'],
    ['securing', { address: 'elsewhere' }, 'waiting', 'other-address'],
    ['live', { isProven: false, hasCertificate: false }, 'live', null],
    ['live', { address: 'none' }, 'away', 'no-address'],
    ['live', { isTaken: true }, 'waiting', 'taken'],
    ['away', { address: 'elsewhere' }, 'away', 'other-address'],
    ['away', { hasCertificate: false }, 'securing', 'no-certificate'],
    ['away', {}, 'live', null],
  ];
  it.each(cases)('lead from %s, with %o, to %s (%s)', (state, findings, next, problem) =>
    expect(checkedDomain(state, { ...here, ...findings })).toEqual({ state: next, problem }),
  );

  it('are checked often while an owner waits, seldom later, and no more after 30 days without records', () => {
    const day = 86_400_000;
    expect([nextCheckAfter('waiting', 0), nextCheckAfter('waiting', 2 * day)]).toEqual([300_000, 3_600_000]);
    expect([nextCheckAfter('waiting', 31 * day), nextCheckAfter('away', 31 * day)]).toEqual([
      null,
      3_600_000,
    ]);
    expect(nextCheckAfter('live', 400 * day)).toBe(day / 2);
  });
});

describe('the name of a domain', () => {
  const own = { studio: 'studio.veranda.shop', sites: 'veranda.shop', isLaptop: false };
  it.each([
    ['https://www.Bakery.com/menu?x', 'www.bakery.com'],
    [' bakery.co.uk. ', 'bakery.co.uk'],
    ['xn--bcker-gra.de', 'xn--bcker-gra.de'],
  ])('is read from %j', (text, name) => expect(checkedDomainName(domainText(text), own)).toBe(name));

  it.each([
    ['bakery', 'domain-malformed'],
    ['192.168.0.1', 'domain-malformed'],
    ['-a.com', 'domain-malformed'],
    ['a_b.com', 'domain-malformed'],
    [`${'a.'.repeat(127)}com`, 'domain-malformed'],
    ['other.veranda.shop', 'domain-not-yours'],
    ['veranda.shop', 'domain-not-yours'],
    ['www.localhost', 'domain-not-yours'],
    ['db.internal', 'domain-not-yours'],
  ])('is not %j: %s', (text, code) =>
    expect(checkedDomainName(domainText(text), own)).toMatchObject({ code, field: 'host' }),
  );

  it('may be below localhost on a laptop', () =>
    expect(checkedDomainName('www.bakery.localhost', { ...own, isLaptop: true })).toBe(
      'www.bakery.localhost',
    ));
});
