import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';

// The same object for the same question: what is computed of a snapshot is kept by it.
const made = new WeakMap<SiteFrame, SiteFrame>();

/**
 * A published snapshot in the currency that its site sells in now: prices are live, and so is what they are
 * in.
 */
export function inCurrency(snapshot: SiteFrame, currency: string): SiteFrame {
  if (snapshot.website.currency === currency) return snapshot;
  const known = made.get(snapshot);
  if (known?.website.currency === currency) return known;
  const live = { ...snapshot, website: { ...snapshot.website, currency } };
  made.set(snapshot, live);
  return live;
}
