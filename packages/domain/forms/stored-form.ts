import {
  type Decoder,
  listOf,
  objectWith,
  oneOf,
  optional,
  recordOf,
  text,
  writtenRecord,
} from '../decoders.ts';
import {
  type FormAdvanced,
  type FormDocument,
  type FormField,
  formPurposes,
  type FormStorage,
} from './document.ts';
import type { AnswerValue } from './kinds/field-kind.ts';
import type { Answers } from './validate-answers.ts';

/** Its parts are separated and not checked: a form was checked field by field when it was saved. */
export const storedForm: Decoder<FormDocument> = objectWith<FormDocument>({
  purpose: oneOf(formPurposes),
  fields: writtenRecord<Readonly<Record<string, FormField>>>,
  storage: objectWith<FormStorage>({ targets: writtenRecord<FormStorage['targets']> }),
  advanced: objectWith<FormAdvanced>({ html: text, redirect: text }),
});

/** Answers that a visitor has sent by a form. */
export const storedAnswers: Decoder<Answers> = recordOf(answerValue);

function answerValue(value: unknown): AnswerValue {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? listOf(text)(value) : recordOf(listOf(text))(value);
}

/** The page that answers were sent from; both texts are empty where it is not known. */
export interface AnsweredPage {
  readonly title: string;
  readonly path: string;
}

export function storedAnsweredPage(value: unknown): AnsweredPage {
  const { title = '', path = '' } = answeredPage(value);
  return { title, path };
}

const answeredPage = objectWith<Partial<AnsweredPage>>({ title: optional(text), path: optional(text) });
