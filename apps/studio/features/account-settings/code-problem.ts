import { CallFailure, messageOf } from '../../api/call-failure.ts';

/** A failure as the field of a code shows it, or its form. */
export function codeProblem(fault: unknown): { readonly code?: string; readonly form?: string } {
  if (fault === null || fault === undefined) return {};
  if (fault instanceof CallFailure && fault.field === 'code') return { code: fault.message };
  return { form: messageOf(fault) };
}
