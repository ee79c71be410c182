import { describe, expect, it } from 'vitest';
import { scopesOf, scopesText } from './scope-words.ts';

describe('what a key may do', () => {
  it('is chosen by area', () => {
    const levels = { orders: 'write', products: 'read', inventory: 'none', customers: 'read' } as const;
    expect(scopesOf(levels)).toEqual(['orders', 'products.read', 'customers.read']);
  });

  it('is told in words', () => {
    expect(scopesText(['orders', 'inventory.read', 'customers.read'])).toBe(
      'Orders, Stock (read), Customers (read)',
    );
  });
});
