import { describe, expect, it } from 'vitest';
import { scopesOf, scopesSummary } from './scope-levels.ts';

describe('the scopes of a key', () => {
  it('is chosen by area', () => {
    const levels = { orders: 'write', products: 'read', inventory: 'none', customers: 'read' } as const;
    expect(scopesOf(levels)).toEqual(['orders', 'products.read', 'customers.read']);
  });

  it('is told in words', () => {
    expect(scopesSummary(['orders', 'inventory.read', 'customers.read'])).toBe(
      'Orders, Stock (read), Customers (read)',
    );
  });
});
