/** Texts of the studio: canvas. */
export const en = {
  canvasOf: '{title}, as visitors see it',
  canvasHelp: 'Tab goes from block to block, Enter edits one, Escape goes back to the panel.',
  blockAt: '{name}, column {column, number}, row {row, number}',
  sectionAt: 'Section {place, number}',
  nothingSelected: 'Nothing selected',
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
  shownOn: 'Shown on',
  couldNotDraw: 'The page could not be drawn. Try again.',
} as const;
