import { describe, expect, it } from 'vitest';
import { countText } from './count-text.ts';

describe('text counter', () => {
  it.each([
    ['storefront §5 text counter: reads current / max', 'Hello', '80', { words: '5 / 80', isOver: false }],
    [
      'storefront §5 text counter: the maximum is the field’s max-length attribute',
      'Hi',
      '3',
      { words: '2 / 3', isOver: false },
    ],
    ['a text of just the maximum is right', 'x'.repeat(80), '80', { words: '80 / 80', isOver: false }],
    [
      'storefront §5 text counter: marks the field beyond the maximum',
      'x'.repeat(81),
      '80',
      { words: '81 / 80', isOver: true },
    ],
    ['storefront §5 text counter: a maximum that is no number counts as 0', 'Hello', 'many', null],
    ['storefront §5 text counter: a negative maximum counts as 0', 'Hello', '-5', null],
    ['storefront §5 text counter: a maximum of 0 turns it off', 'Hello', '0', null],
    ['so does an empty one', 'Hello', '', null],
    ['and none', 'Hello', undefined, null],
  ] as const)('%s', (_statement, text, maximum, counted) =>
    expect(countText(text, maximum)).toEqual(counted),
  );
});
