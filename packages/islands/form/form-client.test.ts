import { formSentences } from '@veranda/contracts/form-sentences';
import { describe, expect, it } from 'vitest';
import { counterMax, counterOf } from './counter.ts';
import { failureOf } from './form-client.ts';

describe('a submission that was refused', () => {
  it.each<[string, number, unknown, string]>([
    ['401', 401, { data: { error: 'x' } }, formSentences.unauthorised],
    ['404', 404, {}, formSentences.notConfigured],
    ['429', 429, { error: 'Please try again in a few seconds.' }, formSentences.rateLimited],
    ['500', 500, {}, formSentences.serverFault],
    [
      'the server’s data.error',
      409,
      { data: { error: formSentences.saveFailure } },
      formSentences.saveFailure,
    ],
    ['the server’s error', 403, { error: 'Your session has expired.' }, 'Your session has expired.'],
    ['nothing known', 422, {}, formSentences.unknown],
    ['no answer at all', 0, undefined, formSentences.unknown],
    ['400 without a map', 400, { data: { error: formSentences.parseFailure } }, formSentences.parseFailure],
  ])('storefront §8: says the row of %s', (_name, status, body, sentence) => {
    expect(failureOf(status, body)).toEqual({ sentence, errors: {} });
  });

  it('storefront §8: 400 flags each field with its message', () => {
    const errors = { a: 'Required' };
    expect(failureOf(400, { data: { error: 'x', errors } })).toEqual({
      sentence: formSentences.invalid,
      errors,
    });
  });
});

describe('the text counter', () => {
  it('storefront §5: reads current / max and marks what is too long', () => {
    expect(counterOf('abc', 5)).toEqual({ words: '3 / 5', isOver: false });
    expect(counterOf('abcdef', 5)).toEqual({ words: '6 / 5', isOver: true });
    expect(counterOf('a\r\nb', 3)).toEqual({ words: '3 / 3', isOver: false });
  });
  it.each([
    ['abc', 0],
    ['-5', 0],
    ['', 0],
    [null, 0],
    ['120', 120],
  ])('storefront §5: a maximum of %j counts as %d', (attribute, max) =>
    expect(counterMax(attribute)).toBe(max),
  );
});
