import { answerLines } from '../forms/answer-text.ts';
import { fieldsInOrder, type FormDocument } from '../forms/document.ts';
import { optionsOf } from '../forms/kinds/choices.ts';
import { type AnswerValue, controlName } from '../forms/kinds/field-kind.ts';
import { kindOf } from '../forms/kinds/registry.ts';
import { sha256 } from '../forms/sha256.ts';
import type { Answers } from '../forms/validate-answers.ts';

/** A question of an item's form with what was answered, as text. */
interface FieldLine {
  readonly title: string;
  readonly text: string;
}

/**
 * Answers to an item's form, as stored with a cart line and an order line: the labels stay what they were
 * when the owner changes the form.
 */
export interface ItemFields {
  readonly formId: string;
  readonly answers: Answers;
  readonly lines: readonly FieldLine[];
}

/** Stored form of the answers to an item's form. */
export function itemFieldsOf(
  formId: string,
  form: Pick<FormDocument, 'fields'>,
  answers: Answers,
): ItemFields {
  const lines = answerLines(form, answers, { conceal: true })
    .filter(({ kind, text }) => text !== '' || kind !== 'hidden')
    .map(({ title, text }) => ({ title, text }));
  return { formId, answers, lines };
}

/** Tells apart entries of one variant that were filled in differently; '' for none. */
export function fieldsKeyOf(fields: Pick<ItemFields, 'formId' | 'answers'> | null): string {
  if (fields === null) return '';
  const words = sha256(asciiOf(JSON.stringify([fields.formId, inOrder(fields.answers)])));
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, inOrder(each)]);
}

// The hash is of ASCII texts.
function asciiOf(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The controls of a form as they would be posted with these answers: what it is drawn with when it is opened
 * again.
 */
export function typedOf(
  form: Pick<FormDocument, 'fields'>,
  answers: Answers,
): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    fieldsInOrder(form).flatMap((field): [string, string | readonly string[]][] => {
      const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
      const kind = kindOf(field);
      if (answer === undefined || !kind.answers) return [];
      if (kind.parts.length > 0 && Array.isArray(answer))
        return kind.parts.map((part, index) => [
          controlName(field.id, part.name),
          String((answer as readonly string[])[index] ?? ''),
        ]);
      if (isMap(answer))
        return optionsOf(field).map((question, row) => [
          controlName(field.id, String(row)),
          answer[question] ?? [],
        ]);
      return [[controlName(field.id), answer as string | readonly string[]]];
    }),
  );
}

function isMap(answer: AnswerValue): answer is Readonly<Record<string, readonly string[]>> {
  return typeof answer === 'object' && !Array.isArray(answer);
}

/** The questions of what is kept that have an answer. */
export function answered(value: unknown): readonly FieldLine[] {
  return (storedFields(value)?.lines ?? []).filter(({ text }) => text !== '');
}

/** Answers read from a column; null for none. */
export function storedFields(value: unknown): ItemFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const { formId, answers, lines } = value as Partial<ItemFields>;
  if (typeof formId !== 'string' || typeof answers !== 'object' || !Array.isArray(lines)) return null;
  return { formId, answers, lines };
}
