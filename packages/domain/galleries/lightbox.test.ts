import { describe, expect, it } from 'vitest';
import { lightboxTop, nextLightboxState, pictureAfter, swipeStep } from './lightbox.ts';

describe('the lightbox (storefront §4)', () => {
  it.each([
    ['closed', 'open', 'open'],
    ['open', 'close', 'closed'],
    ['open', 'escape', 'closed'],
    ['closed', 'escape', 'closed'],
    ['open', 'open', 'open'],
  ] as const)('storefront §4 lightbox: open or closed, where %s and %s gives %s', (state, event, next) => {
    expect(nextLightboxState(state, event)).toBe(next);
  });

  it.each([
    [
      'storefront §4 lightbox: margin is 50 when the content is taller than the window',
      [1200, 50],
      [801, 50],
    ],
    ['storefront §4 lightbox: is centred otherwise', [800, 0], [400, 200]],
  ] as const)('%s', (_statement, ...cases) => {
    for (const [content, top] of cases as readonly (readonly [number, number])[])
      expect(lightboxTop(content, 800)).toBe(top);
  });

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
