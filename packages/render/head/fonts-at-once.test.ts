import { describe, expect, it } from 'vitest';
import { fontsAtOnce } from './fonts-at-once.ts';

describe('the fonts that a page fetches with its head', () => {
  const fonts = { fontPreloads: ['/upright'], italicPreloads: ['/italic'] };

  it.each([
    ['<h1>Bread, <em>and water</em></h1>', ['/upright', '/italic']],
    ['<p>Open</p><h2 class="a">Of <em>flour</em></h2>', ['/upright', '/italic']],
    ['<h1>Bread</h1><p>and <em>water</em></p><h2><em>Oven</em></h2>', ['/upright']],
    ['<header><em>Levain</em></header><h1>A <img alt=""> picture</h1>', ['/upright']],
    ['<p>No heading, <em>but words</em></p>', ['/upright']],
    ['', ['/upright']],
  ])('have the italic where the first heading has it: %s', (html, expected) =>
    expect(fontsAtOnce(fonts, html)).toEqual(expected),
  );
});
