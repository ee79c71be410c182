import type { CheckoutEvent } from './checkout-state.ts';
import { type Answer, type Fields, fieldsOf, sendCheckout } from './send-checkout.ts';

/** Milliseconds after a field was left before it is saved: who goes through the fields quickly saves once. */
const settle = 300;

/** Milliseconds after which a payment counts as slow. */
const slowAfter = 5_000;

/** Of what is pressed. */
interface SubmitOptions {
  readonly pays?: boolean;
  /** The answer brings other values than were typed. */
  readonly fills?: boolean;
}

/** What the parts of the page may do. What is sent goes one after the other. */
export interface CheckoutActions {
  /** Saves what was typed a little later, and takes over what follows from it. */
  saveSoon(): void;
  touch(name: string): void;
  /** Sends what a button or a wallet stands for, unless another one is pressed already. */
  press(
    button: string,
    send: (seen: Fields) => Promise<Answer | null>,
    how?: SubmitOptions,
  ): Promise<Answer | null>;
  /** Asks what has changed while nobody looked; `isBack` where the browser has kept the page and shows it again. */
  look(isBack: boolean): Promise<void>;
}

/** What the acts work on. */
interface CheckoutActionsInput {
  readonly form: () => HTMLFormElement | null;
  readonly dispatch: (event: CheckoutEvent) => void;
  /** What is said when there was no answer. */
  readonly lost: string;
}

/** Opens the acts of a page. */
export function createCheckoutActions({ form, dispatch, lost }: CheckoutActionsInput): CheckoutActions {
  let isBusy = false;
  let saving: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Of two saves at once the earlier one could come to stand. What fails is saved with the next one.
  function save(): void {
    saving = saving.then(async () => {
      const answer = await sendNow(form(), 'save');
      if (answer.kind === 'view') dispatch({ kind: 'saved', view: answer.view });
    });
  }

  function take(answer: Answer | null, fills: boolean): void {
    if (answer === null) return;
    if (answer.kind === 'go') return globalThis.location.assign(answer.location);
    if (answer.kind === 'view') return dispatch({ kind: 'answered', view: answer.view, fills });
    dispatch({ kind: 'failed', error: answer.kind === 'refused' ? answer.error : lost });
  }

  return {
    saveSoon() {
      globalThis.clearTimeout(timer);
      timer = globalThis.setTimeout(save, settle);
    },
    touch: (name) => dispatch({ kind: 'touched', name }),
    async press(button, send, how = {}) {
      if (isBusy) return null;
      isBusy = true;
      globalThis.clearTimeout(timer);
      const seen = seenNow(form());
      dispatch({ kind: 'pressed', button, pays: how.pays ?? false });
      const slow = globalThis.setTimeout(() => dispatch({ kind: 'slow' }), slowAfter);
      const answer = await saving.then(() => send(seen));
      globalThis.clearTimeout(slow);
      take(answer, how.fills ?? false);
      // On the way to another page the button stays pressed.
      if (answer?.kind === 'go') return answer;
      isBusy = false;
      dispatch({ kind: 'ended' });
      return answer;
    },
    async look(isBack) {
      if (isBack) isBusy = false;
      if (isBusy) return;
      const answer = await sendNow(form(), 'look');
      if (isBusy) return;
      if (answer.kind === 'go') globalThis.location.replace(answer.location);
      if (answer.kind === 'view') dispatch({ kind: 'looked', view: answer.view });
      if (isBack) dispatch({ kind: 'ended' });
    },
  };
}

async function sendNow(form: HTMLFormElement | null, action: string): Promise<Answer> {
  return form ? sendCheckout({ ...fieldsOf(form, { withCard: false }), action }) : { kind: 'lost' };
}

const seenFields = [
  'cartId',
  'expectedGrandTotalCents',
  'expectedAmountDueCents',
  'expectedCurrency',
  'seen',
  'attempt',
];

// What the buyer has before their eyes: taken when they press, since an answer may change it under their hands.
function seenNow(form: HTMLFormElement | null): Fields {
  const fields = form ? fieldsOf(form, { withCard: false }) : {};
  return Object.fromEntries(seenFields.map((name) => [name, fields[name] ?? '']));
}
