/** Site statuses, by code (storefront §3). */
export const siteStatuses = {
  1: 'expired',
  2: 'past due',
  3: 'trial',
  4: 'beta',
  5: 'removed',
  6: 'internal',
  7: 'comped',
  8: 'paid',
  11: 'v5-linked',
  12: 'parking page',
  13: 'resold',
  14: 'resold grace',
  15: 'enterprise',
} as const;
/** The code of a status; null for a word that is none. */
export function siteStatusCode(status: string): number | null {
  const entry = Object.entries(siteStatuses).find(([, name]) => name === status);
  return entry ? Number(entry[0]) : null;
}
