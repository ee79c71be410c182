export const en = {
  itemDiscount: 'Discount on an item',
  orderDiscount: 'Discount',
} as const;
