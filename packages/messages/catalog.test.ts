import { describe, expect, it } from 'vitest';
import type { ArgumentsOf, PlainKey } from './arguments.ts';
import {
  type Catalog,
  compiledMessage,
  formatUnchecked,
  joinMessages,
  messageTexts,
  translatorOf,
} from './catalog.ts';
import { messageLanguage } from './languages.ts';
import { compileMessages } from './compile.ts';
import { createTranslator } from './translator.ts';

const en = {
  cart: 'Cart',
  added: '{title} was added.',
  items: '{count, plural, one {# item} other {# items}}',
} as const;
const translations = {
  de: {
    cart: 'Warenkorb',
    added: '{title} liegt im Warenkorb.',
    items: '{count, plural, one {# Artikel} other {# Artikel}}',
  },
  pl: {
    cart: 'Koszyk',
    added: 'Dodano: {title}.',
    items: '{count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  },
  pt: {
    cart: 'Carrinho',
    added: '{title} está no cesto.',
    items: '{count, plural, one {# artigo} other {# artigos}}',
  },
  'pt-BR': { items: '{count, plural, one {# item} other {# itens}}' },
} as unknown as Catalog<typeof en>['translations'];
const catalog: Catalog<typeof en> = { en, translations };

describe('the translator of a catalog', () => {
  it.each([
    ['en', 1, '1 item'],
    ['en', 0, '0 items'],
    ['en-GB', 1234, '1,234 items'],
    ['de-AT', 1234, '1.234 Artikel'],
    ['pl', 1, '1 sztuka'],
    ['pl', 3, '3 sztuki'],
    ['pl', 5, '5 sztuk'],
    ['pl', 22, '22 sztuki'],
    ['pt', 0, '0 artigos'],
    ['pt-BR', 0, '0 item'],
    ['pt_br', 2, '2 itens'],
    // Neither the texts nor the rules of a language that is not written: 21 is singular in Russian.
    ['ru', 21, '21 items'],
    ['', 2, '2 items'],
  ])('%o counts %d: %s', (tag, count, text) => {
    expect(translatorOf(catalog, tag)('items', { count })).toBe(text);
  });

  it('takes from a region’s language what the region does not say itself', () => {
    expect(translatorOf(catalog, 'pt-BR')('cart')).toBe('Carrinho');
    expect(messageTexts(catalog, 'pt-BR').cart).toBe('Carrinho');
  });

  it('puts the owner’s own text first, in which only the names of arguments mean something', () => {
    const t = translatorOf(catalog, 'de', {
      added: "{title} is 'in', {count}, plural { <b>",
      cart: 'Bag {title}',
    });
    expect(t('added', { title: 'Mug {title}' })).toBe("Mug {title} is 'in', {count}, plural { <b>");
    expect(t('cart')).toBe('Bag {title}');
    expect(t('items', { count: 2 })).toBe('2 Artikel');
  });

  it('refuses a plural without its number', () => {
    const t = translatorOf(catalog as Catalog, 'en');
    expect(() => t('items', { count: '2' })).toThrow('number');
    expect(() => t('added')).toThrow('title');
  });
});

type Same<First, Second> =
  (<T>() => T extends First ? 1 : 2) extends <T>() => T extends Second ? 1 : 2 ? true : false;

describe('the arguments of a message', () => {
  it('are typed by its English text', () => {
    const none: Same<keyof ArgumentsOf<'Cart, {'>, never> = true;
    const one: Same<ArgumentsOf<'Hello, {name}!'>, { readonly name: string | number }> = true;
    const plural: Same<
      ArgumentsOf<'{count, plural, =0 {None} one {# item of {title}} other {Items}} for {price}'>,
      { readonly count: number; readonly title: string | number; readonly price: string | number }
    > = true;
    const nested: Same<
      ArgumentsOf<'{kind, select, a {{n, plural, one {x} other {# y}}} other {z}} {rest}'>,
      { readonly kind: string | number; readonly n: number; readonly rest: string | number }
    > = true;
    const plain: Same<PlainKey<typeof en>, 'cart'> = true;
    expect([none, one, plural, nested, plain]).not.toContain(false);
  });
});

describe('a joined catalog', () => {
  it('says what both say', () => {
    const other: Catalog<{ pay: 'Pay' }> = {
      en: { pay: 'Pay' },
      translations: { de: { pay: 'Zahlen' } } as unknown as Catalog<{ pay: 'Pay' }>['translations'],
    };
    const t = translatorOf(joinMessages(catalog, other), 'de');
    expect([t('cart'), t('pay')]).toEqual(['Warenkorb', 'Zahlen']);
  });
});

describe('a compiled message', () => {
  it('is said in a browser without the parser, behind what the page carries', () => {
    const english = compileMessages(en);
    expect(createTranslator(english)('items', { count: 1 })).toBe('1 item');
    const items = compiledMessage(catalog, { key: 'items', tag: 'pl' });
    const carried = JSON.parse(JSON.stringify({ items })) as { items: typeof items };
    const t = createTranslator(english, { locale: 'pl', overrides: carried });
    expect([t('items', { count: 3 }), t('cart')]).toEqual(['3 sztuki', 'Cart']);
  });

  it('shows the name of an argument that nobody has given, where nobody could check it', () => {
    const message = compiledMessage(catalog, { key: 'added', tag: 'en' });
    expect(formatUnchecked(message, 'en', {})).toBe('{title} was added.');
    expect(formatUnchecked(message, 'en', { title: 'Mug' })).toBe('Mug was added.');
  });
});

describe('the language of messages', () => {
  it.each([
    ['de-AT', 'de'],
    ['FR_ca', 'fr'],
    ['no', 'nb'],
    ['nn-NO', 'nb'],
    ['pt', 'pt'],
    ['pt-PT', 'pt'],
    ['pt_BR', 'pt-BR'],
    ['en-GB', 'en'],
    ['xx', 'en'],
    ['', 'en'],
  ])('for %o is %s', (tag, language) => expect(messageLanguage(tag)).toBe(language));
});
