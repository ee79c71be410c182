import type { FlatRate, SiteSettings } from '../publishing/snapshot.ts';

/** Shipping rate of a new site, until its owner sets rates of their own. */
export const sampleRate: FlatRate = {
  id: 'sample',
  name: 'Sample shipping rate',
  perOrder: '5.00',
  perItem: '0.00',
};

/** Settings that show if a shop has set its own rates. */
interface RateSettings {
  readonly store: Pick<SiteSettings['store'], 'shippingRates' | 'shippingCountries'>;
}

/**
 * True when a shop still charges the unchanged rate of its template: an owner who changed any of it has set
 * their own.
 */
export function hasSampleRate({ store }: RateSettings): boolean {
  return store.shippingCountries.length === 0 && store.shippingRates.some(isSample);
}

function isSample({ id, name, perOrder, perItem }: FlatRate): boolean {
  const isNamedSo = id === sampleRate.id && name === sampleRate.name;
  return (
    isNamedSo && isSameAmount(perOrder, sampleRate.perOrder) && isSameAmount(perItem, sampleRate.perItem)
  );
}

// The amount stays when the currency changes to one without decimals, and is written `5` then.
function isSameAmount(one: string, other: string): boolean {
  return Number(one) === Number(other);
}

/** Identity of a site without an owner's details. */
const nobody = {
  socialAccounts: [],
  announcement: null,
  businessName: '',
  businessEmail: '',
  address: [],
} as const satisfies Partial<SiteSettings>;

/**
 * Settings of a new site of somebody: those of its site template without anybody's identity. Without an
 * e-mail address of the business, orders, answers and disputes are told to the owner's account, and no page
 * names an address. Installments need an account with their provider, which a new shop has not.
 */
export function ownSettings(settings: SiteSettings, siteName: string): SiteSettings {
  return {
    ...settings,
    ...nobody,
    businessName: siteName,
    store: { ...settings.store, installments: null },
  };
}

/** Settings without anything that says whose site it is, in text or pictures, for a locked site. */
export function namelessSettings(settings: SiteSettings): SiteSettings {
  const pictures = { logoAssetId: null, faviconAssetId: null, socialImageAssetId: null };
  return { ...settings, ...nobody, ...pictures, tagline: '', description: '' };
}
