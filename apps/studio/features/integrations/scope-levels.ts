import { type ApiScope, scopeOpens } from '@veranda/domain/integrations/scopes';
import { t } from './messages.ts';

/** Access of a key in an area. */
export type ScopeLevel = 'none' | 'read' | 'write';

/** The areas of the commerce API as the studio names them; customers are read only. */
export const scopeAreas = [
  { area: 'orders', label: t('orders'), writes: true },
  { area: 'products', label: t('products'), writes: true },
  { area: 'inventory', label: t('stock'), writes: true },
  { area: 'customers', label: t('customers'), writes: false },
] as const;
export type ScopeArea = (typeof scopeAreas)[number]['area'];

export const levelLabels: Readonly<Record<ScopeLevel, string>> = {
  none: t('noAccess'),
  read: t('read'),
  write: t('readAndChange'),
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

/** Permissions of a key, as text: "Orders, Stock (read)". */
export function scopesSummary(scopes: readonly string[]): string {
  return scopeAreas
    .flatMap(({ area, label, writes }) => {
      if (writes && scopes.includes(area)) return label;
      return scopeOpens(scopes, `${area}.read`) ? t('readOnlyArea', { area: label }) : [];
    })
    .join(', ');
}
