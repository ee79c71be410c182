import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

describe('a formatter that depends on its value alone', () => {
  it('remembers what it made of short texts', () => {
    const run = vi.fn((value: unknown) => `${String(value)}!`);
    const formatter = memoize({ pure: true, run });
    expect([formatter('a'), formatter('a'), formatter('b')]).toEqual(['a!', 'a!', 'b!']);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('remembers nothing where that takes longer than running it', () => {
    const run = vi.fn((value: unknown) => value);
    const formatter = memoize({ pure: true, cheap: true, run });
    expect([formatter('a'), formatter('a')]).toEqual(['a', 'a']);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
