import { hslOf, ofHsl } from './colour-formats.ts';
import { type Colour, readColour } from './colour-string.ts';
import { black, contrast, hex, luminance, mix, white } from './contrast.ts';
import type { DesignValues } from './design-values.ts';
import type { Tweak } from './tweaks.ts';

/** Five colours that the section themes of any theme can be made of, each as `#rrggbb`. */
export interface Palette {
  /** Background, and text on dark. */
  readonly light: string;
  /** Text, and dark backgrounds. */
  readonly dark: string;
  /** What one acts on, on light. */
  readonly accent: string;
  /** The same on dark. */
  readonly glow: string;
  /** Lighter than the background: cards, and labels on the accent. */
  readonly sheet: string;
}

/** Tweaks of a theme by what they are for (`mail` of `template.conf`). */
type Roles = Readonly<Record<string, string>>;

/** Values of the colour tweaks with which a theme has a palette; a theme that is dark by default stays dark. */
export function paletteValues(
  palette: Palette,
  {
    tweaks,
    roles,
  }: { readonly tweaks: readonly Pick<Tweak, 'variable' | 'type' | 'default'>[]; readonly roles: Roles },
): DesignValues {
  const ground = tweaks.find(({ variable }) => variable === roles['ground']);
  const isDark = luminance(readColour(ground?.default ?? '') ?? white) < 0.2;
  const { light, dark, accent, glow, sheet } = palette;
  const raised = hex(mix(readColour(light) ?? white, readColour(dark) ?? black, 0.06));
  const byRole: Readonly<Record<string, string>> = isDark
    ? { ground: dark, sheet: raised, ink: light, accent: glow, night: glow }
    : { ground: light, sheet, ink: dark, accent, night: glow };
  return Object.fromEntries(
    Object.entries(byRole).flatMap(([role, colour]) => {
      const variable = roles[role];
      return tweaks.some((tweak) => tweak.variable === variable && tweak.type === 'color') && variable
        ? [[variable, colour] as const]
        : [];
    }),
  );
}

/** The palette as the values make it; null where they are those of no palette of the list. */
export function chosenPalette<P extends Palette>(
  palettes: readonly P[],
  values: DesignValues,
  theme: { readonly tweaks: readonly Tweak[]; readonly roles: Roles },
): P | null {
  const shown = (name: string) =>
    values[name] ?? theme.tweaks.find(({ variable }) => variable === name)?.default ?? '';
  const isChosen = (palette: P) =>
    Object.entries(paletteValues(palette, theme)).every(
      ([name, colour]) => shown(name).toLowerCase() === colour,
    );
  return palettes.find(isChosen) ?? null;
}

/** Pixel of a picture: red, green, blue and alpha, 0 to 255 each. */
type Pixels = ArrayLike<number>;

const hueSteps = 24;

/**
 * A palette of the colours of a picture, such as a logo or a photo. The accent has the hue that stands out most;
 * background and text have the tints of its light and dark parts. Each is as light or dark as text needs, whatever
 * the picture is.
 */
export function paletteOfPixels(pixels: Pixels): Palette {
  const seen = coloursOf(pixels);
  const accent = outstanding(seen);
  const tintOf = (parts: readonly Colour[]) => hslOf(meanOf(parts) ?? accent);
  const lightTint = tintOf(seen.filter((colour) => luminance(colour) > 0.5));
  const darkTint = tintOf(seen.filter((colour) => luminance(colour) < 0.1));
  const { hue, saturation } = hslOf(accent);
  const tint = (of: typeof lightTint, most: number, lightness: number) =>
    ofHsl({ hue: of.hue, saturation: Math.min(of.saturation, most), lightness, alpha: 1 });
  const light = tint(lightTint, 0.4, 0.955);
  const dark = tint(darkTint, 0.35, 0.12);
  return {
    light: hex(light),
    dark: hex(dark),
    accent: hex(darkened(accent, light, 6.5)),
    glow: hex(ofHsl({ hue, saturation: Math.min(saturation, 0.75), lightness: 0.78, alpha: 1 })),
    sheet: hex(tint(lightTint, 0.4, 0.985)),
  };
}

function coloursOf(pixels: Pixels): readonly Colour[] {
  const colours: Colour[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ];
    // What shines through is no colour of the picture.
    if (alpha > 200) colours.push({ red, green, blue, alpha: 1 });
  }
  return colours;
}

// The mean of the colours of the hue that has the most colour in it; grey where there is none.
function outstanding(colours: readonly Colour[]): Colour {
  const groups = new Map<number, { weight: number; colours: Colour[] }>();
  for (const colour of colours) {
    const { hue, saturation, lightness } = hslOf(colour);
    const weight = saturation * (1 - Math.abs(2 * lightness - 1));
    if (weight < 0.15) continue;
    const step = Math.floor((hue / 360) * hueSteps) % hueSteps;
    const group = groups.get(step) ?? { weight: 0, colours: [] };
    group.weight += weight ** 2;
    group.colours.push(colour);
    groups.set(step, group);
  }
  const [first] = [...groups.values()].toSorted((a, b) => b.weight - a.weight);
  return meanOf(first?.colours ?? []) ?? { red: 61, green: 61, blue: 61, alpha: 1 };
}

function meanOf(colours: readonly Colour[]): Colour | null {
  if (colours.length === 0) return null;
  const mean = (part: 'red' | 'green' | 'blue') =>
    Math.round(colours.reduce((sum, colour) => sum + colour[part], 0) / colours.length);
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), alpha: 1 };
}

function darkened(colour: Colour, ground: Colour, least: number): Colour {
  const shares = Array.from({ length: 20 }, (_, index) => 1 - index / 20);
  const darker = shares.map((share) => mix(colour, black, share));
  return darker.find((each) => contrast(each, ground) >= least) ?? black;
}
