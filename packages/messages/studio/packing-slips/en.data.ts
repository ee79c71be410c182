/** Packing slips, which the server draws for the studio in its language. */
export const en = {
  title: 'Packing slip',
  titleOfOrder: 'Packing slip, order #{number}',
  titleOfSeveral: 'Packing slips',
  order: 'Order #{number}',
  shipTo: 'Ship to',
  shipping: 'Shipping',
  units: 'Units',
  item: 'Item',
  sku: 'SKU',
  customerMessage: 'Customer’s message',
  pageNumber: 'Order #{number} · page {page} of {count}',
} as const;
