import type { Edit } from '../documents/edit.ts';
import { type Dice, pick } from '../documents/random-histories.test-data.ts';
import { randomSteps } from '../documents/random-steps.test-data.ts';
import { replacement } from '../documents/replacement.ts';
import { type FormField, fieldKindNames, type StorageTarget } from './document.ts';
import { formEdit, type FormPath, formPaths, formTexts } from './edits/form-edit.ts';
import { formText, formValue } from './edits/form-values.ts';
import type { FormDraft } from './form-draft.ts';
import { formOf, newField } from './new-form.ts';

/** A form of name, e-mail and message. */
export function contactDraft(): FormDraft {
  const fields = [
    newField('name', { id: 'n', position: 'a0' }),
    newField('email', { id: 'e', position: 'a1' }),
    newField('textarea', { id: 't', position: 'a2' }),
  ];
  return { ...formOf(fields), name: 'Contact' };
}

/** Any edit of the closed list on this form; now and then one whose field is gone. */
export function randomEdit(roll: Dice, form: FormDraft): Edit {
  const makers = [
    insert,
    insert,
    remove,
    move,
    setTitle,
    setTitle,
    setValue,
    ofTarget,
    setForm,
    setForm,
    write,
  ];
  return (makers[roll(makers.length)] ?? insert)(roll, form);
}

const fieldOf = (roll: Dice, form: FormDraft) =>
  pick(roll, Object.values(form.fields)) as FormField | undefined;
const position = (roll: Dice) => `b${String(roll(1_000_000))}`;

function insert(roll: Dice): Edit {
  const kind = pick(roll, fieldKindNames) ?? 'text';
  return formEdit('field.insert', {
    field: newField(kind, { id: `f${roll(1_000_000)}`, position: position(roll) }),
  });
}

function remove(roll: Dice, form: FormDraft): Edit {
  return formEdit('field.remove', { id: fieldOf(roll, form)?.id ?? 'gone' });
}

function move(roll: Dice, form: FormDraft): Edit {
  return formEdit('field.move', { id: fieldOf(roll, form)?.id ?? 'gone', position: position(roll) });
}

function setTitle(roll: Dice, form: FormDraft): Edit {
  const field = fieldOf(roll, form);
  const values = { value: `Question ${roll(9)}`, was: field?.title };
  return formEdit('field.setTitle', replacement({ id: field?.id ?? 'gone' }, values));
}

function setValue(roll: Dice, form: FormDraft): Edit {
  const field = fieldOf(roll, form);
  const values = { value: roll(2) === 0, was: field?.value['required'] };
  return formEdit('field.setValue', replacement({ id: field?.id ?? 'gone', path: 'required' }, values));
}

function ofTarget(roll: Dice, { storage }: FormDraft): Edit {
  const target = pick(roll, Object.values(storage.targets)) as StorageTarget | undefined;
  const id = target?.id ?? `t${roll(1_000_000)}`;
  if (!target || roll(3) === 0) {
    const made = { id: `t${roll(1_000_000)}`, position: position(roll) };
    return formEdit('target.insert', { target: { ...made, kind: 'email', to: [], subject: '' } });
  }
  if (roll(3) === 0) return formEdit('target.remove', { id });
  const values = { value: `Subject ${roll(9)}`, was: target.kind === 'email' ? target.subject : undefined };
  return formEdit('target.set', replacement({ id, path: 'subject' }, values));
}

const valuesOf: Readonly<Record<FormPath, readonly unknown[]>> = {
  name: ['Contact', 'Orders'],
  'storage.notifyOwner': [true, false, undefined],
  'advanced.submitLabel': ['Send', 'Submit'],
  'advanced.alignment': ['left', 'right'],
  'advanced.html': ['', '<b>Thanks</b>'],
  'advanced.redirect': ['', '/thank-you'],
  'advanced.validate': [true, false],
  'captcha.enabled': [true, false],
  'captcha.theme': ['light', 'dark'],
  'captcha.alignment': ['left', 'center'],
};

function setForm(roll: Dice, form: FormDraft): Edit {
  const path = pick(roll, formPaths) ?? 'name';
  const values = { value: pick(roll, valuesOf[path]), was: formValue(form, path) };
  return formEdit('form.set', replacement({ path }, values));
}

function write(roll: Dice, form: FormDraft): Edit {
  const path = pick(roll, formTexts) ?? 'disclaimer';
  return formEdit('form.setText', { path, steps: randomSteps(roll, formText(form, path)) });
}
