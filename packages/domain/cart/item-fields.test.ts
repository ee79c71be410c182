import { describe, expect, it } from 'vitest';
import type { FormField } from '../forms/document.ts';
import { readPosted } from '../forms/read-posted.ts';
import { validateAnswers } from '../forms/validate-answers.ts';
import { fieldsKeyOf, itemFieldsOf, storedFields, typedOf } from './item-fields.ts';

const field = (id: string, kind: FormField['kind'], value: Record<string, unknown> = {}): FormField => ({
  id,
  position: `a${id}`,
  kind,
  title: `Question ${id}`,
  value,
});

const form = {
  fields: Object.fromEntries(
    [
      field('1', 'text', { required: true }),
      field('2', 'name'),
      field('3', 'checkbox', { options: [{ label: 'Ribbon' }, { label: 'Card' }] }),
      field('4', 'likert', { options: [{ label: 'I like bread' }] }),
      field('5', 'date'),
      field('6', 'section'),
    ].map((one) => [one.id, one]),
  ),
};

const payload = {
  1: 'For Ada',
  2: ['Ada', 'Lovelace'],
  3: ['Card', 'Ribbon'],
  4: { 'I like bread': ['Agree'] },
  5: ['12', '24', '2026'],
};

function answersOf(value: unknown) {
  const result = validateAnswers(form, value);
  if (result.kind !== 'valid') throw new Error(result.kind);
  return result.answers;
}

describe('fields of an item', () => {
  it('are kept with their words, in the order of the form', () => {
    const kept = itemFieldsOf('form', form, answersOf(payload));
    expect(kept.lines.slice(0, 3)).toEqual([
      { title: 'Question 1', text: 'For Ada' },
      { title: 'Question 2', text: 'Ada Lovelace' },
      { title: 'Question 3', text: 'Card, Ribbon' },
    ]);
    expect(storedFields(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(storedFields(null)).toBeNull();
  });

  it('come back as the controls that gave them', () => {
    const answers = answersOf(payload);
    const again = validateAnswers(form, readPosted(form, typedOf(form, answers), {}));
    expect(again).toEqual({ kind: 'valid', answers });
  });

  it('have one key for one set of answers, whatever the order in which they came', () => {
    const answers = answersOf(payload);
    const turned = Object.fromEntries(Object.entries(answers).reverse());
    expect(fieldsKeyOf({ formId: 'a', answers })).toBe(fieldsKeyOf({ formId: 'a', answers: turned }));
    expect(fieldsKeyOf({ formId: 'a', answers })).not.toBe(
      fieldsKeyOf({ formId: 'a', answers: { ...answers, 1: 'Für Ada' } }),
    );
    expect(fieldsKeyOf(null)).toBe('');
  });
});
