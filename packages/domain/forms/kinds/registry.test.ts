import { describe, expect, it } from 'vitest';
import { blockKind } from '../../blocks/registry.ts';
import { fieldKind } from './registry.ts';

const properties = (kind: string) =>
  fieldKind(kind)
    ?.properties.map(({ path }) => path)
    .toSorted();

describe('the properties that an owner sets', () => {
  it.each([
    ['text', 'description, placeholder and required'],
    ['email', 'description, placeholder and required'],
    ['number', 'description, placeholder and required'],
    ['website', 'description, placeholder and required'],
    ['currency', 'description, currencySymbol and required'],
    ['password', 'description and required'],
    ['twitter', 'description and required'],
    ['date', 'description and required'],
    ['time', 'description and required'],
    ['name', 'description and required'],
    ['address', 'description and required'],
    ['phone', 'description, showCountryCode and required'],
    ['section', 'description and underline'],
    ['radio', 'description, options and required'],
    ['checkbox', 'description, options and required'],
    ['select', 'description, options and required'],
    ['likert', 'description, options and required'],
    ['hidden', 'key and value'],
  ])('administration §3 form field: %s has %s', (kind, list) => {
    expect(properties(kind)).toEqual(list.split(/, | and /).toSorted());
  });

  it('administration §3 form field: textarea has description, placeholder and required; administration §3 form field: textarea has maxLength when the vanilla form handler is on', () => {
    expect(properties('textarea')).toEqual(['description', 'maxLength', 'placeholder', 'required']);
  });

  it('every default is a value that its properties take, and a title stands over it', () => {
    expect(fieldKind('hidden')?.defaults).toEqual({ key: '', value: '' });
    expect(fieldKind('nothing')).toBeNull();
    expect(fieldKind('__proto__')).toBeNull();
  });

  it('administration §3 block type: form is 9; administration §3 block type: newsletter is 51', () => {
    expect([blockKind(9)?.key, blockKind(51)?.key]).toEqual(['form', 'newsletter']);
  });
});
