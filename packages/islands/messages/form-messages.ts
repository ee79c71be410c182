import type { FieldProblem } from '@veranda/domain/forms/kinds/field-kind';
import { formErrorsEnglish } from '@veranda/messages/form-errors/compiled';
import { pageTranslator } from './page-messages.ts';

/** The text of a problem of a field, or of a form. */
export const formError = pageTranslator(formErrorsEnglish);

/** Texts of the fields at fault, by field id. */
export function fieldErrors(
  problems: Readonly<Record<string, FieldProblem>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(problems).map(([id, problem]) => [id, formError(problem)]));
}
