/** Pairs of families that go together: one for headings, one for text. */
export const fontPacks = [
  { heading: 'Fraunces', text: 'Instrument Sans' },
  { heading: 'Playfair Display', text: 'Source Serif 4' },
  { heading: 'Newsreader', text: 'Work Sans' },
  { heading: 'Cormorant', text: 'Mulish' },
  { heading: 'EB Garamond', text: 'EB Garamond' },
  { heading: 'Hanken Grotesk', text: 'Hanken Grotesk' },
  { heading: 'Inter', text: 'Inter' },
  { heading: 'Outfit', text: 'DM Sans' },
  { heading: 'Space Grotesk', text: 'Karla' },
  { heading: 'Bricolage Grotesque', text: 'Figtree' },
  { heading: 'Oswald', text: 'Public Sans' },
  { heading: 'Bitter', text: 'Rubik' },
] as const;
