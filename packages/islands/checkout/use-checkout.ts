import type { CheckoutView } from '@veranda/contracts/checkout-view';
import { type RefObject, useEffect, useReducer, useState } from 'react';
import { type CheckoutActions, createCheckoutActions } from './checkout-actions.ts';
import { type CheckoutEvent, type CheckoutState, nextState, createCheckoutState } from './checkout-state.ts';

/** The state of the checkout and what changes it. */
export function useCheckout(
  first: CheckoutView,
  form: RefObject<HTMLFormElement | null>,
): { readonly state: CheckoutState; readonly actions: CheckoutActions } {
  const [state, dispatch] = useReducer(nextState, first, createCheckoutState);
  const [actions] = useState(() =>
    createCheckoutActions({ form: () => form.current, dispatch, lost: first.words.lost }),
  );
  useComingBack(actions);
  useConnection(dispatch);
  return { state, actions };
}

// Two tabs agree, and the browser's back button never shows a checkout that is over.
function useComingBack({ look }: CheckoutActions): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => void (event.persisted && look(true));
    const seen = () => void (document.visibilityState === 'visible' && look(false));
    globalThis.addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', seen);
    return () => {
      globalThis.removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [look]);
}

function useConnection(dispatch: (event: CheckoutEvent) => void): void {
  useEffect(() => {
    const tell = () => dispatch({ kind: 'connection', isOffline: !navigator.onLine });
    if (!navigator.onLine) tell();
    globalThis.addEventListener('online', tell);
    globalThis.addEventListener('offline', tell);
    return () => {
      globalThis.removeEventListener('online', tell);
      globalThis.removeEventListener('offline', tell);
    };
  }, [dispatch]);
}
