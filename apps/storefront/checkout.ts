import { mountCheckout } from '@veranda/islands/checkout/mount-checkout';
import { watchErrors } from './watch-errors.ts';

// The only script of ours on the checkout page, where no owner's code is.
watchErrors();
mountCheckout();
