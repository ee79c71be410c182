import type { ShoppingCart } from '@veranda/contracts/cart';
import { islandParts } from '@veranda/contracts/island-parts';
import { type Answer, removeEntry, updateEntry } from '../cart/cart-client.ts';
import { publishCart } from '../cart/cart-store.ts';
import { textOf } from '../texts/island-text.ts';
import { quantityProblem } from '../product-form/selection.ts';

/** Milliseconds after the last key before a typed quantity is sent. */
const settle = 400;

/**
 * Takes over the cart page's form: a changed quantity is sent by itself, removing asks for no reload. The server draws
 * the lines; after a change the page's own markup is fetched anew and the list replaced, so that there is one drawing.
 */
export function attachCartPage(form: HTMLFormElement): void {
  const timers = new Map<string, number>();
  form.addEventListener('input', (event) => {
    const input = quantityTarget(event.target);
    if (!input) return;
    const id = input.name.slice('quantity.'.length);
    window.clearTimeout(timers.get(id));
    timers.set(
      id,
      window.setTimeout(() => void changeQuantity(form, input, id), settle),
    );
  });
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== 'remove') return;
    event.preventDefault();
    void settleChange(form, removeEntry(button.value), textOf('unableToRemoveItem'));
  });
}

async function changeQuantity(form: HTMLFormElement, input: HTMLInputElement, id: string): Promise<void> {
  const problem = quantityProblem(input.value);
  input.setAttribute('aria-invalid', String(problem !== null));
  if (problem !== null) return say(form, problem);
  await settleChange(form, updateEntry(id, Number(input.value)), textOf('unableToUpdateQuantity'));
}

async function settleChange(
  form: HTMLFormElement,
  call: Promise<Answer<{ shoppingCart: ShoppingCart }>>,
  failure: string,
): Promise<void> {
  form.setAttribute('aria-busy', 'true');
  const answer = await call;
  if (answer.ok) {
    publishCart(answer.value.shoppingCart, null);
    await redraw(form);
  } else say(form, `${failure}. ${answer.error}`);
  form.removeAttribute('aria-busy');
}

async function redraw(form: HTMLFormElement): Promise<void> {
  const response = await fetch('/cart', {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  }).catch(() => null);
  const fresh = response?.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  const replacement =
    fresh?.querySelector('[data-island="cart-page"]') ?? fresh?.querySelector('.v-cart-empty');
  if (!replacement) return window.location.reload();
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
  form.replaceChildren(...replacement.childNodes);
  if (focused !== '') form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(focused)}"]`)?.focus();
  if (!replacement.matches('form')) window.location.reload();
}

function say(form: HTMLFormElement, sentence: string): void {
  const message = form.querySelector<HTMLElement>(islandParts.message);
  if (!message) return;
  message.setAttribute('role', 'alert');
  message.hidden = false;
  message.textContent = sentence;
}

function quantityTarget(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.name.startsWith('quantity.') ? target : null;
}
