/** Where an order stands. A draft and an abandoned order are seen by nobody. */
export type OrderStatus = 'draft' | 'pending' | 'fulfilled' | 'canceled' | 'abandoned';

/** What each state may become (commerce, state machines). Canceled and abandoned are final. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['pending', 'abandoned'],
  pending: ['fulfilled', 'canceled'],
  fulfilled: ['pending'],
  canceled: [],
  abandoned: [],
};

/** Whether an order may go from one state to another; a word that is no state goes nowhere. */
export function orderMayBecome(from: string, to: OrderStatus): boolean {
  return isOrderStatus(from) && orderTransitions[from].includes(to);
}

function isOrderStatus(word: string): word is OrderStatus {
  return Object.hasOwn(orderTransitions, word);
}
