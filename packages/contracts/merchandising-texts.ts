import type { MerchandisingTextName } from '@veranda/domain/catalog/merchandising';
import type { StorefrontMessageKey } from './storefront-messages.ts';

const keys = {
  scarcityText: 'scarcityText',
  restockCallToAction: 'restockCallToActionText',
  restockPlaceholder: 'restockPlaceholderText',
  restockButton: 'restockButtonText',
  restockMailingListText: 'restockMailingListText',
} as const satisfies Readonly<Record<MerchandisingTextName, StorefrontMessageKey>>;

/** The texts of merchandising of a site whose owner has written none, out of the texts of the site. */
export function merchandisingTexts(
  siteTexts: Readonly<Record<string, string>>,
): Readonly<Record<MerchandisingTextName, string>> {
  const texts = Object.entries(keys).map(([name, key]) => [name, siteTexts[key] ?? '']);
  return Object.fromEntries(texts) as Readonly<Record<MerchandisingTextName, string>>;
}
