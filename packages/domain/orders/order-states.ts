/** Status of an order. Drafts and abandoned orders are not shown. */
type OrderStatus = 'draft' | 'pending' | 'fulfilled' | 'canceled' | 'abandoned';

/** Allowed transitions of each state (decision 0050). Canceled and abandoned are final. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['pending', 'abandoned'],
  pending: ['fulfilled', 'canceled'],
  fulfilled: ['pending'],
  canceled: [],
  abandoned: [],
};

/** True when an order may change from one state to another; an unknown state has no transitions. */
export function orderMayBecome(from: string, to: OrderStatus): boolean {
  return isOrderStatus(from) && orderTransitions[from].includes(to);
}

function isOrderStatus(word: string): word is OrderStatus {
  return Object.hasOwn(orderTransitions, word);
}
