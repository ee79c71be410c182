/** Texts of the studio: inventory. */
export const en = {
  stockOfTitle: 'Stock of {title}',
  loading: 'Loading',
  unlimited: 'Unlimited',
  oneLessOfTitle: 'One less of {title}',
  oneMoreOfTitle: 'One more of {title}',
  quantityInStock: '{title}: {quantity} in stock',
  undo: 'Undo',
} as const;
