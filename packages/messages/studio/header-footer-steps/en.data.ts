/** Texts of the studio: names of the steps that programs make in header and footer. */
export const en = {
  header: 'Changed the header',
  footer: 'Changed the footer',
} as const;
