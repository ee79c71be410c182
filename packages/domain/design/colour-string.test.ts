import { describe, expect, it } from 'vitest';
import { colourKeywords } from './colour-keywords.data.ts';
import { readColour } from './colour-string.ts';

/** `255 0 0 / 1`, or null. */
const read = (text: string) => {
  const colour = readColour(text);
  return colour && `${colour.red} ${colour.green} ${colour.blue} / ${colour.alpha}`;
};

describe('a colour as text', () => {
  it.each([
    [
      'storefront §5 colour string: hex of 3 or 6 digits',
      ['#f00', '255 0 0 / 1'],
      ['#0A141e', '10 20 30 / 1'],
      ['#ff', null],
      ['#ffff', null],
      ['#fffff', null],
      ['#1234567', null],
      ['#ggg', null],
    ],
    [
      'storefront §5 colour string: rgb and rgba',
      ['rgb(1, 2, 3)', '1 2 3 / 1'],
      ['rgba(1,2,3,.5)', '1 2 3 / 0.5'],
      ['rgb(100% 0% 50%)', '255 0 128 / 1'],
      ['rgb(1, 2)', null],
      ['rgb(a, 2, 3)', null],
    ],
    [
      'storefront §5 colour string: hsl and hsla',
      ['hsl(0, 100%, 50%)', '255 0 0 / 1'],
      ['hsla(120deg 100% 25% / 50%)', '0 128 0 / 0.5'],
      ['hsl(-120, 100%, 50%)', '0 0 255 / 1'],
      ['hsl(0, 1, 0.5)', null],
    ],
    [
      'storefront §5 colour string: hwb',
      ['hwb(0 0% 0%)', '255 0 0 / 1'],
      ['hwb(120 50% 0% / 0.5)', '128 255 128 / 0.5'],
      ['hwb(0 80% 80%)', '128 128 128 / 1'],
    ],
    [
      'storefront §5 colour string: keywords',
      ['Tomato', '255 99 71 / 1'],
      ['rebeccapurple', '102 51 153 / 1'],
      ['transparent', '0 0 0 / 0'],
      ['constructor', null],
      ['tomatoes', null],
    ],
    [
      'storefront §5 colour string: an alpha too many or too few is refused',
      ['rgb(1, 2, 3, 0.5)', null],
      ['rgba(1, 2, 3)', null],
      ['hsl(0, 0%, 0%, 1)', null],
      ['hsla(0, 0%, 0%)', null],
    ],
    [
      'storefront §5 colour string: channels are kept within 0 and 255',
      ['rgb(300, -20, 12.6)', '255 0 13 / 1'],
      ['hsl(0, 200%, 150%)', '255 255 255 / 1'],
    ],
    [
      'storefront §5 colour string: alpha is kept within 0 and 1',
      ['rgba(0, 0, 0, 7)', '0 0 0 / 1'],
      ['rgba(0, 0, 0, -1)', '0 0 0 / 0'],
      ['rgba(0, 0, 0, 200%)', '0 0 0 / 1'],
    ],
  ] as const)('%s', (_statement, ...cases) => {
    for (const [text, expected] of cases as readonly (readonly [string, string | null])[])
      expect([text, read(text)]).toEqual([text, expected]);
  });

  it('knows 148 keywords, each of six digits', () => {
    expect(colourKeywords.size).toBe(148);
    expect(
      [...colourKeywords].filter(([word, hex]) => !/^[a-z]+$/.test(word) || !/^[\da-f]{6}$/.test(hex)),
    ).toEqual([]);
  });

  it('is read in no time, whatever it is', () => {
    expect(['('.repeat(5000), `rgb(${' '.repeat(5000)})`, `rgb(${'1,'.repeat(40)})`].map(read)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
