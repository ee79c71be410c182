import type { ProblemView } from './checkout-view.ts';

// Apart from the views, so that a browser does not load the schema library.

/**
 * The place that has the focus when something is wrong: the shipping methods, to which the button leads as
 * long as none is chosen, once all before them is right; and what was refused of the card where nothing else
 * is wrong. Empty otherwise: then everything is said above the form first.
 */
export function problemFocus(problems: readonly ProblemView[]): string {
  const [first] = problems;
  if (first?.field === 'shippingOption' && first.isOnPage) return first.field;
  const isCard = ({ field, isOnPage }: ProblemView): boolean =>
    isOnPage && (field === 'payment' || field.startsWith('card'));
  return problems.every(isCard) ? (first?.field ?? '') : '';
}

/** Id of the JSON script that carries the view in a page. */
export const checkoutViewElementId = 'checkout-view';

/** Header by which a script asks for a `CheckoutAnswer` instead of a page. */
export const checkoutHeader = 'x-checkout';
