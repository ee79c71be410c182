import type { formErrors } from '@veranda/contracts/forms-errors';
import type { FieldProblem } from '@veranda/domain/forms/kinds/field-kind';

/** Reason why nothing was saved: a row of the error catalogue, with what is wrong by field. */
export interface Refused {
  readonly kind: 'refused';
  readonly code: keyof typeof formErrors;
  readonly problems?: Readonly<Record<string, FieldProblem>>;
}
