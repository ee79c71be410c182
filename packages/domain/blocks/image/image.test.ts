import { describe, expect, it } from 'vitest';
import { validateValue } from '../validate-value.ts';
import { image } from './image.ts';

describe('the fields of an image', () => {
  it.each([
    ['a point of it', { focal: { x: 0.25, y: 1 } }, undefined],
    ['its own point', {}, undefined],
    ['a point outside of it', { focal: { x: -0.1, y: 0.5 } }, 'value.focal'],
    ['a point without a height', { focal: { x: 0.5 } }, 'value.focal'],
    ['a point with more than it has', { focal: { x: 0.5, y: 0.5, z: 1 } }, 'value.focal'],
    ['a point in words', { focal: '50% 50%' }, 'value.focal'],
    ['a shape that is offered', { ratio: '4:5' }, undefined],
    ['a shape that is not', { ratio: '7:5' }, 'value.ratio'],
  ])('answer for %s', (_what, value, field) => {
    expect(validateValue(image, value, 'value')?.field).toBe(field);
  });
});
