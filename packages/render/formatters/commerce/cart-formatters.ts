import { scopeFormatter, shows, valueFormatter } from '@veranda/template/formatters/define';
import { refOf } from '@veranda/template/refs';
import type { FormatterFamily, Scope } from '@veranda/template/registry';
import { asNumber, descend, isObject, member, text } from '@veranda/template/values';
import { answerFragments, plainAnswer, summaryFormField } from '../fragments/fragments.ts';
import { fromCents, priceHtml } from './money.ts';
import { localized } from './product.ts';

const currencyRef = refOf('website.currency');

/** Formatters of a cart and an order (§2.3). */
export const cartFormatters: FormatterFamily = {
  name: 'cart',
  formatters: [
    valueFormatter({
      name: 'cart-quantity',
      summary: 'The pieces in a cart.',
      example: shows(
        '{@|cart-quantity}',
        { entries: [{ quantity: 2 }, { quantity: 3 }] },
        '<span class="sqs-cart-quantity">5</span>',
      ),
      run: (cart) => `<span class="sqs-cart-quantity">${pieces(cart)}</span>`,
    }),
    scopeFormatter({
      name: 'cart-subtotal',
      summary: 'The subtotal of a cart.',
      example: shows(
        '{@|cart-subtotal}',
        { subtotalCents: 1250 },
        '<span class="sqs-cart-subtotal"><span class="sqs-money-native">12.50</span></span>',
      ),
      bind: () => (cart, scope) => {
        const value = fromCents(member(cart, 'subtotalCents')) ?? 0;
        const currency = text(scope.resolve(currencyRef));
        return `<span class="sqs-cart-subtotal">${priceHtml({ value, currency }, scope)}</span>`;
      },
    }),
    scopeFormatter({
      name: 'summary-form-field',
      summary: 'One answer of a form, by the type of its field.',
      example: shows(
        '{@|summary-form-field}',
        { type: 'text', rawTitle: 'Name', value: 'Jo' },
        '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">Name:</span> Jo\n</div>',
      ),
      bind: () => summary,
    }),
  ],
};

function pieces(cart: unknown): number {
  const entries = member(cart, 'entries');
  return Array.isArray(entries)
    ? entries.reduce<number>((sum, entry) => sum + Math.trunc(asNumber(member(entry, 'quantity'))), 0)
    : 0;
}

function summary(field: unknown, scope: Scope): string {
  const type = text(member(field, 'type'));
  const values = member(field, 'values');
  const node = {
    value: member(field, 'value'),
    values: type === 'likert' ? likert(values, scope) : values,
    noAnswer: localized(scope, 'productSummaryFormNoAnswerText', 'N/A'),
  };
  const answer = scope.fragment(answerFragments.get(type) ?? plainAnswer, node, true);
  return scope.fragment(summaryFormField, { title: text(member(field, 'rawTitle')), answer }, true);
}

/** The answers of a likert field by their number: key of the localized text, English text. */
const LIKERT: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['-2', ['productAnswerMapStronglyDisagree', 'Strongly Disagree']],
  ['-1', ['productAnswerMapDisagree', 'Disagree']],
  ['0', ['productAnswerMapNeutral', 'Neutral']],
  ['1', ['productAnswerMapAgree', 'Agree']],
  ['2', ['productAnswerMapStronglyAgree', 'Strongly Agree']],
]);

function likert(values: unknown, scope: Scope): readonly object[] {
  if (!isObject(values)) return [];
  return Object.keys(values).map((question) => {
    const row = LIKERT.get(text(descend(values, [question], 0)));
    return { question, answer: row ? localized(scope, row[0], row[1]) : '' };
  });
}
