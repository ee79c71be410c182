import { describe, expect, it } from 'vitest';
import { lostContrast, pairContrast } from './section-contrast.ts';

const readable = {
  bg: '#ffffff',
  fg: '#000000',
  muted: '#555555',
  line: '#dddddd',
  accent: '#0b6e69',
  'accent-fg': '#ffffff',
};

describe('the contrast of section themes', () => {
  it('is that of the pairs that are read', () => {
    expect(pairContrast(readable, ['fg', 'bg'])).toBeCloseTo(21);
    expect(pairContrast({ ...readable, fg: 'none' }, ['fg', 'bg'])).toBeNull();
  });

  it('is told of where a change loses it, and only there', () => {
    const pale = { ...readable, accent: '#9fd9d5' };
    expect(lostContrast({ lightest: readable }, { lightest: pale })).toMatchObject([
      { theme: 'lightest', pair: ['accent', 'bg'] },
      { theme: 'lightest', pair: ['accent-fg', 'accent'] },
    ]);
    expect(lostContrast({ lightest: pale }, { lightest: pale })).toEqual([]);
    expect(lostContrast({ lightest: pale }, { lightest: readable })).toEqual([]);
  });
});
