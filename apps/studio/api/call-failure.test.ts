import { describe, expect, it } from 'vitest';
import { messageOf, noAnswer, strangeAnswer } from './call-failure.ts';
import { readAnswer } from './client.ts';

describe('a call that fails', () => {
  it('administration §8 message: Unable to connect. Please try again.', () => {
    expect(messageOf(noAnswer())).toBe('Unable to connect. Please try again.');
  });

  it('administration §8 message: Something went wrong', () => {
    expect(messageOf(new Error('x is not defined'))).toBe('Something went wrong');
    expect(messageOf(strangeAnswer(502))).toBe('Something went wrong');
    expect(() => readAnswer(502, '<html>')).toThrow('Something went wrong');
  });
});
