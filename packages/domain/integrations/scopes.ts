/** What a key of the commerce API may be allowed: everything of an area, or to read it. */
export const apiScopes = [
  'orders',
  'orders.read',
  'products',
  'products.read',
  'inventory',
  'inventory.read',
  'customers.read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Whether a key that holds `held` may do what asks for `wanted`: who may change an area may read it. */
export function scopeOpens(held: readonly string[], wanted: ApiScope): boolean {
  return held.includes(wanted) || (wanted.endsWith('.read') && held.includes(wanted.slice(0, -5)));
}

/** The scopes in the order of the table, each once, without those that another one holds already. */
export function normalizeScopes(scopes: readonly ApiScope[]): ApiScope[] {
  return apiScopes.filter(
    (one) => scopes.includes(one) && !(one.endsWith('.read') && scopeOpens(without(scopes, one), one)),
  );
}

function without(scopes: readonly ApiScope[], scope: ApiScope): ApiScope[] {
  return scopes.filter((one) => one !== scope);
}
