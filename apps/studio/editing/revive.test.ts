import { describe, expect, it } from 'vitest';
import { revive } from './revive.ts';

const initial = { name: '', limit: Number.NaN, percent: 10, imageId: null as string | null };
const kept = (form: object) => JSON.parse(JSON.stringify(form)) as typeof initial;

describe('a form that the browser kept', () => {
  it('has what was typed, and empty numbers as empty numbers', () => {
    const form = { ...initial, name: 'Spring', percent: Number.NaN };
    expect(revive(initial, kept(form))).toEqual(form);
    expect(revive(initial, kept({ ...form, limit: 3 })).limit).toBe(3);
  });

  it('has the initial value of a field that it did not have then', () => {
    expect(revive(initial, kept({ name: 'Spring', percent: 20 }))).toEqual({
      ...initial,
      name: 'Spring',
      percent: 20,
    });
  });
});
