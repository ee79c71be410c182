import { type CardElement, mountCard } from './card-element.ts';
import {
  type Fixed,
  type FormAnswer,
  type Keeping,
  sayError,
  seenNow,
  sendForm,
  showParts,
} from './page-parts.ts';

/** Milliseconds after a field was left before it is saved: who goes through the fields quickly saves once. */
const settle = 300;

/**
 * Takes over the checkout's form: what was typed is saved when a field is left, so that a reload keeps it, and the server
 * draws what follows from it, totals and ways of shipping. The payment goes by the same form; only the card fields of a
 * provider are a script's own.
 */
export function attachCheckout(form: HTMLFormElement): void {
  document.documentElement.classList.add('scripted');
  let card = mountCard(minorOf(form));
  let saving: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(answer: FormAnswer, keep: Keeping): void {
    if (answer.kind === 'go') return globalThis.location.assign(answer.location);
    if (answer.kind === 'refused') return sayError(answer.error);
    if (answer.kind === 'lost') return sayError('Unable to connect. Please try again.');
    showParts(answer.page, keep);
    if (document.querySelector('#card-element:empty')) card = mountCard(minorOf(form));
    card?.setAmount(minorOf(form));
    if (!keep.typing) document.querySelector<HTMLElement>('[data-part=errors] .errors')?.focus();
  }

  // One after the other: of two at once the earlier one could come to stand. What fails is saved with the next one.
  function save(redraw?: string): void {
    globalThis.clearTimeout(timer);
    const wait = redraw === undefined ? settle : 0;
    timer = globalThis.setTimeout(() => {
      saving = saving.then(async () => {
        const answer = await sendForm(form, ['action', 'save']);
        if (answer.kind === 'page') take(answer, { typing: true, ...(redraw ? { redraw } : {}) });
      });
    }, wait);
  }

  form.addEventListener('change', (event) => {
    const { target } = event;
    // Another country asks for other fields.
    const isCountry = target instanceof HTMLSelectElement && target.name === 'country';
    if (!isPayment(target)) save(isCountry ? 'delivery' : undefined);
  });
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    globalThis.clearTimeout(timer);
    const seen = seenNow(form);
    const { name, value } = button;
    void saving
      .then(() => (value === 'pay' ? pay(form, card, seen) : sendForm(form, [name, value])))
      .then((answer) => answer && take(answer, { typing: false }))
      .finally(() => {
        button.ariaBusy = 'false';
      });
  });
}

/** Pays: first everything else is checked, so that no card is asked for in vain. */
async function pay(form: HTMLFormElement, card: CardElement | null, seen: Fixed): Promise<FormAnswer | null> {
  const token = form.elements.namedItem('paymentToken');
  if (!(token instanceof HTMLInputElement) || !card || !byCard(form))
    return sendForm(form, ['action', 'pay'], seen);
  const checked = await sendForm(form, ['action', 'check']);
  if (checked.kind !== 'page' || checked.status >= 400) return checked;
  const made = await card.token();
  if ('problem' in made) return null;
  token.value = made.token;
  const answer = await sendForm(form, ['action', 'pay'], seen);
  // A token is good for one payment.
  token.value = '';
  return answer;
}

function byCard(form: HTMLFormElement): boolean {
  const chosen = new FormData(form).get('payWith');
  return chosen === null || chosen === 'card';
}

function minorOf(form: HTMLFormElement): number {
  return Number(form.querySelector<HTMLElement>('button[data-minor]')?.dataset['minor'] ?? 0);
}

function isPayment(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-part=payment]') !== null;
}
