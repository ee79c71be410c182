import { describe, expect, it } from 'vitest';
import { newField } from '@veranda/domain/forms/new-form';
import { freshOptions } from './fresh-form-texts.ts';

describe('options of a fresh field', () => {
  it.each([
    ['es', ['Opción 1', 'Opción 2']],
    ['ja', ['選択肢1', '選択肢2']],
    ['pt-BR', ['Opção 1', 'Opção 2']],
  ])('are in the language of the site: %s', (language, options) => {
    expect(freshOptions(language)).toEqual(options);
    const field = newField('radio', { id: 'f', position: 'a0', options: freshOptions(language) });
    expect(field.value['options']).toEqual(options.map((label) => ({ label })));
  });

  it('are none for a field without choices', () =>
    expect(newField('text', { id: 'f', position: 'a0', options: ['x'] }).value).not.toHaveProperty(
      'options',
    ));
});
