import type { RestockProps } from '@veranda/contracts/islands';
import { focusFirst, describeByError } from '../form/describe-by-error.ts';
import { t } from '../messages/island-messages.ts';
import { nextRestockState, type RestockEvent, type RestockState } from './restock-states.ts';
import { emailProblem, failureText } from './restock-problems.ts';
import { chosenForRestock } from './show-restock.ts';
import { signUp } from './sign-up.ts';

/** A form of those who wait, and where it is. */
interface Waiting {
  readonly form: HTMLFormElement;
  readonly props: RestockProps;
  /** Fields of the form when it was drawn. */
  readonly fields: readonly Node[];
  /** The variants that were signed up for on this page. */
  readonly signedUp: Set<string>;
  state: RestockState;
  /** The variant that was chosen while a call was under way. */
  chosenMeanwhile: string | null;
}

/**
 * Takes over the form of those who wait: what it held gives way to the answer, and the call to action stays.
 * For another variant it is there again.
 */
export function enhanceRestock(form: HTMLFormElement, props: RestockProps): void {
  const waiting: Waiting = {
    form,
    props,
    fields: [...form.childNodes],
    signedUp: new Set(),
    state: 'idle',
    chosenMeanwhile: null,
  };
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (waiting.state === 'idle') void send(waiting);
  });
  form.addEventListener(chosenForRestock, () => {
    const id = form.closest<HTMLElement>('.v-restock')?.dataset['variantId'] ?? '';
    if (waiting.state === 'sending') waiting.chosenMeanwhile = id;
    else choose(waiting, id);
  });
}

function move(waiting: Waiting, event: RestockEvent): void {
  waiting.state = nextRestockState(waiting.state, event);
  waiting.form.setAttribute('aria-busy', String(waiting.state === 'sending'));
}

async function send(waiting: Waiting): Promise<void> {
  const { form, props, signedUp } = waiting;
  say(form, '');
  const data = new FormData(form);
  const field = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const problem = emailProblem(field('siteVisitorEmail'));
  if (problem !== null) return refuse(form, problem);
  const variantId = field('variantId');
  waiting.chosenMeanwhile = null;
  move(waiting, 'submit');
  const answer = await signUp(props, {
    isJoinMailingList: data.get('isJoinMailingList') !== null,
    productId: field('productId'),
    variantId,
    siteVisitorEmail: field('siteVisitorEmail').trim(),
  });
  if (!answer.ok) {
    move(waiting, 'fail');
    return refuse(form, failureText(answer.refusal));
  }
  signedUp.add(variantId);
  move(waiting, 'succeed');
  showDone(waiting).focus();
  if (waiting.chosenMeanwhile !== null) choose(waiting, waiting.chosenMeanwhile);
}

function choose(waiting: Waiting, id: string): void {
  const { form, fields, signedUp, state } = waiting;
  move(waiting, signedUp.has(id) ? 'choose-known' : 'choose-other');
  say(form, '');
  if (waiting.state === state) return;
  if (waiting.state === 'signed-up') return void showDone(waiting);
  form.replaceChildren(...fields);
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>('[name="variantId"]');
  if (field) field.value = id;
}

function showDone({ form, props }: Waiting): HTMLElement {
  const done = document.createElement('p');
  done.className = 'v-restock-done';
  done.tabIndex = -1;
  done.setAttribute('role', 'status');
  done.textContent = props.successText || t('restockSignedUpText');
  form.replaceChildren(done);
  return done;
}

function refuse(form: HTMLFormElement, sentence: string): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[name="siteVisitorEmail"]')];
  say(form, sentence, fields);
  focusFirst(fields);
}

function say(form: HTMLFormElement, sentence: string, atFault: readonly HTMLElement[] = []): void {
  const error = form.parentElement?.querySelector<HTMLElement>('.v-restock-error');
  if (!error) return;
  error.textContent = sentence;
  error.hidden = sentence === '';
  describeByError(error, atFault);
}
