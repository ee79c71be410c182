import { fieldsInOrder, type FormDocument, type FormField } from './document.ts';
import type { AnswerValue, FieldProblem } from './kinds/field-kind.ts';
import { kindOf } from './kinds/registry.ts';

/** Answers by field id: what is kept of a submission. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Result of validating a payload. */
type AnswersResult =
  | { readonly kind: 'valid'; readonly answers: Answers }
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, FieldProblem>> }
  /** It is not a map of values, or a value has a shape that its field cannot have. */
  | { readonly kind: 'unreadable' };

/** Characters that one value may have where its field names no limit of its own. */
export const answerLimits = { line: 1000, part: 200, area: 20_000 } as const;

/**
 * The answers of a payload (storefront §3, form submission payload) to a form: sanitised and checked by the
 * rules of each field's kind. Values of fields that the form does not have are dropped, and sections are
 * skipped. Browser and server use this same function.
 */
export function validateAnswers(form: Pick<FormDocument, 'fields'>, payload: unknown): AnswersResult {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    return { kind: 'unreadable' };
  const values = payload as Readonly<Record<string, unknown>>;
  const answers: [string, AnswerValue][] = [];
  const problems: [string, FieldProblem][] = [];
  for (const field of fieldsInOrder(form)) {
    if (!kindOf(field).answers) continue;
    const answer = readAnswer(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined);
    if (answer === null) return { kind: 'unreadable' };
    const problem = answerProblem(field, answer);
    if (problem !== null) problems.push([field.id, problem]);
    answers.push([field.id, answer]);
  }
  return problems.length > 0
    ? { kind: 'invalid', problems: Object.fromEntries(problems) }
    : { kind: 'valid', answers: Object.fromEntries(answers) };
}

/** The sanitised answer of a wire value; null when it has a shape that the field cannot have. */
export function readAnswer(field: FormField, value: unknown): AnswerValue | null {
  return kindOf(field).read(value, field);
}

/** Problem of an answer (storefront §5, forms); null for none. Section items are always valid. */
export function answerProblem(field: FormField, answer: AnswerValue): FieldProblem | null {
  const kind = kindOf(field);
  if (!kind.answers) return null;
  if (kind.isEmpty(answer)) return isRequired(field) ? 'required' : null;
  return lengthProblem(field, answer) ?? kind.check(answer, field);
}

/**
 * True when an empty answer is refused. Likert fields have no required check, and nobody could fill in a
 * hidden one.
 */
export function isRequired(field: FormField): boolean {
  return field.value['required'] === true && !['likert', 'hidden', 'section'].includes(field.kind);
}

/** The character limit that the owner has set for a text area, 0 for none. */
export function maxLengthOf(field: FormField): number {
  const limit = field.value['maxLength'];
  return field.kind === 'textarea' && typeof limit === 'number' && limit > 0 ? limit : 0;
}

function lengthProblem(field: FormField, answer: AnswerValue): FieldProblem | null {
  if (typeof answer === 'string') {
    const usual = field.kind === 'textarea' ? answerLimits.area : answerLimits.line;
    return answer.length > (maxLengthOf(field) || usual) ? 'too-long' : null;
  }
  const parts = Array.isArray(answer)
    ? (answer as readonly string[])
    : Object.entries(answer as Readonly<Record<string, readonly string[]>>).flat(2);
  return parts.some((part) => part.length > answerLimits.part) ? 'too-long' : null;
}
