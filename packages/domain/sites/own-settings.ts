import type { FlatRate, SiteSettings } from '../publishing/snapshot.ts';

/** Shipping rate of a new site, until its owner sets rates of their own. */
export const sampleRate: FlatRate = {
  id: 'sample',
  name: 'Sample shipping rate',
  perOrder: '5.00',
  perItem: '0.00',
};

/** Whether a shop still charges the rate of its template. */
export function hasSampleRate(settings: SiteSettings): boolean {
  return settings.store.shippingRates.some(
    ({ id, name }) => id === sampleRate.id && name === sampleRate.name,
  );
}

/**
 * Settings of a new site of somebody: those of its starter without anybody's identity. Without an e-mail address of the
 * business, orders, answers and disputes are told to the owner's account, and no page names an address. Installments
 * need an account with their provider, which a new shop has not.
 */
export function ownSettings(settings: SiteSettings, siteName: string): SiteSettings {
  return {
    ...settings,
    socialAccounts: [],
    announcement: null,
    businessName: siteName,
    businessEmail: '',
    address: [],
    store: { ...settings.store, installments: null },
  };
}
