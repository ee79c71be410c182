import { books } from '@veranda/domain/mail/books/all';
import { describe, expect, it } from 'vitest';
import { cartErrors } from '../cart-errors.ts';
import { checkoutStrings } from '../checkout-strings.ts';
import { donationErrors } from '../donations-errors.ts';
import { fieldSentences, formSentences } from '../form-sentences.ts';
import { restockErrors } from '../restock-errors.ts';
import { storefrontStrings } from '../storefront-strings.ts';
import { dictionaryOf, inLanguage, writtenLanguages } from './translate.ts';

// Of the errors of donations, those that a donor meets.
const giving = Object.entries(donationErrors).filter(([code]) =>
  /^donation-|^fund-(?:closed|not-monthly)/.test(code),
);
const messages = [...Object.values({ ...cartErrors, ...restockErrors }), ...giving.map(([, row]) => row)].map(
  ({ message }) => message,
);
const everything = new Set<string>([
  ...Object.values(storefrontStrings),
  ...Object.values(checkoutStrings),
  ...Object.values(fieldSentences),
  ...Object.values(formSentences),
  ...messages,
]);
const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe.each(writtenLanguages)('what visitors read in %s', (language) => {
  const dictionary = dictionaryOf(language) ?? {};

  it('leaves no text of the storefront, of forms and of the cart in English', () => {
    expect([...everything].filter((english) => !Object.hasOwn(dictionary, english))).toEqual([]);
  });

  it('says neither more nor less than German', () => {
    expect(Object.keys(dictionary).toSorted()).toEqual(Object.keys(dictionaryOf('de') ?? {}).toSorted());
  });

  it('has the same places for parameters', () => {
    for (const [english, text] of Object.entries(dictionary))
      expect([english, places(text)]).toEqual([english, places(english)]);
  });
});

describe('a language', () => {
  it('is written when mails and subscriptions are (issue 4 §7: in all of the site’s languages)', () => {
    const others = Object.keys(books).filter((language) => language !== 'en');
    expect(others.filter((language) => !writtenLanguages.includes(language))).toEqual([]);
  });

  it.each([
    ['de-AT', 'Cart', 'Warenkorb'],
    ['FR_ca', 'Cart', 'Panier'],
    ['es', 'Cart', 'Carrito'],
    ['en-GB', 'Cart', 'Cart'],
    ['ja-JP', 'Cart', 'カート'],
    ['no', 'Cart', 'Handlekurv'],
    ['nn-NO', 'Cart', 'Handlekurv'],
    ['pt', 'Password', 'Palavra-passe'],
    ['pt-PT', 'Password', 'Palavra-passe'],
    ['pt_BR', 'Password', 'Senha'],
    ['pt-BR', 'Cart', 'Carrinho'],
    ['xx', 'Cart', 'Cart'],
    ['', 'Cart', 'Cart'],
    ['de', 'Words of an owner', 'Words of an owner'],
    ['de', 'toString', 'toString'],
  ])('%o: %s is %s', (language, english, text) => expect(inLanguage(language, english)).toBe(text));
});
