/** Texts of the studio: preview. */
export const en = {
  desktop: 'Desktop',
  phone: 'Phone',
  shownOn: 'Shown on',
} as const;
