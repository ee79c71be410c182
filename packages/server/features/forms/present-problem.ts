import { fieldErrors } from '@veranda/messages/form-errors/field-errors';
import type { FormProblem } from '@veranda/contracts/forms';
import { refuse } from '@veranda/domain/refusal';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { Refused } from './refused.ts';

/**
 * A refused submission as the wire says it: the sentence, and the sentences of the fields by id (storefront
 * §8).
 */
export function presentProblem(
  { code, problems }: Refused,
  language: string,
): {
  readonly status: number;
  readonly body: FormProblem;
} {
  const { status, body } = presentRefusal(refuse(code), language);
  const errors = problems === undefined ? {} : { errors: fieldErrors(problems, language) };
  return { status, body: { error: body.error, code, ...errors, data: { error: body.error, ...errors } } };
}
