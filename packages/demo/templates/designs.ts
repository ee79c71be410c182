import { fontPacks } from '@veranda/domain/design/font-packs.data';
import { paletteValues } from '@veranda/domain/design/palette';
import { palettes } from '@veranda/domain/design/palettes.data';

/** The colour tweaks of a theme by their roles, as its `template.conf` names them, and its default ground. */
const themes = {
  levain: {
    ground: 'paper',
    sheet: 'flour',
    ink: 'ink',
    accent: 'crust',
    night: 'ember',
    default: '#F7F0E4',
  },
  overdub: { ground: 'black', sheet: 'soot', ink: 'bone', accent: 'acid', night: 'acid', default: '#0B0B0C' },
  fieldnotes: {
    ground: 'paper',
    sheet: 'white',
    ink: 'ink',
    accent: 'green',
    night: 'leaf',
    default: '#F4F6F2',
  },
} as const;

/** Values of the tweaks of a theme with a palette and a pair of fonts that are offered. */
export function designOf(
  theme: keyof typeof themes,
  palette: (typeof palettes)[number]['key'],
  heading: (typeof fontPacks)[number]['heading'],
): Readonly<Record<string, string>> {
  const { default: ground, ...roles } = themes[theme];
  const tweaks = Object.values(roles).map((variable) => ({
    variable,
    type: 'color' as const,
    default: variable === roles.ground ? ground : '',
  }));
  const colours = palettes.find(({ key }) => key === palette);
  const fonts = fontPacks.find((pack) => pack.heading === heading);
  if (!colours || !fonts) throw new Error(`there is no palette ${palette} or no fonts ${heading}`);
  return {
    ...paletteValues(colours, { tweaks, roles }),
    'heading-face': fonts.heading,
    'text-face': fonts.text,
  };
}
