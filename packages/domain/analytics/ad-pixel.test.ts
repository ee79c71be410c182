import { describe, expect, it } from 'vitest';
import { pixelQuery } from './ad-pixel.ts';

describe('an ad-pixel', () => {
  it('is notified of an event by a query, without what is unknown', () => {
    const call = { id: '12345', event: 'AddToCart', page: 'https://shop.example/p', at: 7 } as const;
    const query = new URLSearchParams(
      pixelQuery(call, { content_ids: ['a'], value: 12.5, currency: 'EUR', content_name: '' }),
    );
    expect(Object.fromEntries(query)).toEqual({
      id: '12345',
      ev: 'AddToCart',
      dl: 'https://shop.example/p',
      ts: '7',
      'cd[content_ids]': '["a"]',
      'cd[value]': '12.5',
      'cd[currency]': 'EUR',
    });
  });
});
