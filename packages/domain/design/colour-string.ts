import { colourKeywords } from './colour-keywords.data.ts';

/** A colour: channels whole from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/**
 * Reads a colour: 3 or 6 hex digits, `rgb`, `rgba`, `hsl`, `hsla`, `hwb`, or a keyword (storefront §5).
 * `rgba` and `hsla` need an alpha, `rgb` and `hsl` may have none; what lies outside its range is brought to
 * the nearest end. Null for anything else.
 */
export function readColour(text: string): Colour | null {
  const word = text.trim().toLowerCase();
  if (word === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(word)?.[1] ?? colourKeywords.get(word);
  return hex === undefined ? readFunction(word) : ofHex(hex);
}

function ofHex(digits: string): Colour {
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255, alpha: 1 };
}

// Commas between, or blanks with a bar before the alpha.
function readFunction(word: string): Colour | null {
  const [, name = '', inside = ''] = /^(rgba?|hsla?|hwb)\(([^()]{1,80})\)$/.exec(word) ?? [];
  const parts = inside.includes(',') ? inside.split(',') : inside.replace('/', ' / ').split(/\s+|\//);
  const values = parts.map((part) => part.trim()).filter((part) => part !== '');
  const hasAlpha = values.length === 4;
  if (values.length !== 3 && !hasAlpha) return null;
  if (name !== 'hwb' && hasAlpha !== name.endsWith('a')) return null;
  const alpha = hasAlpha ? amountOf(values[3], 1) : 1;
  const channels = name.startsWith('rgb') ? rgbOf(values) : turnedOf(name, values);
  if (alpha === null || channels === null) return null;
  const [red, green, blue] = channels.map((channel) => Math.round(within(channel, 255)));
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: within(alpha, 1) };
}

function rgbOf(values: readonly string[]): number[] | null {
  const channels = values.slice(0, 3).map((value) => amountOf(value, 255));
  return channels.some((channel) => channel === null) ? null : (channels as number[]);
}

// Numbers of a colour function. `hsl`: hue, saturation, lightness. `hwb`: hue, white, black. All but the hue
// in per cent.
function turnedOf(name: string, values: readonly string[]): number[] | null {
  const hue = /^([+-]?\d*\.?\d+)(?:deg)?$/.exec(values[0] ?? '')?.[1];
  const [second, third] = [percentOf(values[1]), percentOf(values[2])];
  if (hue === undefined || second === null || third === null) return null;
  const turn = ((Number(hue) % 360) + 360) % 360;
  return name === 'hwb' ? ofHwb(turn, second, third) : channelsOfHsl(turn, second, third);
}

/** Red, green and blue, 0 to 255, of a hue in degrees and of a saturation and a lightness from 0 to 1. */
export function channelsOfHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((step) => {
    const place = (step + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });
}

function ofHwb(hue: number, white: number, black: number): number[] {
  const sum = white + black;
  if (sum >= 1) return Array<number>(3).fill((255 * white) / sum);
  return channelsOfHsl(hue, 1, 0.5).map((channel) => channel * (1 - sum) + 255 * white);
}

function percentOf(text = ''): number | null {
  const match = /^([+-]?\d*\.?\d+)%$/.exec(text)?.[1];
  return match === undefined ? null : within(Number(match) / 100, 1);
}

/** A number, or per cent of `whole`. */
function amountOf(text = '', whole: number): number | null {
  const match = /^([+-]?\d*\.?\d+)(%?)$/.exec(text);
  if (!match) return null;
  return match[2] === '%' ? (Number(match[1]) / 100) * whole : Number(match[1]);
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
