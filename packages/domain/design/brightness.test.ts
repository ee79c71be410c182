import { describe, expect, it } from 'vitest';
import { brightness, isBright } from './brightness.ts';
import { readColour } from './colour-string.ts';

const colour = (text: string) => {
  const read = readColour(text);
  if (read === null) throw new Error(text);
  return read;
};

describe('the brightness of a colour', () => {
  it('administration §9 interface: bright begins at 0.65 of 256', () => {
    // 0.65 × 256 = 166.4
    expect(['#a6a6a6', '#a7a7a7'].map((grey) => isBright(colour(grey)))).toEqual([false, true]);
  });

  it.each([
    ['#000000', 0, false],
    ['#ffffff', 255, true],
    ['#ff0000', 76.245, false],
    ['#0000ff', 29.07, false],
    ['#00ff00', 149.685, false],
    ['#ffff00', 225.93, true],
    ['#00ffff', 178.755, true],
  ])('weighs the channels of %s as the eye does', (text, expected, bright) => {
    expect(brightness(colour(text))).toBeCloseTo(expected, 6);
    expect(isBright(colour(text))).toBe(bright);
  });

  it('is that of white where the colour is transparent', () => {
    expect(brightness(colour('rgba(0, 0, 0, 0)'))).toBe(255);
    expect([0.3, 0.4].map((alpha) => isBright(colour(`rgba(0, 0, 0, ${alpha})`)))).toEqual([true, false]);
  });
});
