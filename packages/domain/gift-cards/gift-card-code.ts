/** Crockford's base 32: no I, L, O, U, which are read as others (decisions §numbers). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/**
 * A code of 16 characters out of as many random bytes, each of which gives five bits. @throws RangeError for
 * too few
 */
export function codeOf(random: Uint8Array): string {
  if (random.length < length) throw new RangeError('a code needs 16 random bytes');
  return Array.from(random.subarray(0, length), (byte) => alphabet[byte & 31]).join('');
}

/**
 * A code as it was typed, without spaces and dashes and with look-alikes read right; null when it cannot be
 * one.
 */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === length && /^[0-9A-HJKMNP-TV-Z]+$/.test(code) ? code : null;
}

/** A code in groups of four, to be read aloud. */
export function groupedCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-');
}
