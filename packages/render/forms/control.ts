import type { FormField } from '@veranda/domain/forms/document';
import { attribute } from '../escape-html.ts';
import type { PostedForm } from '../context/session.ts';

/** Place of a form on its page. */
export interface FormPlace {
  readonly blockId: string;
  readonly formId: string;
  readonly layout: 'stack' | 'inline';
}

/** A field in its place, with what was posted where the form comes back. */
export interface FieldInPlace {
  readonly field: FormField;
  readonly place: FormPlace;
  readonly refused: PostedForm | undefined;
}

/** Facts of a field that its controls show. */
export interface ControlFacts {
  readonly id: string;
  readonly described: string;
  readonly invalid: boolean;
  readonly required: boolean;
}

/** Name, id and what a control says of itself to those who hear the page. */
export function controlAttributes(name: string, facts: ControlFacts, id = facts.id): string {
  return (
    attribute('id', id) +
    attribute('name', name) +
    attribute('aria-describedby', facts.described) +
    (facts.invalid ? ' aria-invalid="true"' : '') +
    (facts.required ? ' required' : '')
  );
}
