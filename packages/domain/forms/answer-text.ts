import { fieldsInOrder, type FormDocument, type FormField } from './document.ts';
import type { AnswerValue } from './kinds/field-kind.ts';
import { kindOf } from './kinds/registry.ts';
import { isEmailAddress } from '../mail/email-address.ts';
import { type Answers, readAnswer } from './validate-answers.ts';

/** Replacement of a password in mails and deliveries. */
export const concealedText = '••••••••';

/**
 * The answer as text, '' for none; `conceal` hides what a password field holds, for whatever leaves the site.
 */
export function answerText(
  field: FormField,
  answer: AnswerValue | undefined,
  { conceal = false }: { readonly conceal?: boolean } = {},
): string {
  // Stored answers are read again: the field may have become another kind since they were given.
  const read = answer === undefined ? null : readAnswer(field, answer);
  if (read === null || kindOf(field).isEmpty(read)) return '';
  return conceal && field.kind === 'password' ? concealedText : kindOf(field).text(read, field);
}

/** One line of a mail, a table or a file. */
export interface AnswerLine {
  readonly fieldId: string;
  readonly kind: FormField['kind'];
  readonly title: string;
  readonly text: string;
}

/** All answers in the order of the form; sections are skipped, hidden fields go by their own name. */
export function answerLines(
  form: Pick<FormDocument, 'fields'>,
  answers: Answers,
  options: { readonly conceal?: boolean } = {},
): readonly AnswerLine[] {
  return fieldsInOrder(form)
    .filter((field) => kindOf(field).answers)
    .map((field) => ({
      fieldId: field.id,
      kind: field.kind,
      title: columnTitle(field),
      text: answerText(field, answers[field.id], options),
    }));
}

/** The heading of a field's column. */
export function columnTitle(field: FormField): string {
  const key = field.value['key'];
  if (field.kind === 'hidden' && typeof key === 'string' && key !== '') return key;
  return field.title.trim() === '' ? kindOf(field).title : field.title;
}

/** The e-mail addresses among the answers, lower-cased, in order, each once: by them a person is found. */
export function emailsOf(form: Pick<FormDocument, 'fields'>, answers: Answers): readonly string[] {
  const addresses = fieldsInOrder(form)
    .filter((field) => field.kind === 'email')
    .map((field) => answerText(field, answers[field.id]).toLowerCase())
    .filter(isEmailAddress);
  return [...new Set(addresses)];
}

/** Reply-to address: the first e-mail address of the answers; null without one. */
export function replyToOf(form: Pick<FormDocument, 'fields'>, answers: Answers): string | null {
  return emailsOf(form, answers)[0] ?? null;
}

/** The words of all answers, lower-cased, as the search of the studio reads them; passwords are left out. */
export function searchText(form: Pick<FormDocument, 'fields'>, answers: Answers): string {
  return answerLines(form, answers)
    .filter(({ kind }) => kind !== 'password')
    .map(({ text }) => text.toLowerCase())
    .filter(Boolean)
    .join('\n')
    .slice(0, searchLimit);
}

const searchLimit = 20_000;
