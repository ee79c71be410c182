/**
 * Site statuses (storefront §3) with their codes, and when visitors stop seeing the site (decisions §names
 * site status): never, at once, or when its trial is over.
 */
export const siteStatuses = {
  expired: { code: 1, closes: 'at-once' },
  'past due': { code: 2, closes: 'never' },
  trial: { code: 3, closes: 'at-end-of-trial' },
  beta: { code: 4, closes: 'never' },
  removed: { code: 5, closes: 'at-once' },
  internal: { code: 6, closes: 'never' },
  comped: { code: 7, closes: 'never' },
  paid: { code: 8, closes: 'never' },
  'v5-linked': { code: 11, closes: 'never' },
  'parking page': { code: 12, closes: 'at-once' },
  resold: { code: 13, closes: 'never' },
  'resold grace': { code: 14, closes: 'never' },
  enterprise: { code: 15, closes: 'never' },
} as const satisfies Readonly<Record<string, SiteStatusFacts>>;
type SiteStatus = keyof typeof siteStatuses;

interface SiteStatusFacts {
  readonly code: number;
  readonly closes: 'never' | 'at-once' | 'at-end-of-trial';
}

/** True for a word of the table. */
export function isSiteStatus(word: string): word is SiteStatus {
  return Object.hasOwn(siteStatuses, word);
}
