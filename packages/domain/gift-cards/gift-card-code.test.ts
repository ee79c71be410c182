import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, groupedCode, readCode } from './gift-card-code.ts';

describe('the code of a gift card', () => {
  it('decisions §numbers gift-card code: 16 characters of Crockford base 32; it is read as it is written', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const code = codeOf(bytes);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
        expect(readCode(groupedCode(code).toLowerCase())).toBe(code);
      }),
    );
  });

  it.each([
    ['O0IL 1111 2222 3333', '0011111122223333'],
    ['too short', null],
    ['UUUU-UUUU-UUUU-UUUU', null],
    ['0000-0000-0000-00000', null],
  ])('%s is read as %s', (typed, expected) => {
    expect(readCode(typed)).toBe(expected);
  });

  it('needs 16 random bytes', () => {
    expect(() => codeOf(new Uint8Array(15))).toThrow(RangeError);
  });
});
