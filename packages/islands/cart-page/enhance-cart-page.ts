import { sitePath } from '../api/site-path.ts';
import type { ShoppingCart } from '@veranda/contracts/cart';
import { cartFingerprint } from '@veranda/contracts/cart-fingerprint';
import { islandSelectors } from '@veranda/contracts/island-selectors';
import type { CartPageProps } from '@veranda/contracts/islands';
import { type ApiResult, removeEntry, updateEntry } from '../cart/cart-client.ts';
import { currentCart, onCart, publishCart } from '../cart/cart-store.ts';
import { itemRemoved } from '../cart/item-added.ts';
import { quantityProblem } from '../product-form/selection.ts';
import { decodeJson, object, text } from '@veranda/domain/decoders';
import { t } from '../messages/island-messages.ts';
import { differs, preserveInput } from './preserve-input.ts';
import { redrawingOf, settleTyped, type TypedQuantities } from './typed-quantities.ts';

export const cartPageProps = object<Pick<CartPageProps, 'mark'>>({ mark: text });

/** Milliseconds after the last key before a typed quantity is sent. */
const settle = 400;

/** The cart page, and what of the cart it shows. */
interface Page {
  readonly element: HTMLElement;
  /** Fingerprint of the cart that is shown, or is about to be. */
  mark: string;
  /** Number of times the page was drawn again: an answer that was overtaken is not shown. */
  drawings: number;
  readonly typed: TypedQuantities;
  /** Until when the last change is answered: changes go one after the other, so that their answers do. */
  changes: Promise<void>;
}

/**
 * Takes over the cart page: a changed quantity is sent on its own, removing asks for no reload, and an item's
 * form opens in a lightbox. The server draws the page; after a change, here or in another tab, its own markup
 * is fetched again and takes the place of what is shown, so that there is one drawing. Input under way stays.
 */
export function enhanceCartPage(element: HTMLElement, { mark }: Pick<CartPageProps, 'mark'>): void {
  const page: Page = { element, mark, drawings: 0, typed: new Map(), changes: Promise.resolve() };
  const timers = new Map<string, number>();
  const typed = (input: HTMLInputElement): void => {
    const id = entryOf(input);
    page.typed.set(id, input.value);
    window.clearTimeout(timers.get(id));
    timers.set(
      id,
      window.setTimeout(() => changeQuantity(page, id), settle),
    );
  };
  element.addEventListener('input', (event) => {
    const input = quantityTarget(event.target);
    if (input) typed(input);
  });
  // Quantities typed while this code was being loaded.
  for (const input of element.querySelectorAll<HTMLInputElement>('input[name^="quantity."]'))
    if (input.value !== input.defaultValue) typed(input);
  element.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.name !== 'remove') return;
    event.preventDefault();
    inTurn(page, () => remove(page, button.value));
  });
  element.addEventListener('click', (event) => void openForm(page, event));
  onCart(({ cart }) => {
    const fingerprint = cartFingerprint(cart);
    if (fingerprint === page.mark) return;
    page.mark = fingerprint;
    void redraw(page);
  });
}

function inTurn(page: Page, change: () => Promise<void>): void {
  page.changes = page.changes.then(change, change);
}

async function openForm(page: Page, event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-edit]');
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain) return;
  event.preventDefault();
  say(page, '');
  const code = await import('../item-form/edit-entry-form.ts').catch(() => null);
  const problem = code === null ? t('offlineMessage') : await code.editEntryForm(link.href);
  if (problem !== null) say(page, `${t('unableToOpenForm')}. ${problem}`);
}

async function remove(page: Page, id: string): Promise<void> {
  const entry = currentCart()?.entries.find((entry) => entry.id === id);
  const call = removeEntry(id);
  await settleChange(page, call, t('unableToRemoveItem'));
  const answer = await call;
  settleTyped(page.typed, id, { sent: null, isDone: answer.ok });
  if (answer.ok && entry) itemRemoved({ shoppingCart: answer.value.shoppingCart, removed: entry });
}

