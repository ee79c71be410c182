import type { ErrorTable } from './errors.ts';

/** Discounts in the studio. */
export const discountErrors = {
  'unknown-discount': { status: 404 },
  'code-taken': { status: 409 },
  'code-malformed': { status: 400 },
  'too-many-automatic': { status: 409 },
  'ends-before-start': { status: 400 },
  'limit-below-used': { status: 409 },
  'nothing-chosen': { status: 400 },
} as const satisfies ErrorTable;
