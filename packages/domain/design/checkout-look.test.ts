import { describe, expect, it } from 'vitest';
import { checkoutLook } from './checkout-look.ts';
import { readColour } from './colour-string.ts';
import { contrast } from './contrast.ts';
import { parseThemeConf } from './theme-conf.ts';
import { tweaksOf } from './tweaks.ts';

const conf = parseThemeConf(`{
  "fonts": [{ "family": "fraunces", "fallback": "serif" }],
  "mail": { "ground": "paper", "accent": "crust", "heading": "heading-face", "text": "text-face", "corner": "corners" }
}`);
const tweaks = tweaksOf(`
// tweak: { "type": "color" }
@paper: #F7F0E4;
// tweak: { "type": "color" }
@crust: #A84818;
// tweak: { "type": "dropdown" }
@heading-face: Fraunces;
// tweak: { "type": "dropdown" }
@text-face: Comic Sans;
// tweak: { "type": "value", "min": 0, "max": "24px" }
@corners: 3px;
// tweak: { "type": "dropdown", "options": ["accent", "black"] }
@checkout-buttons: accent;
// tweak: { "type": "value", "min": 24, "max": "72px" }
@checkout-logo: 44px;
// tweak: { "type": "checkbox" }
@checkout-fonts: true;
`);
const lookOf = (chosen: Record<string, string> = {}) => checkoutLook(conf, tweaks, chosen);
const ratio = (one: string, other: string) => {
  const [a, b] = [readColour(one), readColour(other)];
  return a && b ? contrast(a, b) : 0;
};

describe('the look of the pages of a purchase', () => {
  it('has the buttons, the height of the logo and the fonts that its owner has chosen for it alone', () => {
    expect(lookOf()).toMatchObject({ logoHeight: 44, heading: { family: 'fraunces' } });
    const chosen = { 'checkout-buttons': 'black', 'checkout-logo': '60px', 'checkout-fonts': 'false' };
    expect(lookOf(chosen)).toMatchObject({
      button: '#1c1b19',
      onButton: '#ffffff',
      accent: '#a84818',
      logoHeight: 60,
      heading: null,
      text: null,
    });
  });

  it('takes the accent and the faces of the theme, as its owner has tweaked them', () => {
    expect(lookOf()).toMatchObject({
      button: '#a84818',
      onButton: '#ffffff',
      accent: '#a84818',
      logoGround: '',
    });
    expect(lookOf({ crust: '#1d5a3f' })?.button).toBe('#1d5a3f');
    expect([lookOf()?.heading?.family, lookOf()?.text]).toEqual(['fraunces', null]);
    expect(lookOf({ 'heading-face': 'Space Grotesk' })?.heading?.family).toBe('space-grotesk');
  });

  it.each(['#D7FF3E', '#ffffff', '#000000', '#ffd400', '#7f7f7f', '#ff5a5f', '#0b6e69', '#f7b2c4'])(
    'keeps texts readable with the accent %s: on buttons, and of links on the page',
    (crust) => {
      const look = lookOf({ crust });
      if (!look) throw new Error('no look');
      expect(ratio(look.onButton, look.button)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(look.onButton, look.buttonHover)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(look.accent, '#fbfaf7')).toBeGreaterThanOrEqual(4.5);
      expect(ratio(look.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('gives a button that the page would swallow an edge', () => {
    expect(ratio(lookOf({ crust: '#ffffff' })?.buttonLine ?? '', '#fbfaf7')).toBeGreaterThan(3);
  });

  it.each([
    [{}, '3px'],
    [{ corners: '12px' }, '12px'],
    [{ corners: '2em' }, '6px'],
  ] as const)('has the corners %j of the theme as %s', (chosen, corner) => {
    expect(lookOf({ ...chosen })?.corner).toBe(corner);
  });

  it('stands a logo that was drawn for a dark page on its ground', () => {
    expect(lookOf({ paper: '#0b0b0c' })?.logoGround).toBe('#0b0b0c');
  });

  it('is the platform’s own where a theme names no accent', () => {
    expect(checkoutLook(parseThemeConf('{}'), [], {})).toBeNull();
  });
});
