import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CrumbBinding, crumbLifetime, issueCrumb, verifyCrumb } from './crumb.ts';

const key = (id: string, byte: number) => ({ id, key: createSecretKey(Buffer.alloc(32, byte)) });
const keys = [key('b', 2), key('a', 1)];
const binding: CrumbBinding = { host: 'levain.localhost', siteId: 's1', session: '' };
const now = Date.UTC(2026, 10, 21);

describe('a crumb', () => {
  it('verifies for the host, site and session it was issued for', () => {
    expect(verifyCrumb({ keys, now }, binding, issueCrumb(keys, binding, now))).toBe(true);
  });

  it.each([
    ['another host', { ...binding, host: 'overdub.localhost' }],
    ['another site', { ...binding, siteId: 's2' }],
    ['another session', { ...binding, session: 'x' }],
  ])('fails for %s', (_name, other) => {
    expect(verifyCrumb({ keys, now }, other, issueCrumb(keys, binding, now))).toBe(false);
  });

  it('lives for 24 hours', () => {
    const crumb = issueCrumb(keys, binding, now);
    expect(verifyCrumb({ keys, now: now + crumbLifetime - 1 }, binding, crumb)).toBe(true);
    expect(verifyCrumb({ keys, now: now + crumbLifetime + 60_000 }, binding, crumb)).toBe(false);
  });

  it('verifies by an older key while keys are rotated, and by none that is gone', () => {
    const crumb = issueCrumb([key('a', 1)], binding, now);
    expect(verifyCrumb({ keys, now }, binding, crumb)).toBe(true);
    expect(verifyCrumb({ keys: [key('b', 2)], now }, binding, crumb)).toBe(false);
  });

  it('is another one each time, beyond the 512 that randomness is drawn for at once', () => {
    const issued = Array.from({ length: 2_000 }, () => issueCrumb(keys, binding, now));
    expect(new Set(issued).size).toBe(2_000);
  });

  it.each(['', 'x', '..', `${'0'.repeat(32)}.b.`, `${'0'.repeat(32)}.b.${'A'.repeat(43)}`])(
    'refuses the forgery %o',
    (forged) => expect(verifyCrumb({ keys, now }, binding, forged)).toBe(false),
  );
});
