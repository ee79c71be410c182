import { type ChoosableVariant, quantityProblem, type Selection, selectionProblem } from './selection.ts';

/** Reason why a product form is not sent. */
export interface FormFault {
  readonly problem: string;
  /** At least one option has no choice. */
  readonly needsOption: boolean;
  /** Those that have to be changed; none where it is not one of them alone. */
  readonly controls: readonly HTMLElement[];
}

/** Fault that has to be corrected before a form is sent, the options first; null for nothing. */
export function faultOf(
  form: HTMLFormElement,
  choices: {
    readonly productType: number;
    readonly optionNames: readonly string[];
    readonly variants: readonly ChoosableVariant[];
  },
  selection: Selection,
): FormFault | null {
  const options = choices.variants.length > 1 ? choices.optionNames : [];
  const missing = options.filter((name) => (selection[name] ?? '') === '');
  const controls = missing.flatMap((name) => optionControls(form, name));
  const unfit = selectionProblem(choices, selection);
  if (unfit !== null) return { problem: unfit, needsOption: missing.length > 0, controls };
  const input = quantityInput(form);
  const problem = input ? quantityProblem(input.value) : null;
  return input && problem !== null ? { problem, needsOption: false, controls: [input] } : null;
}

/** The controls of an option: a select, or a radio button for each value. */
export function optionControls(
  form: HTMLFormElement,
  option: string,
): (HTMLSelectElement | HTMLInputElement)[] {
  return [...form.elements].filter(
    (element): element is HTMLSelectElement | HTMLInputElement =>
      (element instanceof HTMLSelectElement || element instanceof HTMLInputElement) &&
      element.name === `option.${option}`,
  );
}

/** The field of how many. */
export function quantityInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name="quantity"]');
}
