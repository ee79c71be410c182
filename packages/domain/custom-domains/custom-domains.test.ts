import { describe, expect, it } from 'vitest';
import { certificateState, isOrderDue, pauseAfterFailure, problemOfType } from './certificate-states.ts';
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

describe('certificates of domains', () => {
  const day = 86_400_000;
  const now = Date.UTC(2026, 0, 1);
  const orders = (days: number | null, problem: 'caa' | null = null, pause = -1) => ({
    expiresAt: days === null ? null : new Date(now + days * day),
    problem,
    nextAt: new Date(now + pause),
  });

  it.each([
    [null, 'waiting', true],
    [orders(null), 'waiting', true],
    [orders(null, 'caa', 1), 'failed', false],
    [orders(null, 'caa'), 'failed', true],
    [orders(31), 'issued', false],
    [orders(29), 'issued', true],
    [orders(29, 'caa', 1), 'issued', false],
    [orders(-1, 'caa'), 'failed', true],
  ] as const)('of %o are %s; an order is due: %s', (given, state, isDue) => {
    expect(certificateState(given, now)).toBe(state);
    expect(isOrderDue(given, now)).toBe(isDue);
  });

  it('are ordered again after pauses that double up to a day, and never before the authority allows', () => {
    const minutes = [1, 2, 3, 7, 8, 900].map((failures) => pauseAfterFailure(failures, 0) / 60_000);
    expect(minutes).toEqual([15, 30, 60, 960, 1440, 1440]);
    expect(pauseAfterFailure(1, 3 * day)).toBe(3 * day);
  });

  it('name the reason of a failure by the type that the authority gave', () => {
    expect(problemOfType('urn:ietf:params:acme:error:rateLimited')).toBe('limited');
    expect(problemOfType('urn:ietf:params:acme:error:serverInternal')).toBe('authority');
  });
});
