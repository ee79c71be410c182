import { type Colour, channelsOfHsl, readColour } from './colour-string.ts';
import { hex } from './contrast.ts';

/** Formats in which a colour is typed (administration §2). */
export const colourFormats = ['rgb', 'hsl', 'hex'] as const;
export type ColourFormat = (typeof colourFormats)[number];

/** Names of the fields of each format. */
export const colourFields = {
  rgb: ['red', 'green', 'blue', 'alpha'],
  hsl: ['hue', 'saturation', 'lightness', 'alpha'],
  hex: ['hex'],
} as const satisfies Readonly<Record<ColourFormat, readonly string[]>>;
export type ColourField = (typeof colourFields)[ColourFormat][number];

/** Hue in degrees, 0 to 360; the others 0 to 1. */
export interface HslColour {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

/** Reason why fields are no colour (administration §5). */
type ColourProblem =
  | 'missing-hsl'
  | 'hue-range'
  | 'saturation-range'
  | 'lightness-range'
  | 'alpha-range'
  | 'hex-digits'
  | 'channel-range';

/** A colour by its fields, or the field that is wrong. */
type ColourReading =
  | { readonly kind: 'colour'; readonly colour: HslColour }
  | { readonly kind: 'problem'; readonly problem: ColourProblem; readonly field: ColourField };

/** Hue, saturation and lightness of a colour; a grey has the hue 0. */
export function hslOf({ red, green, blue, alpha }: Colour): HslColour {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (spread === 0) return { hue: 0, saturation: 0, lightness, alpha };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation: Math.min(1, saturation), lightness, alpha };
}

/** The colour of these values; its channels are whole. */
export function ofHsl({ hue, saturation, lightness, alpha }: HslColour): Colour {
  const [red = 0, green = 0, blue = 0] = channelsOfHsl(hue, saturation, lightness).map(Math.round);
  return { red, green, blue, alpha };
}

/** The colour as it is stored: `#rrggbb`, or `rgba(…)` where it is not opaque. */
export function colourText(colour: Colour): string {
  const { red, green, blue, alpha } = colour;
  return alpha < 1 ? `rgba(${red}, ${green}, ${blue}, ${rounded(alpha, 2)})` : hex(colour);
}

/** The texts of a format's fields. */
export function fieldTexts(colour: HslColour, format: ColourFormat): Readonly<Record<string, string>> {
  const { red, green, blue } = ofHsl(colour);
  const alpha = rounded(colour.alpha, 2);
  if (format === 'hex') return { hex: hex({ red, green, blue, alpha: 1 }) };
  if (format === 'rgb') return { red: `${red}`, green: `${green}`, blue: `${blue}`, alpha };
  const { hue, saturation, lightness } = colour;
  return {
    hue: rounded(hue, 0),
    saturation: rounded(saturation, 2),
    lightness: rounded(lightness, 2),
    alpha,
  };
}

/**
 * Reads the fields of a format. A hex colour has 3 or 6 digits, with or without `#`, and keeps the alpha that
 * there was; what is pasted into its field may be any colour of a style sheet.
 */
export function readFields(
  format: ColourFormat,
  texts: Readonly<Record<string, string>>,
  alpha: number,
): ColourReading {
  if (format === 'hex') return readHex(texts['hex'] ?? '', alpha);
  return format === 'rgb' ? readRgb(texts) : readHsl(texts);
}

function readHex(text: string, alpha: number): ColourReading {
  const word = text.trim();
  const colour = readColour(/^[0-9a-f]+$/i.test(word) ? `#${word}` : word);
  if (colour === null) return { kind: 'problem', problem: 'hex-digits', field: 'hex' };
  const isHex = !word.includes('(') && word !== 'transparent';
  return { kind: 'colour', colour: hslOf(isHex ? { ...colour, alpha } : colour) };
}

function readRgb(texts: Readonly<Record<string, string>>): ColourReading {
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((field) => channelOf(texts[field]));
  const alpha = numberOf(texts['alpha']);
  if (red === undefined) return { kind: 'problem', problem: 'channel-range', field: 'red' };
  if (green === undefined) return { kind: 'problem', problem: 'channel-range', field: 'green' };
  if (blue === undefined) return { kind: 'problem', problem: 'channel-range', field: 'blue' };
  if (alpha === null || alpha < 0 || alpha > 1)
    return { kind: 'problem', problem: 'alpha-range', field: 'alpha' };
  return { kind: 'colour', colour: hslOf({ red, green, blue, alpha }) };
}

function channelOf(text: string | undefined): number | undefined {
  const value = numberOf(text);
  return value !== null && Number.isInteger(value) && value >= 0 && value <= 255 ? value : undefined;
}

/** The ends of the values of `hsl`, with what is said beyond them. */
const hslLimits = [
  ['hue', 360, 'hue-range'],
  ['saturation', 1, 'saturation-range'],
  ['lightness', 1, 'lightness-range'],
  ['alpha', 1, 'alpha-range'],
] as const;

function readHsl(texts: Readonly<Record<string, string>>): ColourReading {
  const values = hslLimits.map(([field]) => numberOf(texts[field]));
  const missing = hslLimits.find(([field], index) => field !== 'alpha' && values[index] === null);
  if (missing) return { kind: 'problem', problem: 'missing-hsl', field: missing[0] };
  for (const [index, [field, most, problem]] of hslLimits.entries()) {
    const value = values[index] ?? null;
    if (value === null || value < 0 || value > most) return { kind: 'problem', problem, field };
  }
  const [hue = 0, saturation = 0, lightness = 0, alpha = 1] = values.map(Number);
  return { kind: 'colour', colour: { hue, saturation, lightness, alpha } };
}

function numberOf(text = ''): number | null {
  const word = text.trim().replace(',', '.');
  return /^[+-]?\d*\.?\d+$/.test(word) ? Number(word) : null;
}

function rounded(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
