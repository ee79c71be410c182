import type { Refusal } from '../refusal.ts';
import { type FormDocument, formLimits } from './document.ts';
import { isRecord, outOfForm, shortText } from './record-checks.ts';
import { validateForm } from './validate-form.ts';

/** A form as it is edited: its document and the name that the owner sees. */
export interface FormDraft extends FormDocument {
  readonly name: string;
}

/** The draft as a typed value, or a refusal that names the first field at fault. */
export function validateFormDraft(value: unknown): FormDraft | Refusal<'malformed'> {
  if (!isRecord(value)) return outOfForm('form', 'not an object');
  const { name, ...form } = value;
  const problem = nameProblem(name);
  if (problem) return problem;
  const document = validateForm(form);
  return 'kind' in document ? document : (value as unknown as FormDraft);
}

function nameProblem(name: unknown) {
  const problem = shortText(name, formLimits.name, 'name');
  return problem ?? (String(name).trim() === '' ? outOfForm('name', 'empty') : null);
}

/** A draft apart: what is stored as the form's name, and the document that visitors are shown once it is published. */
export function partsOfDraft({ name, ...document }: FormDraft): {
  readonly name: string;
  readonly document: FormDocument;
} {
  return { name, document };
}
