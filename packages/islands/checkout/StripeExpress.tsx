import type { CheckoutView, ExpressView } from '@veranda/contracts/checkout-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CheckoutActions } from './checkout-actions.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { ExpressElement } from './express-element.ts';
import { type Answer, sendCheckout } from './send-checkout.ts';

/** Functions of the page that express payment needs. */
export interface ExpressProps {
  readonly express: ExpressView;
  readonly state: CheckoutState;
  readonly actions: CheckoutActions;
}

/** Stripe's buttons of the wallets that the browser has; nothing where it has none. */
export function StripeExpress({ express, state, actions }: ExpressProps) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<ExpressElement | null>(null);
  const now = useRef<CheckoutView>(state.view);
  useLayoutEffect(() => {
    now.current = state.view;
  }, [state.view]);
  const { minor } = state.view.pay;
  // The list is the same as long as the page is.
  const [countries] = useState(express.countries);
  useEffect(() => {
    let isGone = false;
    const send = async (fields: Readonly<Record<string, string>>, pays: boolean): Promise<Answer | null> => {
      const answer = await actions.press('wallet', () => sendCheckout(fields), { pays, fills: !pays });
      // The sheet asks on before React has drawn.
      if (answer?.kind === 'view') now.current = answer.view;
      return answer;
    };
    void import('./express-element.ts').then(({ mountExpress }) => {
      if (isGone || !place.current) return;
      element.current = mountExpress(place.current, { countries, view: () => now.current, send });
    });
    return () => {
      isGone = true;
      element.current?.remove();
      element.current = null;
    };
  }, [actions, countries]);
  useEffect(() => element.current?.setAmount(minor), [minor]);
  return <div id="express-element" ref={place} />;
}
