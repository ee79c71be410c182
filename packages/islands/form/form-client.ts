import { formSentences } from '@veranda/contracts/form-sentences';
import type { FormProblem, IssuedKey } from '@veranda/contracts/forms';
import { sentenceOf } from '../texts/sentence-of.ts';

/** What a call came to: its value, or what the visitor reads. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly sentence: string; readonly errors: Readonly<Record<string, string>> };

/** Asks for a key; a developer's site refuses one to a page that is asked to (`?formKey=fail`). */
export async function askForKey(query: URLSearchParams): Promise<Outcome<IssuedKey>> {
  const sentinel = query.get('formKey');
  const path = `/api/form/FormSubmissionKey${sentinel === null ? '' : `?formKey=${encodeURIComponent(sentinel)}`}`;
  const answer = await post(path, {});
  const issued = (answer?.body as { data?: IssuedKey } | undefined)?.data;
  if (answer?.status === 200 && typeof issued?.key === 'string') return { ok: true, value: issued };
  return { ok: false, sentence: sentenceOf(formSentences.keyFailure), errors: {} };
}

/**
 * Has the server look at the fields (storefront §5). Only what it finds counts: when it cannot say, the submission itself
 * will.
 */
export async function checkFields(formId: string, values: object): Promise<Outcome<null>> {
  const answer = await post(`/api/rest/forms/validate/${formId}`, values);
  const { errors = {} } = (answer?.body ?? {}) as Partial<FormProblem>;
  if (answer?.status !== 400 || Object.keys(errors).length === 0) return { ok: true, value: null };
  return { ok: false, sentence: sentenceOf(formSentences.invalid), errors };
}

/** Saves a submission; a refusal is a row of the error catalogue (storefront §8). */
export async function saveSubmission(body: object): Promise<Outcome<null>> {
  const answer = await post('/api/form/SaveFormSubmission', body);
  if (answer !== null && answer.status < 300) return { ok: true, value: null };
  return { ok: false, ...failureOf(answer?.status ?? 0, answer?.body) };
}

const byStatus: Readonly<Record<number, string>> = {
  401: formSentences.unauthorised,
  404: formSentences.notConfigured,
  429: formSentences.rateLimited,
  500: formSentences.serverFault,
};

/** What the visitor reads of an answer that is no success. */
export function failureOf(
  status: number,
  body: unknown,
): { readonly sentence: string; readonly errors: Readonly<Record<string, string>> } {
  const { data, error } = (typeof body === 'object' && body !== null ? body : {}) as Partial<FormProblem>;
  const errors = status === 400 ? (data?.errors ?? {}) : {};
  if (Object.keys(errors).length > 0) return { sentence: sentenceOf(formSentences.invalid), errors };
  const said = data?.error || error;
  const known = byStatus[status] ?? (said ? null : formSentences.unknown);
  return { sentence: known === null ? (said ?? '') : sentenceOf(known), errors: {} };
}

async function post(path: string, body: object): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json().catch(() => ({})) };
  } catch {
    return null;
  }
}
