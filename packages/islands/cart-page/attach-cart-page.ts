import type { ShoppingCart } from '@veranda/contracts/cart';
import { cartMark } from '@veranda/contracts/cart-mark';
import { islandParts } from '@veranda/contracts/island-parts';
import type { CartPageProps } from '@veranda/contracts/islands';
import { type Answer, removeEntry, updateEntry } from '../cart/cart-client.ts';
import { currentCart, onCart, publishCart } from '../cart/cart-store.ts';
import { itemRemoved } from '../cart/item-added.ts';
import { quantityProblem } from '../product-form/selection.ts';
import { textOf } from '../texts/island-text.ts';

/** Milliseconds after the last key before a typed quantity is sent. */
const settle = 400;

/** The cart page, and what of the cart it shows. */
interface Page {
  readonly element: HTMLElement;
  mark: string;
  /** How often it was drawn anew: an answer that was overtaken is not shown. */
  drawings: number;
}

/**
 * Takes over the cart page: a changed quantity is sent by itself, removing asks for no reload, and an item's form opens in
 * a lightbox. The server draws the page; after a change, here or in another tab, its own markup is fetched anew and takes
 * the place of what is shown, so that there is one drawing.
 */
export function attachCartPage(element: HTMLElement, { mark }: CartPageProps): void {
  const page: Page = { element, mark, drawings: 0 };
  const timers = new Map<string, number>();
  const typed = (input: HTMLInputElement): void => {
    const id = input.name.slice('quantity.'.length);
    window.clearTimeout(timers.get(id));
    timers.set(
      id,
      window.setTimeout(() => void changeQuantity(page, input, id), settle),
    );
  };
  element.addEventListener('input', (event) => {
    const input = quantityTarget(event.target);
    if (input) typed(input);
  });
  // What was typed while this code was on its way.
  for (const input of element.querySelectorAll<HTMLInputElement>('input[name^="quantity."]'))
    if (input.value !== input.defaultValue) typed(input);
  element.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== 'remove') return;
    event.preventDefault();
    void remove(page, button.value);
  });
  element.addEventListener('click', (event) => void openForm(page, event));
  onCart(({ cart }) => void (cartMark(cart) === page.mark || redraw(page)));
}

async function openForm(page: Page, event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-edit]');
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain) return;
  event.preventDefault();
  say(page, '');
  const code = await import('../item-form/edit-entry-form.ts').catch(() => null);
  const problem = code === null ? textOf('offlineMessage') : await code.editEntryForm(link.href);
  if (problem !== null) say(page, `${textOf('unableToOpenForm')}. ${problem}`);
}

async function remove(page: Page, id: string): Promise<void> {
  const entry = currentCart()?.entries.find((one) => one.id === id);
  const call = removeEntry(id);
  await settleChange(page, call, textOf('unableToRemoveItem'));
  const answer = await call;
  if (answer.ok && entry) itemRemoved({ shoppingCart: answer.value.shoppingCart, removed: entry });
}

async function changeQuantity(page: Page, input: HTMLInputElement, id: string): Promise<void> {
  const problem = quantityProblem(input.value);
  input.setAttribute('aria-invalid', String(problem !== null));
  if (problem !== null) return say(page, problem);
  await settleChange(page, updateEntry(id, Number(input.value)), textOf('unableToUpdateQuantity'));
}

async function settleChange(
  page: Page,
  call: Promise<Answer<{ shoppingCart: ShoppingCart }>>,
  failure: string,
): Promise<void> {
  page.element.setAttribute('aria-busy', 'true');
  const answer = await call;
  if (answer.ok) {
    say(page, '');
    publishCart(answer.value.shoppingCart, null);
  } else say(page, `${failure}. ${answer.error}`);
  page.element.removeAttribute('aria-busy');
}

async function redraw(page: Page): Promise<void> {
  page.drawings += 1;
  const drawing = page.drawings;
  const response = await fetch('/cart', {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  }).catch(() => null);
  const fresh = response?.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  if (drawing !== page.drawings) return;
  const drawn = fresh?.querySelector<HTMLElement>('[data-island="cart-page"]');
  if (!drawn) return window.location.reload();
  page.mark = (JSON.parse(drawn.dataset['props'] ?? '{}') as Partial<CartPageProps>).mark ?? '';
  const focused = focusIn(page.element);
  page.element.replaceChildren(...drawn.childNodes);
  if (focused !== '') page.element.querySelector<HTMLElement>(focused)?.focus();
}

// Where the focus was, so that it is there again in the new drawing.
function focusIn(element: HTMLElement): string {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !element.contains(activeElement)) return '';
  const name = activeElement.getAttribute('name');
  const value = activeElement instanceof HTMLButtonElement ? activeElement.value : null;
  if (name === null) return '';
  return `[name="${CSS.escape(name)}"]${value === null ? '' : `[value="${CSS.escape(value)}"]`}`;
}

function say({ element }: Page, sentence: string): void {
  const message = element.querySelector<HTMLElement>(`.v-cart-form ${islandParts.message}`);
  if (!message) return;
  message.setAttribute('role', 'alert');
  message.hidden = sentence === '';
  message.textContent = sentence;
}

function quantityTarget(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.name.startsWith('quantity.') ? target : null;
}
