import { describe, expect, it } from 'vitest';
import { sectionColours } from './section-colours.ts';

const six = '--bg:#fff;--fg:#111;--muted:#555;--line:#ccc;--accent:rgb(1, 2, 3);--accent-fg:white';
const colours = {
  bg: '#fff',
  fg: '#111',
  muted: '#555',
  line: '#ccc',
  accent: 'rgb(1, 2, 3)',
  'accent-fg': 'white',
};

describe('the colours of section themes in a sheet', () => {
  it.each([
    ['laid out', `body, [data-section-theme="light"] { ${six} }`, { light: colours }],
    ['condensed', `p{x:y}body,[data-section-theme=light]{${six}}`, { light: colours }],
    [
      'of several themes',
      `[data-section-theme=light],[data-section-theme=dark]{${six}}`,
      { light: colours, dark: colours },
    ],
    [
      'the first, where others follow',
      `[data-section-theme=light]{${six}}[data-section-theme=light]{${six.replace('#fff', 'red')}}`,
      { light: colours },
    ],
    ['but not those of parts within', `[data-section-theme=light] p{${six}}`, {}],
    ['but not half of them', '[data-section-theme=light]{--bg:#fff;--fg:#000}', {}],
    ['but not of a name that is no theme', `[data-section-theme=mauve]{${six}}`, {}],
    ['but none that fetches', `[data-section-theme=light]{${six.replace('#fff', 'url("//evil")')}}`, {}],
  ])('are found %s', (_what, css, found) => {
    expect(sectionColours(css)).toEqual(found);
  });
});
