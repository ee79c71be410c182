import type { CheckoutView, FormAnswer } from '@veranda/contracts/checkout-view';
import { readCookie } from '../cookies/read-cookie.ts';

/** Milliseconds after which a call counts as lost. */
const patience = 20_000;

/** What the server says to a form: the page as it is now, where to go on, a refusal in words, or nothing. */
export type Answer<V = CheckoutView> =
  | { readonly kind: 'view'; readonly isRefused: boolean; readonly view: V }
  | { readonly kind: 'go'; readonly location: string }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'lost' };

/** Fields by name, as a form sends them. */
export type Fields = Readonly<Record<string, string>>;

const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'];

/** What a form holds now. A card is for the payment alone: it is not sent before. */
export function fieldsOf(form: HTMLFormElement, given: { readonly withCard: boolean }): Fields {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  if (!given.withCard) for (const name of cardFields) delete fields[name];
  return fields;
}

/** Sends the checkout's form. */
export function sendCheckout(fields: Fields): Promise<Answer> {
  return sendForm('/checkout', fields);
}

/** Sends a form; once more with the fresh crumb where the one of the page is over. */
export async function sendForm<V>(path: string, fields: Fields): Promise<Answer<V>> {
  const first = await post<V>(path, fields);
  if (first !== 'crumb') return first;
  const second = await post<V>(path, { ...fields, crumb: readCookie('crumb') });
  return second === 'crumb' ? { kind: 'lost' } : second;
}

async function post<V>(path: string, fields: Fields): Promise<Answer<V> | 'crumb'> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json', 'x-checkout': '1' },
      body: new URLSearchParams(fields),
    });
    return read<V>((await response.json()) as Partial<FormAnswer<V> & Refused>, response.ok);
  } catch {
    return { kind: 'lost' };
  }
}

interface Refused {
  readonly error: string;
  readonly crumbFail: boolean;
}

function read<V>(body: Partial<FormAnswer<V> & Refused>, isOk: boolean): Answer<V> | 'crumb' {
  if (body.crumbFail === true) return 'crumb';
  if (body.location !== undefined) return { kind: 'go', location: body.location };
  if (body.view !== undefined) return { kind: 'view', view: body.view, isRefused: !isOk };
  return body.error === undefined ? { kind: 'lost' } : { kind: 'refused', error: body.error };
}
