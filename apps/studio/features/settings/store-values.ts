import type { SettingsBody } from '@veranda/contracts/sites';

/** The part of the settings that is the store's. */
export type StoreValues = Pick<
  SettingsBody,
  | 'currency'
  | 'shippingRates'
  | 'shippingCountries'
  | 'multipleQuantityAllowedForServices'
  | 'subscriptionNotice'
  | 'installments'
>;
