import { describe, expect, it } from 'vitest';
import { servedWidth, variantKey } from './asset-address.ts';

describe('asset address', () => {
  it.each([
    ['500w', 500],
    ['400w', 500],
    ['2500w', 1200],
    ['original', null],
    ['', null],
    ['-1w', null],
    ['99999999w', null],
  ])('?format=%s → %s', (format, width) => expect(servedWidth([100, 300, 500, 1200], format)).toBe(width));

  it('puts widths beside the original', () =>
    expect(variantKey('ab12/loaf.jpg', 500)).toBe('ab12/500w.webp'));
});
