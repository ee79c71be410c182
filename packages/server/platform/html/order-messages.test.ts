import { orderPageBooks } from '@veranda/contracts/order-page-words.data';
import { books } from '@veranda/domain/mail/books/all';
import { describe, expect, it } from 'vitest';
import { orderMessages } from './order-messages.ts';

const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();

describe('the words of an order’s pages', () => {
  it('issue 5, order pages: are there in every language that its mails speak', () => {
    expect(Object.keys(orderPageBooks).toSorted()).toEqual(Object.keys(books).toSorted());
  });

  it.each(Object.entries(orderPageBooks))(
    'issue 5, order pages: in %s each names what the English one names',
    (_, book) => {
      for (const [word, text] of Object.entries(book))
        expect([word, holes(text)]).toEqual([word, holes(orderPageBooks['en']?.[word as never] ?? '')]);
    },
  );

  it('fall back to English', () => {
    expect(orderMessages('eo').say('orderNo', { number: '7' })).toBe('Order #7');
    expect(orderMessages('de-AT').say('orderNo', { number: '7' })).toBe('Bestellung Nr. 7');
  });

  it('are those of Brazil in its Portuguese', () => {
    expect(['pt', 'pt-PT', 'pt-BR'].map((tag) => orderMessages(tag).say('download'))).toEqual([
      'Transferir',
      'Transferir',
      'Baixar',
    ]);
    expect(['pt-PT', 'pt-BR'].map((tag) => orderMessages(tag).phrase('shipping'))).toEqual([
      'Envio',
      'Frete',
    ]);
  });
});
