import type { CheckoutView } from '@veranda/contracts/checkout-view';
import { type FormEvent, useRef } from 'react';
import type { CardElement } from './card-element.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { PreHydrationInput } from './pre-hydration-input.ts';
import { Express } from './Express.tsx';
import { OrderSummaryBar } from './OrderSummaryBar.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Problems } from './Problems.tsx';
import { pay, send } from './submit-via-button.ts';
import { Summary } from './Summary.tsx';
import type { CheckoutActions } from './checkout-actions.ts';
import { useCheckout } from './use-checkout.ts';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

/** The checkout: the markup that the server has drawn, taken over. */
export function Checkout({
  first,
  early,
}: {
  readonly first: CheckoutView;
  /** Input typed before the component was there. */
  readonly early: PreHydrationInput | null;
}) {
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardElement | null>(null);
  const { state, actions } = useCheckout(first, form);
  const { view, problems, changes, summons } = state;
  usePreHydrationInput(form, early, actions.saveSoon);
  const { summary } = view;

  return (
    <>
      <div className="form-side">
        <PageHeader view={view} />
        <main>
          <h1>{view.title}</h1>
          <OrderSummaryBar summaryBar={view.summaryBar} />
          {view.ribbon === '' ? null : <p className="ribbon">{view.ribbon}</p>}
          <Problems title={view.problemsTitle} problems={problems} changes={changes} summons={summons} />
          {view.express ? <Express express={view.express} state={state} actions={actions} /> : null}
          <CheckoutForm
            state={state}
            actions={actions}
            form={form}
            card={card}
            onSubmit={(event) => submit(event, actions, card.current)}
          />
        </main>
      </div>
      <Summary summary={summary} />
    </>
  );
}

// The data that a button sends follows from its name, as without JavaScript.
function submit(event: FormEvent<HTMLFormElement>, actions: CheckoutActions, card: CardElement | null): void {
  event.preventDefault();
  const button = (event.nativeEvent as SubmitEvent).submitter;
  if (!(button instanceof HTMLButtonElement)) return;
  const { name, value } = button;
  const form = event.currentTarget;
  const pressed = `${name} ${value}`;
  if (pressed === 'action pay')
    void actions.press(pressed, (seen) => pay(form, { card, seen }), { pays: true });
  else void actions.press(pressed, () => send(form, { [name]: value }), { fills: name === 'useAddress' });
}
