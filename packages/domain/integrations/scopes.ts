/** Scopes of a commerce API key: everything of an area, or reading it. */
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

/**
 * True when a key with the scopes `held` may do what requires `wanted`: write access includes read access.
 */
export function scopeOpens(held: readonly string[], wanted: ApiScope): boolean {
  return held.includes(wanted) || (wanted.endsWith('.read') && held.includes(wanted.slice(0, -5)));
}

/** The scopes in the order of the table, each once, without those that another one holds already. */
export function normalizeScopes(scopes: readonly ApiScope[]): ApiScope[] {
  return apiScopes.filter(
    (apiScope) =>
      scopes.includes(apiScope) &&
      !(apiScope.endsWith('.read') && scopeOpens(without(scopes, apiScope), apiScope)),
  );
}

function without(scopes: readonly ApiScope[], scope: ApiScope): ApiScope[] {
  return scopes.filter((one) => one !== scope);
}
