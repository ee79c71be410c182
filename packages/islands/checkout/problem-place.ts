import { problemFocus } from '@veranda/contracts/checkout-page';
import type { ProblemView } from '@veranda/contracts/checkout-view';

/**
 * Attributes of a place that is no single field: what is wrong there describes it, and leads the focus to it.
 */
export function problemPlace(id: 'payment' | 'shippingOption', problems: readonly ProblemView[]) {
  return {
    id,
    tabIndex: -1,
    ...(problems.some((problem) => problem.field === id) ? { 'aria-describedby': `${id}-error` } : {}),
    ...(problemFocus(problems) === id ? { autoFocus: true } : {}),
  };
}
