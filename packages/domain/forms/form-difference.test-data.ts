import type { Edit } from '../documents/edit.ts';
import { Transform } from '@tiptap/pm/transform';
import { replacement } from '../documents/replacement.ts';
import { sameValue } from '../documents/same-value.ts';
import type { StepJson } from '../documents/text-steps.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { richTextSchema } from '../rich-text/schema.ts';
import type { FormField, StorageTarget } from './document.ts';
import { formEdit, formPaths, formTexts } from './edits/form-edit.ts';
import { formText, formValue } from './edits/form-values.ts';
import type { FormDraft } from './form-draft.ts';
import { changedPaths, targetChanges } from './target-changes.ts';

/** Edits that make of a form another one of the same purpose; none where both are the same. */
export function formDifference(before: FormDraft, after: FormDraft): readonly Edit[] {
  return [
    ...fieldDifference(before, after),
    ...targetDifference(before, after),
    ...formPaths.flatMap((path) => {
      const values = { value: formValue(after, path), was: formValue(before, path) };
      return sameValue(values.value, values.was) ? [] : [formEdit('form.set', replacement({ path }, values))];
    }),
    ...formTexts.flatMap((path) => {
      const steps = replacingSteps(formText(before, path), formText(after, path));
      return steps.length === 0 ? [] : [formEdit('form.setText', { path, steps })];
    }),
  ];
}

// A record of another kind comes anew. What goes makes room first.
function fieldDifference(before: FormDraft, after: FormDraft): readonly Edit[] {
  const stays = ({ id, kind }: FormField) =>
    after.fields[id]?.kind === kind && before.fields[id]?.kind === kind;
  return [
    ...without(before.fields, stays).map(({ id }) => formEdit('field.remove', { id })),
    ...without(after.fields, stays).map((field) => formEdit('field.insert', { field })),
    ...Object.values(after.fields).flatMap((field) => {
      const old = before.fields[field.id];
      return old && stays(field) ? changesOfField(old, field) : [];
    }),
  ];
}

function changesOfField(before: FormField, { id, position, title, value }: FormField): readonly Edit[] {
  return [
    ...(before.position === position ? [] : [formEdit('field.move', { id, position })]),
    ...(before.title === title
      ? []
      : [formEdit('field.setTitle', replacement({ id }, { value: title, was: before.title }))]),
    ...changedPaths(before.value, value).map(({ path, ...values }) =>
      formEdit('field.setValue', replacement({ id, path }, values)),
    ),
  ];
}

function targetDifference(before: FormDraft, after: FormDraft): readonly Edit[] {
  const [old, next] = [before.storage.targets, after.storage.targets];
  const stays = ({ id, kind }: StorageTarget) => next[id]?.kind === kind && old[id]?.kind === kind;
  return [
    ...without(old, stays).map(({ id }) => formEdit('target.remove', { id })),
    ...without(next, stays).map((target) => formEdit('target.insert', { target })),
    ...Object.values(next).flatMap((target) => {
      const last = old[target.id];
      return last && stays(target) ? targetChanges(last, target) : [];
    }),
  ];
}

function without<T>(records: Readonly<Record<string, T>>, stays: (record: T) => boolean): readonly T[] {
  return Object.values(records).filter((record) => !stays(record));
}

/** Steps that put a text in the place of another; none where both say the same. */
function replacingSteps(before: RichText, after: RichText): readonly StepJson[] {
  const [from, to] = [before, after].map((text) => richTextSchema.nodeFromJSON(text));
  if (!from || !to || from.eq(to)) return [];
  const change = new Transform(from).replaceWith(0, from.content.size, to.content);
  return change.steps.map((step) => step.toJSON() as StepJson);
}
