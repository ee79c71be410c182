import type { CheckoutView } from '@veranda/contracts/checkout-view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardElement } from './card-element.ts';

interface StripeCardProps {
  readonly publishableKey: string;
  readonly currency: string;
  /** Amount due in the currency's smallest unit; null where a card is saved without a charge. */
  readonly minor: number | null;
  readonly words: Pick<CheckoutView['words'], 'cardLost' | 'cardFailed'>;
  /** Element whose fields can be asked for their token. */
  readonly element: RefObject<CardElement | null>;
}

/** Stripe's fields in their own frame; their code comes with them. */
export function StripeCard(props: StripeCardProps) {
  const { place, frame, problem } = useCardElement(props);
  return (
    <>
      <div className="card-frame" ref={frame} tabIndex={-1} aria-describedby="card-error">
        <div id="card-element" ref={place} />
      </div>
      <p className="error" id="card-error" role="alert">
        {problem}
      </p>
    </>
  );
}

function useCardElement({ publishableKey, currency, minor, words, element }: StripeCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  // Options that the frame is made with; another sentence or amount makes no other frame.
  const latest = useRef({ minor, words });
  useLayoutEffect(() => {
    latest.current = { minor, words };
  }, [minor, words]);
  useEffect(() => {
    let isGone = false;
    void import('./card-element.ts').then(({ mountCard }) => {
      if (isGone || !place.current) return;
      const refuse = (sentence: string): void => {
        setProblem(sentence);
        // The fields are the provider's: the focus goes to what holds them, and the sentence describes it.
        frame.current?.scrollIntoView({ block: 'center' });
        frame.current?.focus({ preventScroll: true });
      };
      const wanted = { key: publishableKey, currency, ...latest.current, say: setProblem, refuse };
      element.current = mountCard(place.current, wanted);
    });
    return () => {
      isGone = true;
      element.current?.remove();
      element.current = null;
    };
  }, [publishableKey, currency, element]);
  useEffect(() => {
    if (minor !== null) element.current?.setAmount(minor);
  }, [minor, element]);
  return { place, frame, problem };
}
