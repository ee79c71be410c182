import { describe, expect, it } from 'vitest';
import { errorFingerprint } from './error-fingerprint.ts';

const failed = (rest: object) =>
  errorFingerprint({ kind: 'error', message: 'x is null', stack: '', source: '', ...rest });
const stack = (line: number, build: string) =>
  `TypeError: x\n    at add (https://shop.example/bundles/cart-${build}.js:1:${line})`;

describe('the fingerprint of an error', () => {
  it.each([
    ['numbers', { message: 'line 12 of 30' }, { message: 'line 7 of 8' }],
    ['quoted words', { message: 'cannot read "a" of b' }, { message: 'cannot read "z" of b' }],
    ['addresses', { message: 'no https://a.test/1' }, { message: 'no https://b.test/2?c' }],
    ['the build and the place in it', { stack: stack(20, 'B3x9Qa12') }, { stack: stack(7, 'Zz81mm0p') }],
  ])('is not: %s', (_what, one, other) => expect(failed(one)).toBe(failed(other)));

  it.each([
    ['kind', {}, { kind: 'unhandledrejection' }],
    ['message', { message: 'a' }, { message: 'b' }],
    ['script', { source: 'https://a.test/one.js' }, { source: 'https://a.test/two.js' }],
  ])('is: %s', (_what, one, other) => expect(failed(one)).not.toBe(failed(other)));

  it('is at most 400 characters, and read in no time', () => {
    expect(failed({ message: `"${'x'.repeat(5000)}`, stack: '('.repeat(5000) })).toHaveLength(400);
  });
});
