import type { RestockProps } from '@veranda/contracts/islands';
import { textOf } from '../texts/island-text.ts';
import { nextRestockState, type RestockEvent, type RestockState } from './restock-states.ts';
import { emailProblem, failureText } from './restock-words.ts';
import { signUp } from './sign-up.ts';

/** Takes over the form of those who wait: what it held gives way to the answer, and the call to action stays. */
export function attachRestock(form: HTMLFormElement, props: RestockProps): void {
  let state: RestockState = 'idle';
  const move = (event: RestockEvent): void => {
    state = nextRestockState(state, event);
    form.setAttribute('aria-busy', String(state === 'sending'));
  };
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (state === 'idle') void send();
  });

  async function send(): Promise<void> {
    say('');
    const data = new FormData(form);
    const text = (name: string): string => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const problem = emailProblem(text('siteVisitorEmail'));
    if (problem !== null) return refuse(problem);
    move('submit');
    const answer = await signUp(props, {
      isJoinMailingList: data.get('isJoinMailingList') !== null,
      productId: text('productId'),
      variantId: text('variantId'),
      siteVisitorEmail: text('siteVisitorEmail').trim(),
    });
    if (!answer.ok) {
      move('fail');
      return refuse(failureText(answer.body));
    }
    move('succeed');
    const done = document.createElement('p');
    done.className = 'v-restock-done';
    done.tabIndex = -1;
    done.setAttribute('role', 'status');
    done.textContent = props.successText || textOf('restockSignedUpText');
    form.replaceChildren(done);
    done.focus();
  }

  function refuse(sentence: string): void {
    say(sentence);
    form.querySelector<HTMLElement>('[name="siteVisitorEmail"]')?.focus();
  }

  function say(sentence: string): void {
    const error = form.parentElement?.querySelector<HTMLElement>('.v-restock-error');
    if (!error) return;
    error.textContent = sentence;
    error.hidden = sentence === '';
    form.querySelector('[name="siteVisitorEmail"]')?.setAttribute('aria-invalid', String(sentence !== ''));
  }
}
