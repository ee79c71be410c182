/**
 * Problems of forms: of a field (storefront §5, the first three verbatim), then of the form as a whole
 * (storefront §4, §5 and §8).
 */
export const en = {
  required: 'Required',
  'too-long': 'You have exceeded the character limit.',
  email: 'Email is not valid. Email addresses should follow the format name@example.com.',
  number: 'Enter a number, such as 12.5.',
  amount: 'Enter an amount, such as 12.50.',
  'web-address': 'Enter a web address, such as https://example.com.',
  'user-name': 'Enter a user name, such as @name.',
  date: 'Invalid date.',
  time: 'Enter a time, such as 2:30 PM.',
  phone: 'Use digits only.',
  choice: 'Choose one of the options.',
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
