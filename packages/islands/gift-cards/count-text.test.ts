import { describe, expect, it } from 'vitest';
import { countText } from './count-text.ts';

describe('text counter', () => {
  it('storefront §5 text counter: reads current / max, and is an error above the maximum', () => {
    expect(countText('Hello', '80')).toEqual({ words: '5 / 80', isOver: false });
    expect(countText('x'.repeat(80), '80')).toEqual({ words: '80 / 80', isOver: false });
    expect(countText('x'.repeat(81), '80')).toEqual({ words: '81 / 80', isOver: true });
  });

  it.each(['', 'many', '-5', '0', undefined])(
    'storefront §5 text counter: %s as the limit switches it off',
    (limit) => {
      expect(countText('Hello', limit)).toBeNull();
    },
  );
});
