import { describe, expect, it } from 'vitest';
import { pictures } from './catalogue.ts';

describe("the demo's pictures", () => {
  it('have keys of their own', () => {
    expect(new Set(pictures.map((p) => p.key)).size).toBe(pictures.length);
  });

  it.each(pictures)('$key is described and of a plausible size', (picture) => {
    expect(picture.key).toMatch(/^(levain|overdub|fieldnotes|shapes)\/[a-z0-9-]+$/);
    expect(picture.alt.length).toBeGreaterThan(30);
    expect(picture.alt.length).toBeLessThanOrEqual(250);
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(2500);
    expect(Math.min(picture.width, picture.height)).toBeGreaterThanOrEqual(1400);
    for (const part of [picture.focalPoint.x, picture.focalPoint.y])
      expect(part >= 0 && part <= 1).toBe(true);
  });

  it.each(pictures)('$key is the same at each drawing, well formed and in its own proportions', (picture) => {
    const svg = picture.draw();
    expect(picture.draw() === svg).toBe(true);
    expect(/NaN|undefined|Infinity/.test(svg)).toBe(false);
    const size = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg);
    expect(Number(size?.[1]) / Number(size?.[2])).toBeCloseTo(picture.width / picture.height, 2);
    expect(openTags(svg)).toEqual([]);
  });
});

/** The tags left open, or the first that closes another's. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (alone) continue;
    if (!closing) open.push(name ?? '');
    else if (open.pop() !== name) return [`/${name}`];
  }
  return open;
}
