import type { ExpressView } from '@veranda/contracts/checkout-view';
import type { CheckoutState } from './checkout-state.ts';
import type { CheckoutActions } from './checkout-actions.ts';

/** What a way of paying without typing needs of the page. */
export interface ExpressProps {
  readonly express: ExpressView;
  readonly state: CheckoutState;
  readonly acts: CheckoutActions;
}
