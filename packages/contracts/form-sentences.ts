import type { FieldProblem } from '@veranda/domain/forms/kinds/field-kind';

// Apart from `forms.ts`, so that a browser that needs these sentences does not load the schema library.

/** What a visitor reads of a field that is at fault (storefront §5, forms); the first three are the spec's. */
export const fieldSentences: Readonly<Record<FieldProblem, string>> = {
  required: 'Required',
  'too-long': 'You have exceeded the character limit.',
  email: 'Email is not valid. Email addresses should follow the format name@example.com.',
  number: 'Enter a number, such as 12.5.',
  amount: 'Enter an amount, such as 12.50.',
  'web-address': 'Enter a web address, such as https://example.com.',
  'user-name': 'Enter a user name, such as @name.',
  date: 'Invalid date.',
  time: 'Enter a time, such as 2:30 PM.',
  phone: 'Enter a phone number in figures.',
  choice: 'Choose from the options that are offered.',
};

/** What a visitor reads of a form as a whole (storefront §5 and §8, form submission; §4, submitting). */
export const formSentences = {
  invalid: 'One or more fields is invalid, please check your entries.',
  captcha: 'Complete CAPTCHA before submitting.',
  unauthorised: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverFault: 'Unable to send form. Please try again later.',
  unknown: 'Unknown error, please try again later.',
  keyFailure: 'Could not get a form submission key, please try again later.',
  parseFailure: 'Could not parse the form fields, please check your entries.',
  saveFailure: 'Error processing form submission. Please reload and try again.',
  problemAbove: 'Your form has encountered a problem. Please scroll down to review.',
  problemBelow: 'Your form has encountered a problem. Please scroll up to review.',
  submitting: 'Submitting…',
} as const;

/** The sentences of fields at fault, by field id. */
export function sentencesOf(problems: Readonly<Record<string, FieldProblem>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([id, problem]) => [id, fieldSentences[problem]]));
}

/** Actions that a captcha token is asked for (storefront §7). */
export const captchaActions = {
  form: 'FORM_BLOCK_SUBMISSION',
  newsletter: 'NEWSLETTER_BLOCK_SUBMISSION',
} as const;

/** Names of the events that a sent form fires on the page's window (storefront §4, form submit). */
export const formEvents = {
  success: 'veranda:form-success',
  subscribe: 'veranda:subscribe-newsletter',
} as const;

/**
 * Inputs for which a site of a developer answers with a row of the error catalogue (storefront §8), so that each can
 * be seen by hand and in the browser's tests: an e-mail address of this form in any e-mail field of the form.
 */
export const formSentinels = {
  unauthorised: 'status-401@example.com',
  notConfigured: 'status-404@example.com',
  rateLimited: 'status-429@example.com',
  serverFault: 'status-500@example.com',
  unknown: 'status-unknown@example.com',
  parseFailure: 'parse-failure@example.com',
  saveFailure: 'save-failure@example.com',
  fieldError: 'field-error@example.com',
} as const;

/** The value of a site's `formKey` query word for which a developer's site refuses to give a key. */
export const keyFailureSentinel = 'fail';
