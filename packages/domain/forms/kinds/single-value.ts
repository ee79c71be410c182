import type { FormField } from '../document.ts';
import { sanitiseLine, wireText } from '../sanitise.ts';
import { type AnswerValue, controlName, type FieldKind, postedText } from './field-kind.ts';
import { description, placeholder, required } from './properties.ts';

/** The text of a single-value answer; '' for any other. */
export function textOf(answer: AnswerValue): string {
  return typeof answer === 'string' ? answer : '';
}

/** Shared behaviour of kinds with one line of text. */
export const singleLine = {
  group: 'text',
  properties: [description, placeholder, required],
  defaults: { description: '', placeholder: '', required: false },
  parts: [],
  answers: true,
  read(value) {
    const text = wireText(value);
    return text === null ? null : sanitiseLine(text);
  },
  isEmpty: (answer) => textOf(answer).trim() === '',
  check: () => null,
  text: textOf,
  posted: (fields, field: FormField) => postedText(fields, controlName(field.id)),
} as const satisfies Partial<FieldKind>;
