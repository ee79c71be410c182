import { afterEach, describe, expect, it } from 'vitest';
import { compileMessages } from '../compile.ts';
import { english, setStudioLanguage, studioTranslator } from './language.ts';

const stock = compileMessages({
  stock: 'Stock',
  items: '{count, plural, one {# item} other {# items}}',
} as const);
const t = studioTranslator('inventory', stock);

afterEach(() => setStudioLanguage(english));

describe('the language of the studio', () => {
  it('is English until another one is set', () => {
    expect([t('stock'), t('items', { count: 1204 })]).toEqual(['Stock', '1,204 items']);
  });

  it('gives the messages of a language by feature, with its plurals and numbers', () => {
    const { messages } = compileMessages({
      items: '{count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
    } as const);
    setStudioLanguage({ tag: 'pl', messages: { inventory: messages, orders: { stock: 'Zamówienia' } } });
    expect([t('items', { count: 3 }), t('items', { count: 5 })]).toEqual(['3 sztuki', '5 sztuk']);
  });

  it('stays English where the language has no message', () => {
    setStudioLanguage({ tag: 'pl', messages: {} });
    expect([t('stock'), t('items', { count: 1 })]).toEqual(['Stock', '1 item']);
  });
});
