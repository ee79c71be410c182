import type { ProblemView } from '@veranda/contracts/checkout-view';

/** Error of a field, at the field. */
export function FieldError({
  name,
  problems,
}: {
  readonly name: string;
  readonly problems: readonly ProblemView[];
}) {
  const problem = problems.find((problem) => problem.field === name);
  return problem ? (
    <span className="error" id={`${name}-error`}>
      {problem.error}
    </span>
  ) : null;
}
