import { describe, expect, it } from 'vitest';
import { autoplays, currentSlide, slideAt, slideMoveOf } from './slides.ts';

describe('slides', () => {
  it.each([
    ['ArrowRight', false, 1],
    ['ArrowRight', true, -1],
    ['ArrowLeft', false, -1],
    ['ArrowLeft', true, 1],
    ['Home', true, 'start'],
    ['End', false, 'end'],
    ['Tab', false, null],
    ['toString', false, null],
  ] as const)('%s, from right to left %s, moves by %s', (key, isRightToLeft, move) => {
    expect(slideMoveOf(key, isRightToLeft)).toBe(move);
  });

  it.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [1, 'start', 3, 0],
    [0, 'end', 3, 2],
    [0, 'end', 0, 0],
  ] as const)('from slide %d the move %s of %d leads to %d', (index, move, count, next) => {
    expect(slideAt(index, move, count)).toBe(next);
  });

  it.each([
    [[50, 150, 250], 140, 1],
    [[50, 150, 250], 900, 2],
    [[-50, -150], -60, 0],
    [[], 10, 0],
  ])('of those in the middle of %j the one at %d is shown: %d', (middles, view, index) => {
    expect(currentSlide(middles, view)).toBe(index);
  });

  const playing = { isWanted: true, isReduced: false, isHeld: false, isInView: true, isPageHidden: false };
  it.each([
    [{}, true],
    [{ isWanted: false }, false],
    [{ isReduced: true }, false],
    [{ isHeld: true }, false],
    [{ isInView: false }, false],
    [{ isPageHidden: true }, false],
  ])('move by themselves with %j: %s', (state, plays) => {
    expect(autoplays({ ...playing, ...state })).toBe(plays);
  });
});
