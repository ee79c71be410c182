import { describe, expect, it } from 'vitest';
import { fuzz } from './try-input.ts';

describe('made-up templates (a slice of the fuzzing)', () => {
  it('never crash, hang, leak what is inherited, or differ between closures and generated code', () => {
    expect(fuzz(1, 4_000).findings).toEqual([]);
  });
});
