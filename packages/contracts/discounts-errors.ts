import type { ErrorTable } from './errors.ts';

/** Discounts in the studio. */
export const discountErrors = {
  'unknown-discount': { status: 404, message: 'There is no such discount.' },
  'code-taken': { status: 409, message: 'Another discount has this code.' },
  'code-malformed': { status: 400, message: 'A code has 1 to 40 letters, digits and dashes.' },
  'too-many-automatic': { status: 409, message: 'A shop has at most {max} automatic discounts.' },
  'ends-before-start': { status: 400, message: 'The end must be after the start.' },
  'limit-below-used': { status: 409, message: 'It has been used {used} times already.' },
  'nothing-chosen': { status: 400, message: 'Choose at least one product or category.' },
} as const satisfies ErrorTable;
