import { describe, expect, it } from 'vitest';
import { maxSwatches, withSwatch } from './swatches.ts';

describe('the swatches of a site', () => {
  it('take a colour once, however it is written', () => {
    const one = withSwatch([], { colour: 'RGB(255, 0, 0)', isKept: true });
    expect(one).toEqual(['#ff0000']);
    expect(withSwatch(one ?? [], { colour: '#F00', isKept: true })).toEqual(['#ff0000']);
  });

  it('lose a colour, however it is written', () => {
    expect(withSwatch(['#ff0000', '#00ff00'], { colour: 'red', isKept: false })).toEqual(['#00ff00']);
  });

  it('refuse what is no colour, and one too many', () => {
    const full = Array.from({ length: maxSwatches }, (_, index) => `#0000${String(index + 10)}`);
    expect(withSwatch([], { colour: 'url(x)', isKept: true })).toBeNull();
    expect(withSwatch(full, { colour: '#ffffff', isKept: true })).toBeNull();
    expect(withSwatch(full, { colour: '#000010', isKept: true })).toBe(full);
  });
});
