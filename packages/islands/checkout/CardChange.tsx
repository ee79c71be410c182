import type { CardChangeView } from '@veranda/contracts/checkout-view';
import { type FormEvent, type RefObject, useRef } from 'react';
import { Card } from './Card.tsx';
import type { CardElement } from './card-element.ts';
import type { PreHydrationInput } from './pre-hydration-input.ts';
import { FieldError } from './FieldError.tsx';
import { PageHeader } from './PageHeader.tsx';
import { problemPlace } from './problem-place.ts';
import { Problems } from './Problems.tsx';
import { StripeCard } from './StripeCard.tsx';
import { type CardChangeState, useCardChange } from './use-card-change.ts';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

interface CardChangeProps {
  readonly first: CardChangeView;
  /** Input typed before the component was there. */
  readonly early: PreHydrationInput | null;
}

/** The page on which a subscriber gives another card: the markup that the server has drawn, taken over. */
export function CardChange({ first, early }: CardChangeProps) {
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<CardElement | null>(null);
  const { state, save } = useCardChange(first);
  const { view, problems, summons } = state;
  usePreHydrationInput(form, early);
  return (
    <div className="form-side">
      <PageHeader view={view} />
      <main>
        <h1 id="card-title">{view.title}</h1>
        <p className="lead">{view.lead}</p>
        {view.ribbon === '' ? null : <p className="ribbon">{view.ribbon}</p>}
        <Problems title={view.problemsTitle} problems={problems} summons={summons} />
        <CardForm state={state} form={form} frame={frame} onSubmit={save} />
      </main>
    </div>
  );
}

interface CardFormProps {
  readonly state: CardChangeState;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly frame: RefObject<CardElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>, frame: CardElement | null) => void;
}

function CardForm({ state, form, frame, onSubmit }: CardFormProps) {
  const { view, problems, isBusy } = state;
  const { card, words } = view;
  const fields =
    card.kind === 'stripe' ? (
      <StripeCard
        publishableKey={card.key}
        currency={card.currency}
        minor={null}
        words={words}
        element={frame}
      />
    ) : null;
  return (
    <form
      method="post"
      action={view.action}
      noValidate
      ref={form}
      onSubmit={(event) => onSubmit(event, frame.current)}
    >
      <input type="hidden" name="crumb" value={view.crumb} />
      <section aria-labelledby="card-title" {...problemPlace('payment', problems)}>
        <FieldError name="payment" problems={problems} />
        <Card card={card} problems={problems} frame={fields} />
      </section>
      <p className="status" role="status">
        {isBusy ? words.saving : ''}
      </p>
      <button className="button" type="submit" {...(isBusy ? { 'aria-busy': true } : {})}>
        {view.saveText}
      </button>
    </form>
  );
}
