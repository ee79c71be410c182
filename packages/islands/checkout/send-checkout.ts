import { checkoutHeader } from '@veranda/contracts/checkout-page';
import type { CardChangeView, CheckoutView, FormAnswer } from '@veranda/contracts/checkout-view';
import type { WireError } from '@veranda/contracts/wire-error';
import { callSite, type SiteAnswer } from '../api/call-site.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/** The server's answer to a form: the page as it is now, where to go on, a refusal as text, or nothing. */
export type Answer<View = CheckoutView> =
  | { readonly kind: 'view'; readonly isRefused: boolean; readonly view: View }
  | { readonly kind: 'go'; readonly location: string }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'lost' };

/** Fields by name, as a form sends them. */
export type Fields = Readonly<Record<string, string>>;

const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'];

/** Fields that a form holds now. A card is for the payment alone: it is not sent before. */
export function fieldsOf(form: HTMLFormElement, input: { readonly withCard: boolean }): Fields {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields[name] = value;
  if (!input.withCard) for (const name of cardFields) delete fields[name];
  return fields;
}

const options = { asForm: true, headers: { [checkoutHeader]: '1' }, timeoutMs: 20_000 } as const;

/** Sends the checkout's form. */
export function sendCheckout(fields: Fields): Promise<Answer> {
  return withFreshCrumb(fields, (body) => callSite('POST /checkout', { body, ...options }));
}

/** Sends the form of a subscription's card. */
export function sendCardChange(subscription: string, fields: Fields): Promise<Answer<CardChangeView>> {
  return withFreshCrumb(fields, (body) =>
    callSite('POST /account/subscriptions/:subscription/card', {
      params: { subscription },
      body,
      ...options,
    }),
  );
}

// Once more with the fresh crumb where the one of the page is over.
async function withFreshCrumb<View>(
  fields: Fields,
  send: (fields: Fields) => Promise<SiteAnswer<FormAnswer<View>>>,
): Promise<Answer<View>> {
  const first = read(await send(fields));
  if (first !== 'crumb') return first;
  const second = read(await send({ ...fields, crumb: readCookie('crumb') }));
  return second === 'crumb' ? { kind: 'lost' } : second;
}

// A form that is refused is answered with the page that says why.
function read<View>(answer: SiteAnswer<FormAnswer<View>>): Answer<View> | 'crumb' {
  const body = (answer.ok ? answer.value : answer.body) as Partial<FormAnswer<View> & WireError> | null;
  if (body?.crumbFail === true) return 'crumb';
  if (body?.location !== undefined) return { kind: 'go', location: body.location };
  if (body?.view !== undefined) return { kind: 'view', view: body.view, isRefused: !answer.ok };
  return body?.error === undefined ? { kind: 'lost' } : { kind: 'refused', error: body.error };
}
