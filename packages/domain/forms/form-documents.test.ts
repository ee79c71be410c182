import { describe, expect, it } from 'vitest';
import type { Edit } from '../documents/edit.ts';
import { histories, itHasDocumentHistories } from '../documents/random-histories.test-data.ts';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { fieldsInOrder, formLimits } from './document.ts';
import { formEdit } from './edits/form-edit.ts';
import {
  duplicationEdits,
  fieldStepEdits,
  insertionEdits,
  placementEdits,
  targetInsertion,
} from './field-steps.ts';
import { formDifference } from './form-difference.test-data.ts';
import type { FormDraft } from './form-draft.ts';
import { formKind } from './form-kind.ts';
import { newField } from './new-form.ts';
import { optionsOfText } from './options-text.ts';
import { contactDraft, randomEdit } from './random-edits.test-data.ts';

const three = contactDraft();
const run = (edits: readonly Edit[], form = three) => runEdits(formKind, form, edits);
const after = (edits: readonly Edit[], form = three): FormDraft => {
  const outcome = run(edits, form);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.document;
};
const order = (edits: readonly Edit[], form = three) =>
  fieldsInOrder(after(edits, form))
    .map(({ id }) => id)
    .join('');
const fresh = (id: string) => newField('date', { id, position: '' });

describe('a form as a document of edits', () => {
  itHasDocumentHistories({ kind: formKind, start: three, randomEdit });

  it('becomes any other form by its differences', () =>
    histories((roll) => {
      let [one, other] = [three, three];
      for (let step = 0; step < 12; step += 1) {
        const outcomes = [one, other].map((form) => run([randomEdit(roll, form)], form));
        [one, other] = outcomes.map((outcome, at) =>
          isRefusal(outcome) ? ([one, other][at] as FormDraft) : outcome.document,
        ) as [FormDraft, FormDraft];
      }
      expect(after(formDifference(one, other), one)).toEqual(other);
    }));
});

describe('steps of the fields', () => {
  it('put a field at the head, below another, and as a copy', () => {
    expect(order(insertionEdits(three, fresh('x'), null))).toBe('xnet');
    expect(order(insertionEdits(three, fresh('x'), 'e'))).toBe('next');
    expect(order(duplicationEdits(three, 'e', 'c'))).toBe('nect');
    expect(duplicationEdits(three, 'gone', 'c')).toEqual([]);
  });

  it.each([
    ['n', -1, 'net'],
    ['n', 1, 'ent'],
    ['t', -1, 'nte'],
    ['t', 1, 'net'],
    ['gone', 1, 'net'],
  ] as const)('move %s by %i: %s', (id, by, wanted) =>
    expect(order(fieldStepEdits(three, id, by))).toBe(wanted),
  );

  it('place a field below another, and change nothing where it is there', () => {
    expect(order(placementEdits(three, 't', null))).toBe('tne');
    expect(order(placementEdits(three, 'n', 't'))).toBe('etn');
    expect(placementEdits(three, 'e', 'n')).toEqual([]);
  });

  it('keep the order where two people put a field at one place, and tell them apart afterwards', () => {
    const both = after(
      [insertionEdits(three, fresh('x'), 'n'), insertionEdits(three, fresh('y'), 'n')].flat(),
    );
    expect(order([], both)).toBe('nxyet');
    expect(order(insertionEdits(both, fresh('z'), 'x'), both)).toBe('nxzyet');
  });
});

describe('edits of a form', () => {
  const email = { id: 'm', position: '', kind: 'email', to: [], subject: '' } as const;

  it.each([
    ['a field that is gone', formEdit('field.remove', { id: 'x' }), 'edit-target-gone', 'fields.x'],
    [
      'a question that somebody else has changed',
      formEdit('field.setTitle', { id: 'e', value: 'Mail', was: 'Old' }),
      'edit-conflict',
      'fields.e.title',
    ],
    [
      'a property that the kind does not know',
      formEdit('field.setValue', { id: 'e', path: 'constructor', value: 1 }),
      'malformed',
      'fields.e.value.constructor',
    ],
    ['a second field of an id', formEdit('field.insert', { field: fresh('e') }), 'edit-conflict', 'fields.e'],
    [
      'a name of blanks',
      formEdit('form.set', { path: 'name', value: ' ', was: 'Contact' }),
      'malformed',
      'name',
    ],
    [
      'an address that is none',
      formEdit('form.set', { path: 'advanced.redirect', value: 'javascript:x', was: '' }),
      'malformed',
      'advanced.redirect',
    ],
    [
      'a place of answers that is gone',
      formEdit('target.remove', { id: 'm' }),
      'edit-target-gone',
      'storage.targets.m',
    ],
  ])('refuse %s', (_name, edit, code, field) => expect(run([edit])).toMatchObject({ code, field }));

  it('hold no more fields than a form may have', () => {
    let form = three;
    const put = (id: string) => run(insertionEdits(form, fresh(id), null), form);
    for (let n = 3; n < formLimits.fields; n += 1) {
      const outcome = put(`f${n}`);
      if (!isRefusal(outcome)) form = outcome.document;
    }
    expect(Object.keys(form.fields)).toHaveLength(formLimits.fields);
    expect(put('more')).toMatchObject({ code: 'document-full', field: 'fields' });
  });

  it('tell what is now where they put a value', () => {
    const form = after([targetInsertion(three, email)]);
    const now = (edit: Edit) => formKind.replaced(form, edit)?.value;
    expect(now(formEdit('field.setTitle', { id: 'e', value: '' }))).toBe('Email');
    expect(now(formEdit('field.setValue', { id: 'e', path: 'required', value: true }))).toBe(false);
    expect(now(formEdit('target.set', { id: 'm', path: 'to', value: [] }))).toEqual([]);
    expect(now(formEdit('form.set', { path: 'captcha.theme', value: 'dark' }))).toBe('light');
    expect(now(formEdit('field.remove', { id: 'e' }))).toBeUndefined();
  });

  it('leave no paragraph where all words of a text are deleted, so that nothing is drawn', () => {
    const write = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Hi' }] } };
    const written = after([formEdit('form.setText', { path: 'disclaimer', steps: [write] })]);
    expect(written.disclaimer.doc.content).toHaveLength(1);
    const deleted = { stepType: 'replace', from: 1, to: 3 };
    const empty = after([formEdit('form.setText', { path: 'disclaimer', steps: [deleted] })], written);
    expect(empty).toEqual(three);
  });

  it('read options from a pasted list', () => {
    expect(optionsOfText(' Rye \r\n\nWheat\nRye\rOats ').map(({ label }) => label)).toEqual([
      'Rye',
      'Wheat',
      'Oats',
    ]);
    expect(optionsOfText(Array.from({ length: 500 }, (_, n) => `o${n}`).join('\n'))).toHaveLength(
      formLimits.options,
    );
  });
});
