import { describe, expect, it } from 'vitest';
import { readApiKey, writeApiKey } from './api-key-text.ts';
import { scopeOpens, normalizeScopes } from './scopes.ts';

const site = '01a1fc6e-b71e-7903-b591-e6675bceb2c9';
const bytes = (count: number, value: number): Uint8Array => new Uint8Array(count).fill(value);

describe('the text of an API key', () => {
  it.each([
    [site, 0, 0],
    ['00000000-0000-0000-0000-000000000000', 1, 255],
    ['ffffffff-ffff-ffff-ffff-ffffffffffff', 255, 255],
  ])('names its site: %s', (id, mark, secret) => {
    const text = writeApiKey(id, bytes(5, mark), bytes(32, secret));
    expect(text).toMatch(/^vk_[0-9A-Za-z]{30}_[0-9A-Za-z]{43}$/);
    expect(readApiKey(text)).toMatchObject({
      siteId: id,
      prefix: text.slice(25, 33),
      secret: text.slice(34),
    });
  });

  it('is another one for every secret', () => {
    const [one, two] = [bytes(32, 1), bytes(32, 2)].map((secret) => writeApiKey(site, bytes(5, 1), secret));
    expect(one?.slice(0, 33)).toBe(two?.slice(0, 33));
    expect(one).not.toBe(two);
  });

  it.each([
    '',
    'vk_',
    'Bearer x',
    `vk_${'z'.repeat(30)}_${'z'.repeat(43)}`,
    `vk_${'0'.repeat(30)}_${'0'.repeat(42)}`,
  ])('is none: “%s”', (text) => expect(readApiKey(text)).toBeNull());
});

describe('the scopes of an API key', () => {
  it('let who may change an area read it, and no other', () => {
    expect(scopeOpens(['orders'], 'orders.read')).toBe(true);
    expect(scopeOpens(['orders.read'], 'orders')).toBe(false);
    expect(scopeOpens(['orders', 'products'], 'inventory.read')).toBe(false);
    expect(scopeOpens([], 'customers.read')).toBe(false);
  });

  it('are kept without what another one holds already', () => {
    expect(normalizeScopes(['products.read', 'orders.read', 'orders', 'orders'])).toEqual([
      'orders',
      'products.read',
    ]);
  });
});
