import { sitePath } from '../api/site-path.ts';
import type { CheckoutEvent } from './checkout-state.ts';
import { type Answer, type Fields, fieldsOf, sendCheckout } from './send-checkout.ts';

/** Milliseconds after a field was left before it is saved: who goes through the fields quickly saves once. */
const settle = 300;

/** Milliseconds after which a payment counts as slow. */
const slowAfter = 5_000;

/** Options of a submission. */
interface SubmitOptions {
  readonly pays?: boolean;
  /** The answer brings other values than were typed. */
  readonly fills?: boolean;
}

/** Actions that the parts of the page may call. Requests go one after the other. */
export interface CheckoutActions {
  /** Saves what was typed a little later, and takes over what follows from it. */
  saveSoon(): void;
  touch(name: string): void;
  /** Sends what a button or a wallet stands for, unless another one is pressed already. */
  press(
    button: string,
    send: (seen: Fields) => Promise<Answer | null>,
    submitOptions?: SubmitOptions,
  ): Promise<Answer | null>;
  /**
   * Asks what has changed while nobody looked; `isBack` where the browser has kept the page and shows it
   * again.
   */
  look(isBack: boolean): Promise<void>;
}

/** Input of the actions. */
interface CheckoutActionsInput {
  readonly form: () => HTMLFormElement | null;
  readonly dispatch: (event: CheckoutEvent) => void;
  /** Message when there was no answer. */
  readonly lost: string;
}

/** Requests of one page that are on their way to the server. */
interface CheckoutTraffic extends CheckoutActionsInput {
  isBusy: boolean;
  saving: Promise<void>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Creates the actions of a page. */
export function createCheckoutActions(input: CheckoutActionsInput): CheckoutActions {
  const traffic: CheckoutTraffic = { ...input, isBusy: false, saving: Promise.resolve(), timer: undefined };
  return {
    saveSoon() {
      globalThis.clearTimeout(traffic.timer);
      traffic.timer = globalThis.setTimeout(() => save(traffic), settle);
    },
    touch: (name) => input.dispatch({ kind: 'touched', name }),
    press: (button, send, how = {}) => press(traffic, { button, send, how }),
    look: (isBack) => look(traffic, isBack),
  };
}

// Two saves at once could leave the earlier one as the result. Fields that failed to be saved are saved with
// the next ones.
function save(traffic: CheckoutTraffic): void {
  const { form, dispatch } = traffic;
  traffic.saving = traffic.saving.then(async () => {
    const answer = await sendNow(form(), 'save');
    if (answer.kind === 'view') dispatch({ kind: 'saved', view: answer.view });
  });
}

/** A button or a wallet that is pressed. */
interface Press {
  readonly button: string;
  readonly send: (seen: Fields) => Promise<Answer | null>;
  readonly how: SubmitOptions;
}

async function press(traffic: CheckoutTraffic, { button, send, how }: Press): Promise<Answer | null> {
  const { form, dispatch } = traffic;
  if (traffic.isBusy) return null;
  traffic.isBusy = true;
  globalThis.clearTimeout(traffic.timer);
  const seen = seenNow(form());
  dispatch({ kind: 'pressed', button, pays: how.pays ?? false });
  const slow = globalThis.setTimeout(() => dispatch({ kind: 'slow' }), slowAfter);
  const answer = await traffic.saving.then(() => send(seen));
  globalThis.clearTimeout(slow);
  if (answer) take(traffic, answer, how.fills ?? false);
  // On the way to another page the button stays pressed.
  if (answer?.kind === 'go') return answer;
  traffic.isBusy = false;
  dispatch({ kind: 'ended' });
  return answer;
}

function take({ dispatch, lost }: CheckoutActionsInput, answer: Answer, fills: boolean): void {
  if (answer.kind === 'go') return globalThis.location.assign(sitePath(answer.location));
  if (answer.kind === 'view') return dispatch({ kind: 'answered', view: answer.view, fills });
  dispatch({ kind: 'failed', error: answer.kind === 'refused' ? answer.error : lost });
}

async function look(traffic: CheckoutTraffic, isBack: boolean): Promise<void> {
  const { form, dispatch } = traffic;
  if (isBack) traffic.isBusy = false;
  if (traffic.isBusy) return;
  const answer = await sendNow(form(), 'look');
  if (traffic.isBusy) return;
  if (answer.kind === 'go') globalThis.location.replace(sitePath(answer.location));
  if (answer.kind === 'view') dispatch({ kind: 'looked', view: answer.view });
  if (isBack) dispatch({ kind: 'ended' });
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

// State that the buyer sees: taken when they press, since an answer may change it under their hands.
function seenNow(form: HTMLFormElement | null): Fields {
  const fields = form ? fieldsOf(form, { withCard: false }) : {};
  return Object.fromEntries(seenFields.map((name) => [name, fields[name] ?? '']));
}
