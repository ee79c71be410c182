import { CallFailure, messageOf } from '../../api/call-failure.ts';

/** The text of a failure at the field that it names, or at its form. */
export function fieldProblem(
  fault: unknown,
  field: 'code' | 'email',
): { readonly field?: string; readonly form?: string } {
  if (fault === null || fault === undefined) return {};
  if (fault instanceof CallFailure && fault.field === field) return { field: fault.message };
  return { form: messageOf(fault) };
}
