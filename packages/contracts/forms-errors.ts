import type { ErrorTable } from './errors.ts';

/** Refusals of forms: those that a visitor meets are verbatim (storefront §8, form submission). */
export const formErrors = {
  'form-invalid': { status: 400, message: 'One or more fields is invalid, please check your entries.' },
  'form-unreadable': {
    status: 400,
    message: 'Could not parse the form fields, please check your entries.',
  },
  'form-captcha': { status: 400, message: 'Complete CAPTCHA before submitting.' },
  'form-not-allowed': { status: 401, message: 'Unable to submit form. Please try again later.' },
  'form-not-configured': { status: 404, message: 'This form has not been configured yet.' },
  'form-key-refused': {
    status: 409,
    message: 'Error processing form submission. Please reload and try again.',
  },
  'form-limit': {
    status: 429,
    message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  },
  'form-fault': { status: 500, message: 'Unable to send form. Please try again later.' },
  'form-unknown-fault': { status: 422, message: 'Unknown error, please try again later.' },
  'form-key-failed': {
    status: 503,
    message: 'Could not get a form submission key, please try again later.',
  },
  'unknown-form': { status: 404, message: 'There is no such form.' },
  'form-changed': { status: 409, message: 'The form was changed elsewhere. Reload it to continue.' },
  'form-document-invalid': { status: 400, message: '{field}: {problem}' },
  'form-code-not-allowed': {
    status: 403,
    message: 'Your role does not allow custom HTML that runs after a form is submitted.',
  },
} as const satisfies ErrorTable;
