import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormDocument, fieldKindNames, fieldsInOrder, formLimits } from './document.ts';
import {
  addTarget,
  duplicateField,
  insertField,
  moveField,
  optionsOfText,
  placeField,
  removeField,
  removeTarget,
  restoreField,
  setFieldTitle,
  setFieldValue,
} from './form-edits.ts';
import { formOf, newField } from './new-form.ts';
import { validateForm } from './validate-form.ts';

const three = formOf([
  newField('name', { id: 'n', position: 'a0' }),
  newField('email', { id: 'e', position: 'a1' }),
  newField('textarea', { id: 't', position: 'a2' }),
]);
const order = (form: FormDocument): string =>
  fieldsInOrder(form)
    .map(({ id }) => id)
    .join('');

describe('edits of a form', () => {
  it('put a field at the head, below another, and as a copy', () => {
    expect(order(insertField(three, { id: 'x', kind: 'date', after: null }))).toBe('xnet');
    expect(order(insertField(three, { id: 'x', kind: 'date', after: 'e' }))).toBe('next');
    expect(order(duplicateField(three, 'e', 'c'))).toBe('nect');
    expect(duplicateField(three, 'e', 'c').fields['c']?.kind).toBe('email');
  });

  it.each([
    ['n', -1, 'net'],
    ['n', 1, 'ent'],
    ['t', -1, 'nte'],
    ['t', 1, 'net'],
    ['gone', 1, 'net'],
  ] as const)('move %s by %i: %s', (id, by, wanted) => expect(order(moveField(three, id, by))).toBe(wanted));

  it('place a field below another, and change nothing when it is there', () => {
    expect(order(placeField(three, 't', null))).toBe('tne');
    expect(order(placeField(three, 'n', 't'))).toBe('etn');
    expect(placeField(three, 'e', 'n')).toBe(three);
  });

  it('take a field out and put it back where it stood', () => {
    for (const id of ['n', 'e', 't']) {
      const taken = removeField(three, id);
      expect(taken && order(restoreField(taken.form, taken.removed))).toBe('net');
    }
    expect(removeField(three, 'gone')).toBeNull();
  });

  it('change the question and the properties', () => {
    const changed = setFieldValue(setFieldTitle(three, 'e', 'Your address'), 'e', {
      path: 'required',
      value: true,
    });
    expect(changed.fields['e']).toMatchObject({ title: 'Your address', value: { required: true } });
    expect(three.fields['e']?.title).toBe('Email');
  });

  it('hold no more fields than a form may have', () => {
    let form = three;
    for (let n = 0; n < 120; n += 1) form = insertField(form, { id: `f${n}`, kind: 'text', after: null });
    expect(fieldsInOrder(form)).toHaveLength(formLimits.fields);
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

  it('add and take away places that answers go to', () => {
    const form = addTarget(addTarget(three, { id: 'b', position: '', kind: 'automation' }), {
      id: 'a',
      position: '',
      kind: 'email',
      to: ['me@shop.example'],
      subject: '',
    });
    expect(validateForm(form)).toBe(form);
    expect(Object.keys(removeTarget(form, 'b').storage.targets)).toEqual(['a']);
  });

  it('leave a valid form, whatever is done to it', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom(...fieldKindNames),
        id: fc.stringMatching(/^[a-z]{1,4}$/),
        after: fc.constantFrom('n', 'e', 't', null),
      }),
      fc.record({ move: fc.constantFrom('n', 'e', 't'), by: fc.constantFrom(-1 as const, 1 as const) }),
      fc.record({ remove: fc.constantFrom('n', 'e', 't') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let form: FormDocument = three;
        for (const one of steps) {
          if ('kind' in one) {
            if (!form.fields[one.id] && (one.after === null || form.fields[one.after]))
              form = insertField(form, one);
          } else if ('move' in one) form = moveField(form, one.move, one.by);
          else form = removeField(form, one.remove)?.form ?? form;
        }
        expect(validateForm(form)).toBe(form);
      }),
      { numRuns: 200 },
    );
  });
});
