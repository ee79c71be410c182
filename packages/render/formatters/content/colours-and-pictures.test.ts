import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;

describe('colours in a template', () => {
  const hsl = (rest: object) => print('{@|website-color}', { hue: 1, saturation: 0, lightness: 0, ...rest });
  it.each([
    [
      'storefront §5 colour formatter: says Missing an H/S/L value',
      'administration §5 colour formatter: says Missing an H/S/L value',
      [{ hue: null }, 'Missing an H/S/L value'],
      [{ lightness: undefined }, 'Missing an H/S/L value'],
    ],
    [
      'storefront §5 colour formatter: hue from 0 to 360',
      'administration §5 colour formatter: hue is within 0 and 360',
      [{ hue: -1 }, 'Hue out of bounds.'],
      [{ hue: 361 }, 'Hue out of bounds.'],
      [{ hue: 360 }, 'hsl(360, 0%, 0%)'],
    ],
    [
      'storefront §5 colour formatter: saturation from 0 to 1',
      'administration §5 colour formatter: saturation and lightness are within 0 and 1',
      [{ saturation: 1.1 }, 'Saturation out of bounds.'],
      [{ saturation: 1 }, 'hsl(1, 100%, 0%)'],
      [{ lightness: -0.1 }, 'Lightness out of bounds.'],
    ],
    [
      'storefront §5 colour formatter: lightness from 0 to 1',
      '',
      [{ lightness: 1.1 }, 'Lightness out of bounds.'],
      [{ lightness: 1 }, 'hsl(1, 0%, 100%)'],
    ],
    [
      'storefront §5 colour formatter: alpha from 0 to 1',
      'administration §5 colour formatter: alpha is within 0 and 1',
      [{ alpha: 2 }, 'Alpha out of bounds.'],
      [{ alpha: -1 }, 'Alpha out of bounds.'],
      [{ alpha: 0.5 }, 'hsla(1, 0%, 0%, 0.5)'],
    ],
  ] as const)('%s, %s', (_storefront, _administration, ...cases) => {
    for (const [value, output] of cases as readonly (readonly [object, string])[])
      expect(hsl(value)).toBe(output);
  });

  it('storefront §5 colour formatter: a hex colour has 3 or 6 digits, administration §5 colour formatter: a hex colour has 3 or 6 digits', () => {
    const weights = ['#fff', 'ffffff', '#ff', '#ffff', '#fffff', '#fffffff', 'ggg'].map((color) =>
      print('{@|color-weight}', color),
    );
    expect(weights).toEqual(['light', 'light', '', '', '', '', '']);
  });

  it('administration §9 template: light begins at half of the greatest colour value', () => {
    expect(['#7fffff', '#800000'].map((color) => print('{@|color-weight}', color))).toEqual([
      'dark',
      'light',
    ]);
  });
});

describe('pictures and times in a template', () => {
  it('storefront §9 image: focal point 0.5, 0.5 when nothing is said, administration §9 image: focal point 0.5, 0.5 when nothing is said', () => {
    expect(print('{@|image-meta}', { assetUrl: '/a' })).toContain('data-image-focal-point="0.5,0.5"');
  });
  it('storefront §9 image: alternative text from a body is cut to 250 characters, administration §9 image: alternative text from a body is cut to 250 characters', () => {
    const alt = (body: string) => / alt="([^"]*)"/.exec(print('{@|image-meta}', { body }))?.[1] ?? '';
    expect([alt('x'.repeat(250)).length, alt('x'.repeat(251)).length]).toEqual([250, 250]);
  });
  it('storefront §8 date: an invalid one shows Invalid date.; decisions §contradictions date: Invalid date. with the period in templates', () => {
    expect(print('{@|timesince}', 'never')).toBe('Invalid date.');
  });
  it('administration §5 image size: a wrong one says Invalid source parameter. Pass in ‘originalSize’.', () => {
    expect(print('{@|width}', 'big')).toBe("Invalid source parameter. Pass in 'originalSize'.");
  });
  it('administration §9 image: thresholds 100, 300, 500, 750 and 1000 pick the next width', () => {
    const picked = [100, 101, 300, 301, 500, 501, 750, 751, 1000, 1001].map((width) =>
      print(`{@|squarespaceThumbnailForWidth ${width}}`, '9x9'),
    );
    expect(picked.join(' ')).toBe('100w 300w 300w 500w 500w 750w 750w 1000w 1000w 1500w');
  });
});
