import { problemFocus } from '@veranda/contracts/checkout-page';
import type { FieldView, OptionView, ProblemView } from '@veranda/contracts/checkout-view';

/** Problems that a form shows. */
export interface ShownProblems {
  readonly problems: readonly ProblemView[];
  readonly problemsTitle: string;
}

/** Error at a place of a form, and a flag for the initial focus. */
interface PlaceContext {
  readonly name: string;
  /** Empty where nothing is wrong. */
  readonly error: string;
  readonly hasFocus: boolean;
}

/** A field as its template reads it. */
interface FieldContext extends Omit<FieldView, 'options'>, PlaceContext {
  readonly isList: boolean;
  readonly isCode: boolean;
  readonly options: readonly (OptionView & { readonly isSelected: boolean })[];
}

/** The context of `field` and `control`. */
export function fieldContext({ problems }: ShownProblems, field: FieldView): FieldContext {
  const options = (field.options ?? []).map((option) => ({
    ...option,
    isSelected: option.value === field.value,
  }));
  return {
    ...field,
    ...placeContext({ problems }, field.name),
    options,
    isList: field.options !== null,
    isCode: field.name === 'coupon',
  };
}

/** The context of `place-attributes` and `field-error`, for a place that is no single field too. */
export function placeContext({ problems }: Pick<ShownProblems, 'problems'>, name: string): PlaceContext {
  const problem = problems.find(({ field }) => field === name);
  return {
    name,
    error: problem?.error ?? '',
    hasFocus: problem !== undefined && problemFocus(problems) === name,
  };
}

/**
 * The context of `problems`: the summary above a form, which has the focus when the page comes unless a place
 * below has.
 */
export function problemsContext({ problems, problemsTitle }: ShownProblems, changes: readonly string[] = []) {
  return { problems, problemsTitle, changes, hasFocus: problemFocus(problems) === '' };
}
