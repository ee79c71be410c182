import { callSentinels } from '@veranda/contracts/sentinels';
import { describe, expect, it } from 'vitest';
import { sentinelOf } from './sentinels.ts';

const add = { host: 'site', method: 'POST', name: 'add-entry', access: { kind: 'visitor' } } as const;
const read = { ...add, method: 'GET', name: 'read-stock' } as const;
const from = (word: string, page = 'http://shop.localhost:4400/shop/p/mug') => ({
  headers: {
    host: 'shop.localhost:4400',
    accept: 'application/json',
    referer: `${page}?sentinel=${word}`,
  },
});
const development = { development: true };

describe('the sentinels of pages', () => {
  it.each([
    ['session-over', { code: 'crumb-failed' }],
    ['too-often', { code: 'too-many-requests' }],
    ['refused', { code: 'item-unavailable' }],
    ['away', { code: 'unavailable' }],
  ])('%s refuses what a page changes', (word, refusal) =>
    expect(sentinelOf(development, add, from(word))).toMatchObject(refusal),
  );

  it('can be an answer that is no JSON, or none at all', () => {
    expect(sentinelOf(development, add, from('unreadable'))).toBe('unreadable');
    expect(sentinelOf(development, add, from('cut-off'))).toBe('cut-off');
    expect(sentinelOf(development, add, from('unanswered'))).toBe('unanswered');
  });

  it('include one for stock alone; every other call is answered', () => {
    expect(sentinelOf(development, read, from('no-stock'))).toBe('cut-off');
    expect(sentinelOf(development, add, from('no-stock'))).toBeNull();
    expect(sentinelOf(development, read, from('cut-off'))).toBeNull();
    expect(sentinelOf(development, { ...read, name: 'get-cart' }, from('no-stock'))).toBeNull();
  });

  it.each(Object.values(callSentinels))('%s is nothing where the server is not a developer’s', (word) => {
    for (const endpoint of [add, read])
      expect(sentinelOf({ development: false }, endpoint, from(word))).toBeNull();
  });

  it('are nothing of the studio, on pages of others, and without script', () => {
    expect(sentinelOf(development, { ...add, host: 'studio' }, from('refused'))).toBeNull();
    const elsewhere = from('refused', 'http://other.localhost:4400/');
    expect(sentinelOf(development, add, elsewhere)).toBeNull();
    const { headers } = from('refused');
    expect(sentinelOf(development, add, { headers: { ...headers, accept: 'text/html' } })).toBeNull();
    expect(sentinelOf(development, add, { headers: { ...headers, referer: 'no address' } })).toBeNull();
    expect(sentinelOf(development, add, from('toString'))).toBeNull();
  });
});
