import { describe, expect, it } from 'vitest';
import { lightboxTop, nextLightboxState, pictureAfter, swipeStep } from './lightbox.ts';

describe('the lightbox (storefront §4)', () => {
  it.each([
    ['closed', 'open', 'open'],
    ['open', 'close', 'closed'],
    ['open', 'escape', 'closed'],
    ['closed', 'escape', 'closed'],
    ['open', 'open', 'open'],
  ] as const)('storefront §4 lightbox: %s and %s gives %s', (state, event, next) => {
    expect(nextLightboxState(state, event)).toBe(next);
  });

  it.each([
    [1200, 800, 50],
    [801, 800, 50],
    [800, 800, 0],
    [400, 800, 200],
  ])(
    'storefront §4 lightbox margin: content of %d in a window of %d begins at %d',
    (content, window, top) => {
      expect(lightboxTop(content, window)).toBe(top);
    },
  );

  it.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ])('after picture %d by %d of %d comes %d', (index, step, count, next) => {
    expect(pictureAfter(index, step, count)).toBe(next);
  });

  it.each([
    [-60, 0, 1],
    [60, 10, -1],
    [-40, 0, 0],
    [-60, 90, 0],
  ])('a finger that moves by %d, %d turns %d pages', (dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step);
  });
});
