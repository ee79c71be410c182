import { describe, expect, it } from 'vitest';
import { createTargetBreakers } from './target-breakers.ts';

describe('breakers of targets', () => {
  it('keep calls from a place that failed three times, for a minute, and from no other', () => {
    let clock = 0;
    const breakers = createTargetBreakers(() => clock);
    for (let n = 0; n < 3; n += 1) breakers.of('a').failed();
    expect([breakers.of('a').allows(), breakers.of('b').allows()]).toEqual([false, true]);
    clock = 60_000;
    expect([breakers.of('a').allows(), breakers.of('a').allows()]).toEqual([true, false]);
    breakers.of('a').succeeded();
    expect(breakers.of('a').allows()).toBe(true);
  });

  it('forget the places used longest ago', () => {
    const breakers = createTargetBreakers(() => 0);
    for (let n = 0; n < 3; n += 1) breakers.of('old').failed();
    for (let n = 0; n < 5_000; n += 1) breakers.of(String(n));
    expect(breakers.of('old').allows()).toBe(true);
  });
});
