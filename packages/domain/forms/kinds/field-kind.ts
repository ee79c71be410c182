import type { Field } from '../../blocks/kind.ts';
import type { FieldKindName, FormField } from '../document.ts';

/**
 * An answer as it travels and is kept (storefront §3): text, the sub-fields or checked values as a list, or a
 * map from question to checked answers.
 */
export type AnswerValue = string | readonly string[] | Readonly<Record<string, readonly string[]>>;

/** Problem of an answer; its message is in the contracts. */
export type FieldProblem =
  | 'required'
  | 'too-long'
  | 'email'
  | 'number'
  | 'amount'
  | 'web-address'
  | 'user-name'
  | 'date'
  | 'time'
  | 'phone'
  | 'choice';

/** A sub-field: a control of its own in the markup, a place in the list on the wire. */
export interface FieldPart {
  /** Name in templates and in posted forms: `First`, `Line1`, `Ampm`. */
  readonly name: string;
  /** The token that lets a browser fill it in; empty for none. */
  readonly autocomplete: string;
}

/**
 * A kind of field: what an owner sets, how its value looks on the wire, what is accepted, how it reads as
 * text.
 */
export interface FieldKind {
  readonly name: FieldKindName;
  readonly group: 'text' | 'contact' | 'choice' | 'time' | 'other';
  /** The title of a fresh field. */
  readonly title: string;
  /** The properties that an owner sets, as the inspector shows them. */
  readonly properties: readonly Field[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Sub-fields in the order of the wire; none for single values, choices and maps. */
  readonly parts: readonly FieldPart[];
  /** False for the section, which has no answer and is skipped. */
  readonly answers: boolean;
  /** The sanitised answer of what came by wire; null when it has another shape. */
  readonly read: (value: unknown, field: FormField) => AnswerValue | null;
  /** True when there is nothing in the answer that a visitor has given. */
  readonly isEmpty: (answer: AnswerValue) => boolean;
  /** Problem of a non-empty answer, `required` and length apart. */
  readonly check: (answer: AnswerValue, field: FormField) => FieldProblem | null;
  /** The answer as text, for tables, mails and files. */
  readonly text: (answer: AnswerValue, field: FormField) => string;
  /** The wire value of a form that was posted without JavaScript. */
  readonly posted: (fields: PostedFields, field: FormField) => unknown;
}

/** Fields of a posted form; a name that came more than once has a list. */
export type PostedFields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Name of the control of a field, or of one of its parts. */
export function controlName(fieldId: string, part?: string): string {
  return part === undefined ? `f.${fieldId}` : `f.${fieldId}.${part}`;
}

/** The one text posted under a name; of several the first. */
export function postedText(fields: PostedFields, name: string): string {
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return (typeof found === 'string' ? found : found?.[0]) ?? '';
}

/** All texts posted under a name. */
export function postedTexts(fields: PostedFields, name: string): readonly string[] {
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (found === undefined) return [];
  return typeof found === 'string' ? [found] : found;
}
