import { describe, expect, it } from 'vitest';
import { orderMessages } from './order-messages.ts';

describe('the messages of an order’s pages', () => {
  it('fall back to English', () => {
    expect(orderMessages('eo').t('orderNo', { number: '7' })).toBe('Order #7');
    expect(orderMessages('de-AT').t('orderNo', { number: '7' })).toBe('Bestellung Nr. 7');
  });

  it('are those of Brazil in its Portuguese', () => {
    expect(['pt', 'pt-PT', 'pt-BR'].map((tag) => orderMessages(tag).t('download'))).toEqual([
      'Transferir',
      'Transferir',
      'Baixar',
    ]);
    expect(['pt-PT', 'pt-BR'].map((tag) => orderMessages(tag).mail('shipping'))).toEqual(['Envio', 'Frete']);
  });
});
