/**
 * Families that sites may use, by category, each the variable family of that name of Fontsource; `italic` where
 * it has one.
 */
export const familiesByCategory = {
  'sans-serif': {
    italic: [
      'Albert Sans',
      'Archivo',
      'DM Sans',
      'Epilogue',
      'Familjen Grotesk',
      'Figtree',
      'Hanken Grotesk',
      'Instrument Sans',
      'Inter',
      'Karla',
      'Montserrat',
      'Mulish',
      'Nunito',
      'Plus Jakarta Sans',
      'Public Sans',
      'Raleway',
      'Red Hat Text',
      'Rubik',
      'Urbanist',
      'Work Sans',
    ],
    upright: ['Bricolage Grotesque', 'Lexend', 'Manrope', 'Onest', 'Outfit', 'Sora', 'Space Grotesk'],
  },
  serif: {
    italic: [
      'Brygada 1918',
      'Cormorant',
      'Crimson Pro',
      'EB Garamond',
      'Fraunces',
      'Libre Bodoni',
      'Literata',
      'Lora',
      'Newsreader',
      'Petrona',
      'Playfair Display',
      'Source Serif 4',
      'Vollkorn',
    ],
    upright: [],
  },
  display: {
    italic: ['Anybody', 'Red Hat Display'],
    upright: ['League Gothic', 'Oswald', 'Syne', 'Unbounded'],
  },
  script: {
    italic: [],
    upright: ['Caveat', 'Dancing Script', 'Playpen Sans'],
  },
  'slab-serif': {
    italic: ['Aleo', 'Bitter', 'Josefin Slab'],
    upright: ['Hepta Slab', 'Kreon', 'Roboto Slab'],
  },
  mono: {
    italic: [
      'Azeret Mono',
      'Geist Mono',
      'JetBrains Mono',
      'Red Hat Mono',
      'Source Code Pro',
      'Spline Sans Mono',
    ],
    upright: ['Fira Code', 'Inconsolata', 'Martian Mono'],
  },
  other: {
    italic: [],
    upright: ['Handjet', 'Sixtyfour', 'Tilt Neon'],
  },
} as const;

/** Axes of the files of families that do not vary in weight alone. */
export const otherAxes: Readonly<Record<string, string>> = {
  'League Gothic': 'wdth',
  Sixtyfour: 'full',
  'Tilt Neon': 'full',
};
