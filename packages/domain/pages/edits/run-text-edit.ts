import type { BlockValue } from '../../blocks/kind.ts';
import type { EditRefusal } from '../../documents/edit.ts';
import { runSteps, type StepJson } from '../../documents/text-steps.ts';
import { refuse } from '../../refusal.ts';
import { emptyText, type RichText } from '../../rich-text/rich-text.ts';
import { validateRichText } from '../../rich-text/validate-rich-text.ts';

/** Steps of the rich text at a path of a value. */
interface TextChange {
  readonly path: string;
  readonly steps: readonly StepJson[];
}

/**
 * The value after steps of one of its rich texts, and the steps that take them back. Refused where they no longer fit
 * the text; `field` is its address in the document.
 */
export function runTextEdit(
  value: BlockValue,
  { path, steps }: TextChange,
  field: string,
):
  | { readonly kind: 'value'; readonly value: BlockValue; readonly inverse: readonly StepJson[] }
  | EditRefusal {
  const outcome = runSteps((value[path] ?? emptyText) as RichText, steps);
  if (outcome === null) return refuse('edit-conflict', { field });
  const problem = validateRichText(outcome.text, field);
  return problem ?? { kind: 'value', value: { ...value, [path]: outcome.text }, inverse: outcome.inverse };
}
