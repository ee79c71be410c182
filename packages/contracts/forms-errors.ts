import type { ErrorTable } from './errors.ts';

/** Refusals of forms: those that a visitor meets are verbatim (storefront §8, form submission). */
export const formErrors = {
  'form-invalid': { status: 400 },
  'form-unreadable': { status: 400 },
  'form-captcha': { status: 400 },
  'form-not-allowed': { status: 401 },
  'form-not-configured': { status: 404 },
  'form-key-refused': { status: 409 },
  'form-limit': { status: 429 },
  'form-fault': { status: 500 },
  'form-unknown-fault': { status: 422 },
  'form-key-failed': { status: 503 },
  'unknown-form': { status: 404 },
  'form-code-not-allowed': { status: 403 },
} as const satisfies ErrorTable;
