import { isEmailAddress } from '../../mail/email-address.ts';
import type { FieldKind } from './field-kind.ts';
import { description, required } from './properties.ts';
import { singleLine, textOf } from './single-value.ts';

export const email: FieldKind = {
  ...singleLine,
  name: 'email',
  group: 'contact',
  title: 'Email',
  check: (answer) => (isEmailAddress(textOf(answer)) ? null : 'email'),
};

/** A number in figures: `1200`, `-3.5`, `3,5`. */
export const number: FieldKind = {
  ...singleLine,
  name: 'number',
  title: 'Number',
  check: (answer) => (/^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.test(textOf(answer)) ? null : 'number'),
};

/** An amount with the symbol that the owner has chosen; the symbol is not part of the answer. */
export const currency: FieldKind = {
  ...singleLine,
  name: 'currency',
  title: 'Amount',
  properties: [description, { path: 'currencySymbol', kind: 'text', maxLength: 5 }, required],
  defaults: { description: '', currencySymbol: '$', required: false },
  check: (answer) => (isAmount(textOf(answer)) ? null : 'amount'),
  text(answer, field) {
    const symbol = field.value['currencySymbol'];
    const amount = textOf(answer);
    return typeof symbol === 'string' && amount !== '' ? `${symbol}${amount}` : amount;
  },
};

// `1200`, `1,200.50`, `1.200,50`, `12.5`: groups and decimals in any of the usual ways.
function isAmount(text: string): boolean {
  return (
    /^-?\d{1,15}(?:[.,]\d{1,3})?$/.test(text) || /^-?\d{1,3}(?:[.,' ]\d{3}){1,4}(?:[.,]\d{1,2})?$/.test(text)
  );
}

/** A web address; `example.com` without a scheme is one. */
export const website: FieldKind = {
  ...singleLine,
  name: 'website',
  group: 'contact',
  title: 'Website',
  check: (answer) =>
    /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?:[/?#][^\s<>"]*)?$/iu.test(
      textOf(answer),
    )
      ? null
      : 'web-address',
};

export const twitter: FieldKind = {
  ...singleLine,
  name: 'twitter',
  group: 'contact',
  title: 'Twitter',
  properties: [description, required],
  defaults: { description: '', required: false },
  check: (answer) => (/^@?[A-Za-z0-9_]{1,15}$/.test(textOf(answer)) ? null : 'user-name'),
};
