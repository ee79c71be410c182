import { sanitiseLine, wireTexts } from '../sanitise.ts';
import { type AnswerValue, controlName, type FieldKind, type FieldPart, postedText } from './field-kind.ts';
import { description, required } from './properties.ts';

/** The sub-fields of an answer; none for an answer of another shape. */
export function partsOf(answer: AnswerValue): readonly string[] {
  return Array.isArray(answer) ? (answer as readonly string[]) : [];
}

/** The sub-fields of an answer by name; a blank one is ''. */
export function partsByName(
  kind: Pick<FieldKind, 'parts'>,
  answer: AnswerValue,
): Readonly<Record<string, string>> {
  const parts = partsOf(answer);
  return Object.fromEntries(kind.parts.map(({ name }, index) => [name, parts[index] ?? '']));
}

/** Shared behaviour of kinds made of sub-fields: on the wire a list, as long as there are parts. */
export function inParts(parts: readonly FieldPart[]) {
  return {
    parts,
    properties: [description, required],
    defaults: { description: '', required: false },
    answers: true,
    read(value) {
      const texts = wireTexts(value, parts.length);
      return texts === null ? null : padded(texts.map(sanitiseLine), parts.length);
    },
    isEmpty: (answer) => partsOf(answer).every((part) => part === ''),
    posted: (fields, field) => parts.map(({ name }) => postedText(fields, controlName(field.id, name))),
  } as const satisfies Partial<FieldKind>;
}

/** The list brought to a length with blanks at its end. */
export function padded(texts: readonly string[], length: number): readonly string[] {
  return Array.from({ length }, (_, index) => texts[index] ?? '');
}

/** True for a whole number within a range. */
export function isWholeIn(text: string, min: number, max: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
