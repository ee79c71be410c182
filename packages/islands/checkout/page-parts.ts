import { keepTyped } from './keep-typed.ts';

/** Milliseconds after which a call counts as lost. */
const patience = 20_000;

/** What the server says to the form: the page drawn anew, where to go on, or nothing. */
export type FormAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly page: Document }
  | { readonly kind: 'go'; readonly location: string }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'lost' };

/** Fields that are sent as they were, whatever the form says by now. */
export type Fixed = Readonly<Record<string, string>>;

const seenFields = ['expectedGrandTotalCents', 'expectedAmountDueCents', 'seen'];

/** What the buyer has before their eyes: taken when they press, since an answer may change it under their hands. */
export function seenNow(form: HTMLFormElement): Fixed {
  const fields = new FormData(form);
  return Object.fromEntries(seenFields.map((name) => [name, textOf(fields.get(name))]));
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

/** Sends the form as it stands, pressed by a button of this name and value. */
export async function sendForm(
  form: HTMLFormElement,
  [name, value]: readonly [string, string],
  fixed: Fixed = {},
): Promise<FormAnswer> {
  const fields = new URLSearchParams();
  for (const [key, one] of new FormData(form)) if (typeof one === 'string') fields.append(key, one);
  // A card is for the payment alone: it is not sent before.
  if (value !== 'pay') for (const key of ['cardNumber', 'cardExpiry', 'cardCvc']) fields.delete(key);
  for (const [key, one] of Object.entries(fixed)) fields.set(key, one);
  fields.set(name, value);
  try {
    // Not `form.action`: a button of the form bears that name.
    const response = await fetch(form.getAttribute('action') ?? '/checkout', {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'text/html', 'x-checkout': '1' },
      body: fields,
    });
    if (response.redirected) return { kind: 'go', location: response.url };
    const text = await response.text();
    if (response.headers.get('content-type')?.startsWith('application/json')) return readJson(text);
    const page = new DOMParser().parseFromString(text, 'text/html');
    return { kind: 'page', status: response.status, page };
  } catch {
    return { kind: 'lost' };
  }
}

function readJson(text: string): FormAnswer {
  const { location, error } = JSON.parse(text) as { location?: string; error?: string };
  if (location !== undefined) return { kind: 'go', location };
  return error === undefined ? { kind: 'lost' } : { kind: 'refused', error };
}

/** What stays: the part in which somebody types, unless it is the one to be drawn anew. */
export interface Keeping {
  readonly typing: boolean;
  readonly redraw?: string;
}

/**
 * Puts the parts of a page that was drawn anew in place of those that are shown. The part in which somebody types stays,
 * and so does that of the card: its content is nowhere but in the browser.
 */
export function showParts(page: Document, keep: Keeping): void {
  const active = document.activeElement?.id ?? '';
  for (const old of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = old.dataset['part'] ?? '';
    const fresh = page.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (fresh && keep.typing) keepTyped(old, fresh);
    if (!fresh || old.outerHTML === fresh.outerHTML) continue;
    const typed = keep.typing && name !== 'errors' && name !== keep.redraw;
    if (typed && old.contains(document.activeElement)) continue;
    if (name === 'payment' && old.dataset['kind'] === fresh.dataset['kind']) showErrors(old, fresh);
    else old.replaceWith(document.adoptNode(fresh));
  }
  if (keep.redraw !== undefined && active !== '' && document.activeElement?.id !== active)
    document.getElementById(active)?.focus();
}

// The fields stay as they are; what is wrong with them is shown.
function showErrors(old: HTMLElement, fresh: HTMLElement): void {
  for (const stale of old.querySelectorAll('.error:not(#card-error)')) stale.remove();
  for (const field of old.querySelectorAll<HTMLElement>('input')) {
    const drawn = field.id === '' ? null : fresh.querySelector(`#${CSS.escape(field.id)}`);
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = drawn?.getAttribute(name) ?? null;
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
  }
  for (const error of fresh.querySelectorAll('.error:not(#card-error)')) {
    const beside = error.previousElementSibling;
    const place = beside?.id ? old.querySelector(`#${CSS.escape(beside.id)}`) : null;
    const copy = document.importNode(error, true);
    if (place) place.after(copy);
    else old.append(copy);
  }
}

/** Shows a sentence where errors are shown, and goes there. */
export function sayError(sentence: string): void {
  const place = document.querySelector('[data-part=errors]');
  if (!place) return;
  const box = document.createElement('div');
  box.className = 'errors';
  box.setAttribute('role', 'alert');
  box.tabIndex = -1;
  box.textContent = sentence;
  place.replaceChildren(box);
  box.focus();
}
