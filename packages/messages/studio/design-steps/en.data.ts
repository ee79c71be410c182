/** Texts of the studio: names of the steps in the log of a design. */
export const en = {
  design: 'Changed the design',
  css: 'Changed the custom CSS',
} as const;
