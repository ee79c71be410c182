import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Refusals of forms: those that a visitor meets are verbatim (storefront §8, form submission). */
export const formErrors = {
  'form-invalid': { status: 400, message: en['form-invalid'] },
  'form-unreadable': {
    status: 400,
    message: en['form-unreadable'],
  },
  'form-captcha': { status: 400, message: en['form-captcha'] },
  'form-not-allowed': { status: 401, message: en['form-not-allowed'] },
  'form-not-configured': { status: 404, message: en['form-not-configured'] },
  'form-key-refused': {
    status: 409,
    message: en['form-key-refused'],
  },
  'form-limit': {
    status: 429,
    message: en['form-limit'],
  },
  'form-fault': { status: 500, message: en['form-fault'] },
  'form-unknown-fault': { status: 422, message: en['form-unknown-fault'] },
  'form-key-failed': {
    status: 503,
    message: en['form-key-failed'],
  },
  'unknown-form': { status: 404, message: 'There is no such form.' },
  'form-changed': { status: 409, message: 'The form was changed elsewhere. Reload it to continue.' },
  'form-document-invalid': { status: 400, message: '{field}: {problem}' },
  'form-code-not-allowed': {
    status: 403,
    message: 'Your role does not allow custom HTML that runs after a form is submitted.',
  },
} as const satisfies ErrorTable;
