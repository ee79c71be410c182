import { replacement, withEntry } from '../../documents/replacement.ts';
import { sameValue } from '../../documents/same-value.ts';
import { runSteps } from '../../documents/text-steps.ts';
import { emptyText, type RichText } from '../../rich-text/rich-text.ts';
import type { FormDraft } from '../form-draft.ts';
import { paragraph } from '../new-form.ts';
import { type FormEditArgs, type FormPath, type FormText, formEdit } from './form-edit.ts';
import { checked, conflict, type FormOutcome } from './outcome.ts';

/** `form.set`: refused where the value is no longer what it replaces, or the form forbids the new one. */
export function setFormValue(draft: FormDraft, args: FormEditArgs['form.set']): FormOutcome {
  const { path, value, was } = args;
  if (!sameValue(formValue(draft, path), was)) return conflict(path);
  const back = formEdit('form.set', replacement({ path }, { value: was, was: value }));
  return checked(withValue(draft, path, value), back);
}

/** The value at a path. */
export function formValue(draft: FormDraft, path: FormPath): unknown {
  const [part, key] = partsOf(path);
  const value = draft[part];
  return key === undefined ? value : (value as Readonly<Record<string, unknown>>)[key];
}

function withValue(draft: FormDraft, path: FormPath, value: unknown): FormDraft {
  const [part, key] = partsOf(path);
  if (key === undefined) return { ...draft, [part]: value };
  return { ...draft, [part]: withEntry(draft[part] as Readonly<Record<string, unknown>>, key, value) };
}

function partsOf(path: FormPath): readonly [part: keyof FormDraft, key?: string] {
  return path.split('.') as unknown as readonly [part: keyof FormDraft, key?: string];
}

/** `form.setText`: refused where the steps no longer fit the text. */
export function setFormText(draft: FormDraft, args: FormEditArgs['form.setText']): FormOutcome {
  const { path, steps } = args;
  const outcome = runSteps(formText(draft, path), steps);
  if (outcome === null) return conflict(`${path}.doc`);
  const back = formEdit('form.setText', { path, steps: outcome.inverse });
  return checked(withText(draft, path, storedText(outcome.text)), back);
}

/** A text of the form with a paragraph to write in. */
export function formText(draft: FormDraft, path: FormText): RichText {
  const { doc } = path === 'disclaimer' ? draft.disclaimer : draft.advanced.message;
  return doc.content.length === 0 ? emptyText : doc;
}

// A text without words has no paragraphs: nothing is drawn for it.
function storedText(text: RichText): RichText {
  return sameValue(text, emptyText) ? paragraph('') : text;
}

function withText(draft: FormDraft, path: FormText, doc: RichText): FormDraft {
  return path === 'disclaimer'
    ? { ...draft, disclaimer: { doc } }
    : { ...draft, advanced: { ...draft.advanced, message: { doc } } };
}
