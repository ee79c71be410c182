import { type Colour, readColour } from './colour-string.ts';
import { black, contrast, hex, legible, luminance, mix, white } from './contrast.ts';
import { cornerOf } from './corner.ts';
import { fontNamed } from './font-families.ts';
import type { ThemeConf, ThemeFont } from './theme-conf.ts';
import type { Tweak } from './tweaks.ts';

/** Theme values used by the platform's checkout pages; colours as `#rrggbb`. */
export interface CheckoutLook {
  /** Colour of buttons. */
  readonly button: string;
  readonly buttonHover: string;
  /** Colour of a button's text: readable on it. */
  readonly onButton: string;
  /** Colour of a button's edge: the line of an accent that is invisible on the page. */
  readonly buttonLine: string;
  /** Colour of links, marks and the focus: the accent where it can be read on the page, else a darker one. */
  readonly accent: string;
  /** Background that the site's logo was drawn for, where that is dark; empty for the page itself. */
  readonly logoGround: string;
  /** Radius of the corners of buttons and fields, in pixels: `6px`. */
  readonly corner: string;
  /** Height that a logo has at most, in pixels. */
  readonly logoHeight: number;
  /** Families of the theme; null for the platform's own face. */
  readonly heading: ThemeFont | null;
  readonly text: ThemeFont | null;
}

/** Pixels of a logo where the theme offers no height. */
const defaultLogoHeight = 44;

/** Colour of buttons that are not in the accent. */
const ink: Colour = { red: 28, green: 27, blue: 25, alpha: 1 };

/** The ground that all pages of a purchase have. */
const paper: Colour = { red: 251, green: 250, blue: 247, alpha: 1 };

/** The look of a theme with its owner's tweaks; null where the theme names no accent. */
export function checkoutLook(
  conf: Pick<ThemeConf, 'mail' | 'fonts'>,
  tweaks: readonly Tweak[],
  chosen: Readonly<Record<string, string>>,
): CheckoutLook | null {
  const value = (name: string | undefined): string => {
    const tweak = tweaks.find((tweak) => tweak.variable === name);
    return tweak ? (chosen[tweak.variable] ?? tweak.default) : '';
  };
  const accent = readColour(value(conf.mail.accent));
  if (accent === null) return null;
  const isPlain = value('checkout-buttons') === 'black';
  const hasFonts = value('checkout-fonts') !== 'false';
  const ground = readColour(value(conf.mail.ground));
  return {
    ...buttonOf(isPlain ? ink : mix(accent, black, 1)),
    accent: hex(readable(accent)),
    logoGround: ground !== null && luminance(ground) < 0.2 ? hex(ground) : '',
    corner: cornerOf(value(conf.mail.corner), '6px'),
    logoHeight: Number.parseInt(value('checkout-logo'), 10) || defaultLogoHeight,
    heading: hasFonts ? fontNamed(conf.fonts, value(conf.mail.heading)) : null,
    text: hasFonts ? fontNamed(conf.fonts, value(conf.mail.text)) : null,
  };
}

function buttonOf(accent: Colour): Pick<CheckoutLook, 'button' | 'buttonHover' | 'onButton' | 'buttonLine'> {
  const text = legible(white, accent);
  // Away from the text, so that it can only be read better.
  const hover = mix(accent, text === white ? black : white, 0.86);
  return {
    button: hex(accent),
    buttonHover: hex(hover),
    onButton: hex(text),
    buttonLine: hex(contrast(accent, paper) >= 1.5 ? accent : mix(black, paper, 0.55)),
  };
}

function readable(accent: Colour): Colour {
  const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
  const darker = shares.map((share) => mix(accent, black, share));
  return darker.find((colour) => contrast(colour, paper) >= 4.5) ?? black;
}
