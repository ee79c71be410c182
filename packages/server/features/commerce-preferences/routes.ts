import { commercePreferences, type PreferenceNamespace } from '@veranda/contracts/commerce-preferences';
import type { Endpoint } from '@veranda/contracts/endpoint';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Refusal } from '@veranda/domain/refusal';
import { isDeepStrictEqual } from 'node:util';
import { type Route, route } from '../../platform/http/route.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import {
  inventorySource,
  merchandisingSource,
  notificationsSource,
  paymentsSource,
  rulesSource,
  type Source,
  storeSource,
  type Values,
} from './sources.ts';

/** Documents that each namespace is made of; what the first lacks is in the second. */
const sources: Readonly<Record<PreferenceNamespace, readonly Source[]>> = {
  merchandising: [merchandisingSource],
  checkout: [storeSource, rulesSource],
  payments: [storeSource, paymentsSource],
  shipping: [storeSource, rulesSource],
  taxes: [rulesSource],
  notifications: [notificationsSource],
  subscriptions: [storeSource],
  inventory: [inventorySource],
};

/** Preferences of the store's settings; the others of a namespace are of its last document. */
const ofStore = new Set([
  'addressSearch',
  'multipleQuantityAllowedForServices',
  'installments',
  'shippingRates',
  'shippingCountries',
  'subscriptionNotice',
]);

/** Commerce preferences (administration §7). */
export function commercePreferencesRoutes(deps: Deps): Route[] {
  return Object.entries(commercePreferences).flatMap(([name, { read, save }]) => {
    const namespace = name as PreferenceNamespace;
    const keys = Object.keys(read.response.properties);
    return [
      route(read as Endpoint, async (call) =>
        deps.db.forSite(siteOf(call).id, (tx) => readPreferences(tx, namespace, keys), { readOnly: true }),
      ),
      route(save as Endpoint, async (call) => {
        const { websiteId: _, ...changed } = call.body as Values;
        const site = siteOf(call);
        return changeLive(deps, site.id, async (tx) => {
          const refused = await savePreferences(tx, site, { namespace, changed });
          return refused ?? readPreferences(tx, namespace, keys);
        });
      }),
    ];
  });
}

async function readPreferences(
  tx: SiteTransaction,
  namespace: PreferenceNamespace,
  keys: readonly string[],
): Promise<Values> {
  const found: Values[] = [];
  for (const source of sources[namespace]) found.push(await source.read(tx));
  const all: Values = Object.assign({}, ...found);
  return Object.fromEntries(keys.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])));
}

// A document in which nothing changes is not saved: who edits it at the same time meets no conflict.
async function savePreferences(
  tx: SiteTransaction,
  site: SiteEntry,
  { namespace, changed }: { readonly namespace: PreferenceNamespace; readonly changed: Values },
): Promise<Refusal | null> {
  const moved = await currencyProblem(tx, site);
  if (moved) return moved;
  for (const source of sources[namespace]) {
    const isOwn = (key: string) =>
      sources[namespace].length === 1 || ofStore.has(key) === (source === storeSource);
    const own = Object.fromEntries(Object.entries(changed).filter(([key]) => isOwn(key)));
    const before = await source.read(tx);
    const after = mergedWith(before, own);
    if (isDeepStrictEqual(before, after)) continue;
    const refused = await source.save(tx, site, { before, after });
    if (refused) return refused;
  }
  return null;
}

// The switches of mails are sent one by one: those that are left out stay.
function mergedWith(before: Values, changed: Values): Values {
  const switches = changed['mails'];
  if (switches === undefined) return { ...before, ...changed };
  return { ...before, ...changed, mails: { ...(before['mails'] as object), ...(switches as object) } };
}
