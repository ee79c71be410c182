import type { Checkout } from '@veranda/contracts/checkout';
import { formatMoney } from '@veranda/domain/money/format';
import { fromWireCents } from '@veranda/domain/money/wire';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { text } from './html.ts';

/** What the page is drawn with. `problems` are those to be shown now: an untouched form shows none. */
export interface CheckoutPage {
  readonly site: SiteEntry;
  readonly checkout: Checkout;
  readonly crumb: string;
  readonly problems: readonly { readonly field: string; readonly error: string }[];
  /** What has changed since the buyer looked, in sentences. */
  readonly changes: readonly string[];
  readonly typed: Readonly<Record<string, string | undefined>>;
}

/** A field as it is asked for. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: string;
  readonly autocomplete: string;
  readonly inputmode?: string;
  readonly value?: string;
  readonly required?: boolean;
}

/** A part of the page by its name: a script that lets the server draw it anew puts it in this place. */
export function part(name: string, content: string, tag: 'section' | 'div' = 'section'): string {
  return `<${tag} data-part="${name}">${content}</${tag}>`;
}

/** A field with its label and what is wrong with it. */
export function field(page: CheckoutPage, given: Field): string {
  const value = page.typed[given.name] ?? given.value ?? '';
  // Of a card nothing ever comes back into a page.
  const kept = given.name.startsWith('card') ? '' : value;
  const attributes = [
    `type="${given.type ?? 'text'}"`,
    `autocomplete="${given.autocomplete}"`,
    ...(given.inputmode ? [`inputmode="${given.inputmode}"`] : []),
    ...(given.required ? ['aria-required="true"'] : []),
  ].join(' ');
  return `<div class="field"><label for="${given.name}">${text(given.label)}</label><input id="${given.name}" name="${given.name}" ${attributes} value="${text(kept)}"${invalid(page, given.name)}>${errorText(page, given.name)}</div>`;
}

/** A field with a list to choose from. */
export function choice(
  page: CheckoutPage,
  given: Field,
  options: readonly { readonly value: string; readonly label: string }[],
): string {
  const chosen = page.typed[given.name] ?? given.value ?? '';
  const rows = options.map(
    (one) =>
      `<option value="${text(one.value)}"${one.value === chosen ? ' selected' : ''}>${text(one.label)}</option>`,
  );
  return `<div class="field"><label for="${given.name}">${text(given.label)}</label><select id="${given.name}" name="${given.name}" autocomplete="${given.autocomplete}"${invalid(page, given.name)}><option value="">Choose</option>${rows.join('')}</select>${errorText(page, given.name)}</div>`;
}

/** Marks a field that something is wrong with. */
export function invalid(page: CheckoutPage, name: string): string {
  return page.problems.some((one) => one.field === name)
    ? ` aria-invalid="true" aria-describedby="${name}-error"`
    : '';
}

/** What is wrong with a field, at the field. */
export function errorText(page: CheckoutPage, name: string): string {
  const problem = page.problems.find((one) => one.field === name);
  return problem ? `<span class="error" id="${name}-error">${text(problem.error)}</span>` : '';
}

/** Everything that is wrong, and what has changed, above the form; it has the focus. */
export function errorSummary({ problems, changes }: CheckoutPage): string {
  if (problems.length === 0) return '';
  const items = problems.map((one) =>
    fieldsOnPage.has(one.field)
      ? `<li><a href="#${one.field}">${text(one.error)}</a></li>`
      : `<li>${text(one.error)}</li>`,
  );
  const told = changes.map((one) => `<li>${text(one)}</li>`).join('');
  const changed = told === '' ? '' : `<ul class="changes">${told}</ul>`;
  return `<div class="errors" role="alert" tabindex="-1" autofocus><p><strong>Please look at this again:</strong></p><ul>${items.join('')}</ul>${changed}</div>`;
}

const fieldsOnPage: ReadonlySet<string> = new Set([
  'email',
  'country',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
  'phone',
  'shippingOption',
  'coupon',
  'note',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
  'payment',
]);

/** Wire cents as a text in the site's language. */
export function moneyOf(site: Pick<SiteEntry, 'currency' | 'language'>): (cents: number) => string {
  return (cents) => formatMoney(fromWireCents(cents, site.currency) ?? 0n, site.currency, site.language);
}
