import { en as formErrors } from '@veranda/messages/form-errors/en.data';
import { describe, expect, it } from 'vitest';
import { counterMax, counterOf } from './counter.ts';
import { failureOf } from './form-client.ts';

describe('a submission that was refused', () => {
  it.each<[string, number, unknown, string]>([
    [
      'storefront §8 form submission: 401: Unable to submit form. Please try again later.',
      401,
      { data: { error: 'x' } },
      'Unable to submit form. Please try again later.',
    ],
    [
      'storefront §8 form submission: 404: This form has not been configured yet.',
      404,
      {},
      'This form has not been configured yet.',
    ],
    [
      'storefront §8 form submission: 429: Unable to submit form. Submission rate limit exceeded. Please try again later.',
      429,
      { error: 'Please try again in a few seconds.' },
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    [
      'storefront §8 form submission: 500: Unable to send form. Please try again later.',
      500,
      {},
      'Unable to send form. Please try again later.',
    ],
    [
      'storefront §8 form submission: otherwise data.error; storefront §8 form submission: not saved: Error processing form submission. Please reload and try again.',
      409,
      { data: { error: formErrors.saveFailure } },
      'Error processing form submission. Please reload and try again.',
    ],
    ['the server’s error', 403, { error: 'Your session has expired.' }, 'Your session has expired.'],
    [
      'storefront §8 form submission: otherwise Unknown error, please try again later.',
      422,
      {},
      'Unknown error, please try again later.',
    ],
    ['no answer at all', 0, undefined, formErrors.unknown],
    [
      'storefront §8 form submission: unreadable: Could not parse the form fields, please check your entries.',
      400,
      { data: { error: formErrors.parseFailure } },
      'Could not parse the form fields, please check your entries.',
    ],
  ])('%s', (_name, status, body, sentence) => {
    expect(failureOf(status, body)).toEqual({ sentence, errors: {} });
  });

  it('storefront §8 form submission: 400 marks each field with its message', () => {
    const errors = { a: 'Required' };
    expect(failureOf(400, { data: { error: 'x', errors } })).toEqual({
      sentence: formErrors.invalid,
      errors,
    });
  });
});

describe('the text counter', () => {
  it('storefront §5 text counter: reads current / max', () => {
    expect(counterOf('abc', 5)).toEqual({ words: '3 / 5', isOver: false });
    expect(counterOf('a\r\nb', 3)).toEqual({ words: '3 / 3', isOver: false });
  });
  it('storefront §5 text counter: marks the field beyond the maximum', () => {
    expect(counterOf('abcdef', 5)).toEqual({ words: '6 / 5', isOver: true });
  });
  it.each([
    ['the maximum is the field’s max-length attribute', '120', 120],
    ['a maximum that is no number counts as 0', 'abc', 0],
    ['a negative maximum counts as 0', '-5', 0],
    ['a maximum of 0 turns it off', '0', 0],
    ['a maximum of 0 turns it off, and an absent one', null, 0],
  ])('storefront §5 text counter: %s', (_name, attribute, max) => expect(counterMax(attribute)).toBe(max));
});
