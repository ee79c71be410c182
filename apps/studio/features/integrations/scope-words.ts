import { type ApiScope, scopeOpens } from '@veranda/domain/integrations/scopes';

/** How far a key goes in an area. */
export type ScopeLevel = 'none' | 'read' | 'write';

/** The areas of the commerce API as the studio names them; customers are read only. */
export const scopeAreas = [
  { area: 'orders', label: 'Orders', writes: true },
  { area: 'products', label: 'Products', writes: true },
  { area: 'inventory', label: 'Stock', writes: true },
  { area: 'customers', label: 'Customers', writes: false },
] as const;
export type ScopeArea = (typeof scopeAreas)[number]['area'];

export const levelWords: Readonly<Record<ScopeLevel, string>> = {
  none: 'No access',
  read: 'Read',
  write: 'Read and change',
};

/** The scopes that a choice of levels comes to. */
export function scopesOf(levels: Readonly<Record<ScopeArea, ScopeLevel>>): ApiScope[] {
  return scopeAreas.flatMap(({ area, writes }): ApiScope[] => {
    const level = levels[area];
    if (level === 'none') return [];
    // Safe: every area has these scopes, and customers are not changed.
    return [level === 'write' && writes ? (area as ApiScope) : `${area}.read`];
  });
}

/** What a key may do, in words: "Orders, Stock (read)". */
export function scopesText(scopes: readonly string[]): string {
  return scopeAreas
    .flatMap(({ area, label, writes }) => {
      if (writes && scopes.includes(area)) return label;
      return scopeOpens(scopes, `${area}.read`) ? `${label} (read)` : [];
    })
    .join(', ');
}
