import type { FieldKindName, FormDocument, FormField, FormPurpose } from '@veranda/domain/forms/document';
import { formOf, newField } from '@veranda/domain/forms/new-form';
import type { SiteTemplateForm } from '@veranda/domain/sites/site-template';
import type { Part, Place } from './page.ts';
import { rich } from './rich.ts';

/**
 * A field before its form has given it an id and a place: its kind, its title, and what differs from the
 * usual.
 */
type Question = readonly [
  kind: FieldKindName,
  title: string,
  more?: Readonly<Record<string, unknown>> & { readonly options?: readonly string[] },
];

interface FormWords {
  readonly submit: string;
  /** Text after the form, in the rich notation. */
  readonly thanks: string;
  readonly small?: string;
  readonly purpose?: FormPurpose;
}

/** A form of a demo site; `*` before a title asks for an answer. */
export function defaultForm(
  [key, name]: readonly [key: string, name: string],
  words: FormWords,
  questions: readonly Question[],
): SiteTemplateForm {
  const fields = questions.map((question, index) => fieldOf(question, `${key}-${index + 1}`, index));
  const document = formOf(fields, words.purpose ?? 'form');
  return { key, name, document: { ...document, ...texts(document, words) } };
}

function texts(document: FormDocument, { submit, thanks, small = '' }: FormWords) {
  return {
    advanced: { ...document.advanced, submitLabel: submit, message: { doc: rich(thanks) } },
    disclaimer: small === '' ? document.disclaimer : { doc: rich(small) },
  };
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function fieldOf([kind, title, more = {}]: Question, id: string, index: number): FormField {
  const asked = title.startsWith('*');
  const field = newField(kind, {
    id,
    position: `a${digits[index] ?? ''}`,
    title: asked ? title.slice(1) : title,
  });
  const { options, ...rest } = more;
  const value = {
    ...field.value,
    ...rest,
    ...(asked ? { required: true } : {}),
    ...(options ? { options: options.map((label) => ({ label })) } : {}),
  };
  return { ...field, value };
}

/** A form block. */
export function form(place: Place, formId: string): Part {
  return { type: 9, place, value: { formId } };
}

/** A newsletter block: a title, a line about it, and the address in one row with its button. */
export function newsletter(
  place: Place,
  value: {
    readonly formId: string;
    readonly title: string;
    readonly text: string;
    readonly layout?: 'inline' | 'stack';
  },
): Part {
  return { type: 51, place, value: { layout: 'inline', ...value } };
}
