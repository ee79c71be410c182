import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

describe('a breaker', () => {
  it('holds calls back after failures in a row, and lets one through after the pause', () => {
    let now = 0;
    const breaker = createBreaker(() => now, { failures: 3, pause: 1000 });
    for (let n = 0; n < 2; n += 1) breaker.failed();
    breaker.succeeded();
    for (let n = 0; n < 2; n += 1) breaker.failed();
    expect(breaker.allows()).toBe(true);
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    now = 1000;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.succeeded();
    expect(breaker.allows()).toBe(true);
  });
});
