import { type InventoryColumn, inventoryColumns } from '@veranda/domain/inventory/inventory-preferences';
import Type, { type Static, type TProperties } from 'typebox';
import { MerchandisingBody } from './catalog-merchandising.ts';
import { CheckoutRulesBody } from './checkout-rules.ts';
import { endpoint } from './endpoint.ts';
import { MailSender } from './mail-settings.ts';
import { ManualMethod } from './payments.ts';
import { SiteQuery } from './site-query.ts';
import { SettingsBody } from './sites.ts';

type Area = 'settings' | 'products' | readonly ['orders', 'settings'];

// Reading gives every preference of a namespace, saving takes those that have changed. `websiteId` may lie among them,
// as clients send back what they were given: it is dropped (administration §3).
function callsOf<const Name extends string, Values extends TProperties, const A extends Area>(
  name: Name,
  area: A,
  values: Values,
) {
  const at = {
    host: 'studio',
    path: `/api/v1/commerce-preferences/${name}`,
    query: SiteQuery,
    response: Type.Object(values),
  } as const;
  const { properties } = Type.Partial(Type.Object(values));
  return {
    read: endpoint({
      ...at,
      name: `get-${name}-preferences`,
      method: 'GET',
      access: { kind: 'member', area, level: 'read' },
      crumb: 'none',
    }),
    save: endpoint({
      ...at,
      name: `save-${name}-preferences`,
      method: 'PUT',
      access: { kind: 'member', area, level: 'write' },
      body: Type.Object(
        { ...properties, websiteId: Type.Optional(Type.String({ maxLength: 64 })) },
        { additionalProperties: false },
      ),
      bodyKind: 'json',
      crumb: 'required',
    }),
  };
}

const { taxes, shopAddress, minimumOrder, minimumAfterDiscounts, shippingMethods, profiles } =
  CheckoutRulesBody.properties;
const store = SettingsBody.properties;

const InventoryValues = {
  lowStockAt: Type.Integer({
    minimum: 0,
    maximum: 9_999,
    description: 'Pieces at or below which a variant counts as low.',
  }),
  columns: Type.Array(
    Type.Unsafe<InventoryColumn>(Type.Union(inventoryColumns.map((column) => Type.Literal(column)))),
    {
      maxItems: inventoryColumns.length,
      uniqueItems: true,
    },
  ),
};

/**
 * The preferences of a shop by namespace (administration §7): another door to what its screens save, and the same truth.
 * Namespaces are those of the decisions; there are no others.
 */
export const commercePreferences = {
  merchandising: callsOf('merchandising', 'products', MerchandisingBody.properties),
  checkout: callsOf('checkout', 'settings', {
    minimumOrder,
    minimumAfterDiscounts,
    addressSearch: store.addressSearch,
    multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
  }),
  payments: callsOf('payments', 'settings', {
    manual: Type.Array(ManualMethod, { maxItems: 10 }),
    installments: store.installments,
  }),
  shipping: callsOf('shipping', 'settings', {
    shippingRates: store.shippingRates,
    shippingCountries: store.shippingCountries,
    shippingMethods,
    profiles,
  }),
  taxes: callsOf('taxes', 'settings', { taxes, shopAddress }),
  notifications: callsOf('notifications', ['orders', 'settings'], {
    sender: MailSender,
    mails: Type.Record(Type.String({ maxLength: 60 }), Type.Boolean(), {
      description: 'Whether a kind of mail is sent; some always are.',
    }),
  }),
  subscriptions: callsOf('subscriptions', 'settings', { subscriptionNotice: store.subscriptionNotice }),
  inventory: callsOf('inventory', 'products', InventoryValues),
} as const;

export type PreferenceNamespace = keyof typeof commercePreferences;
export type Preferences<Name extends PreferenceNamespace> = Static<
  (typeof commercePreferences)[Name]['read']['response']
>;
