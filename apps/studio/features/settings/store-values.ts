import type { SettingsBody } from '@veranda/contracts/sites';

/** The part of the settings that is the store's. */
export type StoreValues = Pick<
  SettingsBody,
  'currency' | 'multipleQuantityAllowedForServices' | 'subscriptionNotice' | 'addressSearch' | 'installments'
>;

/** The part of the settings that stands with the shipping methods. */
export type ShippingValues = Pick<SettingsBody, 'shippingRates' | 'shippingCountries'>;
