import { describe, expect, it } from 'vitest';
import { accordion } from './accordion/accordion.ts';
import { button } from './button/button.ts';
import { fieldAt, valueAt, withValueAt } from './value-paths.ts';

const value = { items: [{ title: 'One' }, { title: 'Two' }], openFirst: true };

describe('a path in the value of a block', () => {
  it.each([
    ['openFirst', true],
    ['items.1.title', 'Two'],
    ['items.2.title', undefined],
    ['items.length', 2],
    ['constructor', undefined],
  ])('%s leads to %j', (path, part) => {
    expect(valueAt(value, path)).toBe(part);
  });

  it('puts another part there and leaves everything else', () => {
    expect(withValueAt(value, 'items.1.title', 'Three')).toEqual({
      items: [{ title: 'One' }, { title: 'Three' }],
      openFirst: true,
    });
    expect(withValueAt({}, 'label', 'Go')).toEqual({ label: 'Go' });
    expect(withValueAt(value, 'items.5.title', 'Six')).toEqual(value);
  });

  it('leads to the field of the kind, through lists', () => {
    expect(fieldAt(button, 'label')).toMatchObject({ kind: 'text', maxLength: 100 });
    expect(fieldAt(accordion, 'items.3.doc')).toMatchObject({ kind: 'richtext' });
    expect(fieldAt(accordion, 'items.3.price')).toBeNull();
    expect(fieldAt(button, 'sizeOnPhone')?.path).toBe('size');
    expect(fieldAt(button, 'labelOnPhone')).toBeNull();
  });
});
