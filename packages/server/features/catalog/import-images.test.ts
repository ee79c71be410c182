import { refuse } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { failuresInARow } from './import-images.ts';

describe('a server of pictures, decisions (external pictures)', () => {
  const after = (...answers: (string | ReturnType<typeof refuse>)[]) => answers.reduce(failuresInARow, 0);
  const away = refuse('image-unreachable');
  const slow = refuse('image-too-slow');

  it.each([
    ['failures in a row', [away, slow, away], 3],
    ['a picture between failures', [away, away, 'an id', away], 1],
    ['a picture that is not there', [away, away, refuse('image-not-found')], 0],
    ['a picture that is too large', [away, refuse('image-too-large')], 0],
    [
      'pictures that were not asked for',
      [away, refuse('image-host-skipped'), refuse('image-out-of-time')],
      1,
    ],
  ])('is counted by %s', (_what, answers, count) => expect(after(...answers)).toBe(count));
});
