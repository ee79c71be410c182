import { type Colour, readColour } from '../design/colour-string.ts';
import { black, contrast, hex, legible, luminance, mix, white } from '../design/contrast.ts';
import { cornerOf } from '../design/corner.ts';
import { fontNamed } from '../design/font-families.ts';
import type { ThemeConf } from '../design/theme-conf.ts';
import type { Tweak } from '../design/tweaks.ts';

/** Colours of a mail as `#rrggbb`. */
export interface MailColours {
  readonly ground: string;
  readonly sheet: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** Style of a site's mails: its theme's colours and faces, as far as mail programs know them. */
export interface MailLook {
  readonly light: MailColours;
  /** For those who read in the dark. */
  readonly dark: MailColours;
  /** `font-family` of headings and of text. */
  readonly heading: string;
  readonly text: string;
  /** Radius of the corners of buttons, in pixels: `4px`. */
  readonly corner: string;
}

const sans = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const stacks = {
  serif: "Georgia, 'Times New Roman', serif",
  'sans-serif': sans,
  monospace: "ui-monospace, Menlo, Consolas, 'Courier New', monospace",
} as const;

const plain = { ground: '#f6f4ef', sheet: '#ffffff', ink: '#17191c', accent: '#0b6e69', night: '#5cc9c1' };

/** The look of a theme with its owner's tweaks; plain where the theme says nothing of mails. */
export function mailLook(
  conf: Pick<ThemeConf, 'mail' | 'fonts'>,
  tweaks: readonly Tweak[],
  chosen: Readonly<Record<string, string>>,
): MailLook {
  const value = (name: string | undefined): string => {
    const tweak = tweaks.find(({ variable }) => variable === name);
    return tweak ? (chosen[tweak.variable] ?? tweak.default) : '';
  };
  const colour = (role: keyof typeof plain): Colour =>
    readColour(value(conf.mail[role])) ?? readColour(plain[role]) ?? black;
  const [ground, sheet, ink] = [colour('ground'), colour('sheet'), colour('ink')];
  const light = coloursOf({ ground, sheet, ink, accent: colour('accent') });
  const isDark = luminance(ground) < 0.2;
  const night = mix(ink, black, 0.35);
  const dark = { ground: night, sheet: mix(night, white, 0.94), ink: ground, accent: colour('night') };
  return {
    light,
    dark: isDark ? light : coloursOf(dark),
    heading: faceOf(conf, value(conf.mail.heading)),
    text: faceOf(conf, value(conf.mail.text)),
    corner: cornerOf(value(conf.mail.corner), '4px'),
  };
}

interface Grounds {
  readonly ground: Colour;
  readonly sheet: Colour;
  readonly ink: Colour;
  readonly accent: Colour;
}

// Text is legible on the sheet and on the ground: an owner's colours that cannot be are replaced by black or
// white.
function coloursOf({ ground, sheet, ink, accent }: Grounds): MailColours {
  const text = legible(ink, sheet);
  const button = contrast(accent, sheet) >= 3 ? accent : text;
  return {
    ground: hex(ground),
    sheet: hex(sheet),
    ink: hex(text),
    muted: hex(legibleMix(text, ground, sheet)),
    line: hex(mix(text, sheet, 0.16)),
    accent: hex(button),
    onAccent: hex(contrast(sheet, button) >= 4.5 ? sheet : legible(black, button)),
  };
}

function legibleMix(ink: Colour, ground: Colour, sheet: Colour): Colour {
  const shares = [0.66, 0.74, 0.82, 0.9];
  const enough = (share: number): boolean => {
    const mixed = mix(ink, ground, share);
    return Math.min(contrast(mixed, ground), contrast(mixed, sheet)) >= 4.5;
  };
  return mix(ink, ground, shares.find(enough) ?? 1);
}

// The name of the theme's face first, for programs that have it; then what every machine has.
function faceOf(conf: Pick<ThemeConf, 'fonts'>, face: string): string {
  const name = face.replace(/[^\w -]/g, '').trim();
  if (name === '') return sans;
  return `'${name}', ${stacks[fontNamed(conf.fonts, name)?.fallback ?? 'sans-serif']}`;
}
