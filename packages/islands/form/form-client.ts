import type { FormProblem, IssuedKey } from '@veranda/contracts/forms';
import type { SiteCallInput } from '@veranda/contracts/site-calls';
import { callSite } from '../api/call-site.ts';
import { formError } from '../messages/form-messages.ts';

/** Outcome of a call: its value, or the message for the visitor. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly sentence: string; readonly errors: Readonly<Record<string, string>> };

/** Asks for a key; a developer's site refuses one to a page that is asked to (`?formKey=fail`). */
export async function askForKey(query: URLSearchParams): Promise<Outcome<IssuedKey>> {
  const sentinel = query.get('formKey');
  const answer = await callSite('POST /api/form/FormSubmissionKey', {
    query: sentinel === null ? {} : { formKey: sentinel },
    body: {},
  });
  if (answer.ok) return { ok: true, value: answer.value.data };
  return { ok: false, sentence: formError('keyFailure'), errors: {} };
}

/**
 * Has the server look at the fields (storefront §5). Only what it finds counts: when it cannot say, the
 * submission itself will.
 */
export async function checkFields(formId: string, values: object): Promise<Outcome<null>> {
  const answer = await callSite('POST /api/rest/forms/validate/:formId', {
    params: { formId },
    body: values,
  });
  const { errors = {} } = answer.ok ? {} : ((answer.body ?? {}) as Partial<FormProblem>);
  if (answer.status !== 400 || Object.keys(errors).length === 0) return { ok: true, value: null };
  return { ok: false, sentence: formError('invalid'), errors };
}

/** Saves a submission; a refusal is a row of the error catalogue (storefront §8). */
export async function saveSubmission(
  body: NonNullable<SiteCallInput<'POST /api/form/SaveFormSubmission'>['body']>,
): Promise<Outcome<null>> {
  const answer = await callSite('POST /api/form/SaveFormSubmission', { body });
  return answer.ok ? { ok: true, value: null } : { ok: false, ...failureOf(answer.status, answer.body) };
}

const byStatus: Readonly<Record<number, Parameters<typeof formError>[0]>> = {
  401: 'unauthorised',
  404: 'notConfigured',
  429: 'rateLimited',
  500: 'serverFault',
};

/** Message that the visitor reads for an answer that is no success. */
export function failureOf(
  status: number,
  body: unknown,
): { readonly sentence: string; readonly errors: Readonly<Record<string, string>> } {
  const { data, error } = (typeof body === 'object' && body !== null ? body : {}) as Partial<FormProblem>;
  const errors = status === 400 ? (data?.errors ?? {}) : {};
  if (Object.keys(errors).length > 0) return { sentence: formError('invalid'), errors };
  const said = data?.error || error;
  const known = byStatus[status] ?? (said ? null : 'unknown');
  return { sentence: known === null ? (said ?? '') : formError(known), errors: {} };
}
