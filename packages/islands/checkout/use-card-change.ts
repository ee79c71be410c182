import { sitePath } from '../api/site-path.ts';
import type { CardChangeView, ProblemView } from '@veranda/contracts/checkout-view';
import { type FormEvent, useRef, useState } from 'react';
import type { CardElement } from './card-element.ts';
import { type Answer, fieldsOf, sendCardChange } from './send-checkout.ts';

/** The page as it is shown. */
export interface CardChangeState {
  readonly view: CardChangeView;
  readonly problems: readonly ProblemView[];
  readonly isBusy: boolean;
  /** Grows when what is wrong is to be looked at. */
  readonly summons: number;
}

/** Actions and state of a card page. A press while another is under way does nothing. */
export function useCardChange(first: CardChangeView) {
  const isPressed = useRef(false);
  const [state, setState] = useState<CardChangeState>({
    view: first,
    problems: first.problems,
    isBusy: false,
    summons: 0,
  });

  function take(answer: Answer<CardChangeView> | null): void {
    if (answer?.kind === 'go') return globalThis.location.assign(sitePath(answer.location));
    isPressed.current = false;
    setState((before) => ({ ...before, ...wrongOf(answer, before), isBusy: false }));
  }

  function save(event: FormEvent<HTMLFormElement>, frame: CardElement | null): void {
    event.preventDefault();
    if (isPressed.current) return;
    isPressed.current = true;
    setState((before) => ({ ...before, isBusy: true }));
    void sendCard(event.currentTarget, { subscription: first.subscriptionId, frame }).then(take);
  }

  return { state, save };
}

function wrongOf(
  answer: Answer<CardChangeView> | null,
  before: CardChangeState,
): Pick<CardChangeState, 'problems' | 'summons'> {
  if (answer === null) return { problems: [], summons: before.summons };
  const summons = before.summons + 1;
  if (answer.kind === 'view') return { problems: answer.view.problems, summons };
  const error = answer.kind === 'refused' ? answer.error : before.view.words.lost;
  return { problems: [{ field: '', error, isOnPage: false }], summons };
}

// Null when something is wrong with the card, which the provider's own fields say.
async function sendCard(
  form: HTMLFormElement,
  { subscription, frame }: { readonly subscription: string; readonly frame: CardElement | null },
): Promise<Answer<CardChangeView> | null> {
  const fields = fieldsOf(form, { withCard: true });
  if (!frame) return sendCardChange(subscription, fields);
  const paymentToken = await frame.token();
  return paymentToken === null ? null : sendCardChange(subscription, { ...fields, paymentToken });
}
