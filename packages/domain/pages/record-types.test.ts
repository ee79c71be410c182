import { describe, expect, it } from 'vitest';
import { recordTypes } from './record-types.ts';

describe('record types', () => {
  it('storefront §3 record type: course item is 63, the last', () => {
    expect(recordTypes['course-item']).toBe(63);
    expect(Math.max(...Object.values(recordTypes))).toBe(63);
  });

  it('have a code each', () => {
    const codes = Object.values(recordTypes);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