function changeQuantity(page: Page, id: string): void {
  const input = quantityInput(page, id);
  const typed = page.typed.get(id);
  if (!input || typed === undefined) return void page.typed.delete(id);
  const problem = quantityProblem(typed);
  input.setAttribute('aria-invalid', String(problem !== null));
  if (problem !== null) return say(page, problem);
  inTurn(page, () => sendQuantity(page, id));
}

// The last that was typed is sent: what was typed before it, while another change was on its way, need not
// be.
async function sendQuantity(page: Page, id: string): Promise<void> {
  const text = page.typed.get(id);
  if (text === undefined || quantityProblem(text) !== null) return;
  const call = updateEntry(id, Number(text)).then((answer) => {
    settleTyped(page.typed, id, { sent: text, isDone: answer.ok });
    // A quantity typed after it is checked on its own.
    if (!answer.ok && page.typed.get(id) === text)
      quantityInput(page, id)?.setAttribute('aria-invalid', 'true');
    return answer;
  });
  await settleChange(page, call, t('unableToUpdateQuantity'));
}

async function settleChange(
  page: Page,
  call: Promise<ApiResult<{ shoppingCart: ShoppingCart }>>,
  failure: string,
): Promise<void> {
  page.element.setAttribute('aria-busy', 'true');
  const answer = await call;
  if (answer.ok) {
    if (!wrongQuantity(page)) say(page, '');
    publishCart(answer.value.shoppingCart, null);
  } else say(page, `${failure}. ${answer.error}`);
  page.element.removeAttribute('aria-busy');
}

async function redraw(page: Page): Promise<void> {
  page.drawings += 1;
  const drawing = page.drawings;
  const response = await fetch(addressOf(window.location), {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  }).catch(() => null);
  const markup = (await response?.text().catch(() => null)) ?? null;
  if (drawing !== page.drawings) return;
  const drawn = new DOMParser()
    .parseFromString(markup ?? '', 'text/html')
    .querySelector<HTMLElement>('[data-island="cart-page"]');
  const answer = response && markup !== null ? { isOk: response.ok, hasCartPage: drawn !== null } : null;
  const redrawing = redrawingOf(answer);
  if (redrawing === 'reload') return window.location.reload();
  if (redrawing === 'leave' || !drawn) {
    // The next that is heard of the cart tries again.
    page.mark = '';
    return say(page, t('offlineMessage'));
  }
  page.mark = decodeJson(cartPageProps, drawn.dataset['props']).mark;
  const message = page.element.querySelector(`.v-cart-form ${islandSelectors.message}`)?.textContent ?? '';
  const giveBack = preserveInput(page.element, (control) => {
    const input = quantityTarget(control);
    return input ? page.typed.has(entryOf(input)) : differs(control);
  });
  page.element.replaceChildren(...drawn.childNodes);
  giveBack();
  // A wrong quantity stays wrong.
  if (wrongQuantity(page)) say(page, message);
}

// The page on which an item's form is filled in is drawn with that form.
function addressOf({ search }: Location): string {
  return sitePath(new URLSearchParams(search).has('edit') ? `/cart${search}` : '/cart');
}

function say({ element }: Page, sentence: string): void {
  const message = element.querySelector<HTMLElement>(`.v-cart-form ${islandSelectors.message}`);
  if (!message) return;
  message.setAttribute('role', 'alert');
  message.hidden = sentence === '';
  message.textContent = sentence;
}

function quantityTarget(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.name.startsWith('quantity.') ? target : null;
}

function quantityInput({ element }: Page, id: string): HTMLInputElement | null {
  return element.querySelector(`input[name="quantity.${CSS.escape(id)}"]`);
}

function wrongQuantity({ element }: Page): Element | null {
  return element.querySelector('input[name^="quantity."][aria-invalid="true"]');
}

function entryOf(input: HTMLInputElement): string {
  return input.name.slice('quantity.'.length);
}
