import type { FieldKindName } from '../document.ts';
import { checkbox, likert, radio, select } from './choices.ts';
import { address, name, phone } from './contact.ts';
import type { FieldKind } from './field-kind.ts';
import { currency, email, number, twitter, website } from './formatted.ts';
import { date, time } from './moments.ts';
import { hidden, password, section, text, textarea } from './texts.ts';

const kinds: Readonly<Record<FieldKindName, FieldKind>> = {
  text,
  textarea,
  email,
  number,
  website,
  currency,
  password,
  twitter,
  date,
  time,
  name,
  address,
  phone,
  radio,
  checkbox,
  select,
  likert,
  hidden,
  section,
};

/** Every kind of field in the order in which the palette offers them. */
export const fieldKinds: readonly FieldKind[] = Object.values(kinds);

/** The kind of a name; null for a word that is none. */
export function fieldKind(word: string): FieldKind | null {
  return Object.hasOwn(kinds, word) ? kinds[word as FieldKindName] : null;
}

/** The kind of a field. */
export function kindOf(field: { readonly kind: FieldKindName }): FieldKind {
  return kinds[field.kind];
}
