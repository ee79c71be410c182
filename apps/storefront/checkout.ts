import { attachCheckout } from '@veranda/islands/checkout/attach-checkout';
import { watchErrors } from './watch-errors.ts';

// The only script of ours on the checkout page, where no owner's code is.
watchErrors();
const form = document.querySelector<HTMLFormElement>('form[data-checkout]');
if (form) attachCheckout(form);
