import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourText, fieldTexts, hslOf, ofHsl, readFields } from './colour-formats.ts';
import { readColour } from './colour-string.ts';
import { colourCss, isColourValue } from './colour-value.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });

describe('a colour in its formats', () => {
  it('is the same colour again from hue, saturation and lightness', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(ofHsl(hslOf(colour))).toEqual(colour);
      }),
    );
  });

  it('is the same colour again from what it is stored as', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(readColour(colourText(colour))).toEqual(colour);
      }),
    );
    expect(colourText({ red: 1, green: 2, blue: 3, alpha: 0.456 })).toBe('rgba(1, 2, 3, 0.46)');
  });

  it.each(['rgb', 'hex'] as const)('is the same colour again from its %s fields', (format) => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const reading = readFields(format, fieldTexts(hslOf(colour), format), 1);
        expect(reading.kind === 'colour' && ofHsl(reading.colour)).toEqual(colour);
      }),
    );
  });

  it.each([
    ['#F80', { hue: 32, alpha: 0.5 }],
    ['f80', { hue: 32, alpha: 0.5 }],
    ['rgba(255, 136, 0, 0.2)', { hue: 32, alpha: 0.2 }],
  ])('takes %s in the field of hex digits', (hex, expected) => {
    const reading = readFields('hex', { hex }, 0.5);
    expect(reading).toMatchObject({ kind: 'colour' });
    if (reading.kind === 'colour')
      expect({ hue: Math.round(reading.colour.hue), alpha: reading.colour.alpha }).toEqual(expected);
  });

  const hsl = { hue: '20', saturation: '0.5', lightness: '0.5', alpha: '1' };
  it.each([
    ['a hex colour of 4 digits', 'hex', { hex: '#ff88' }, 'hex-digits', 'hex'],
    ['a missing value', 'hsl', { ...hsl, lightness: '' }, 'missing-hsl', 'lightness'],
    ['a hue above 360', 'hsl', { ...hsl, hue: '361' }, 'hue-range', 'hue'],
    ['a saturation above 1', 'hsl', { ...hsl, saturation: '50' }, 'saturation-range', 'saturation'],
    ['a lightness below 0', 'hsl', { ...hsl, lightness: '-0.1' }, 'lightness-range', 'lightness'],
    ['an alpha above 1', 'hsl', { ...hsl, alpha: '1.1' }, 'alpha-range', 'alpha'],
    [
      'a channel above 255',
      'rgb',
      { red: '1', green: '256', blue: '0', alpha: '1' },
      'channel-range',
      'green',
    ],
  ] as const)('refuses %s', (_name, format, texts, problem, field) => {
    expect(readFields(format, texts, 1)).toEqual({ kind: 'problem', problem, field });
  });
});

describe('the value of a colour field', () => {
  it.each(['', 'accent', '#a1b2c3', 'rgba(1, 2, 3, 0.5)', 'teal'])('may be "%s"', (value) => {
    expect(isColourValue(value)).toBe(true);
  });

  it.each(['#ff88', 'red;}', 'url(x)', 'var(--accent)'])('may not be "%s"', (value) => {
    expect(isColourValue(value)).toBe(false);
    expect(colourCss(value)).toBe('');
  });

  it('follows the section theme by its name', () => {
    expect(colourCss('accent-fg')).toBe('var(--accent-fg)');
    expect(colourCss('#123456')).toBe('#123456');
  });
});
