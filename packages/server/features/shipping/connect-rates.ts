import type { RateAccounts, RateKind } from '@veranda/contracts/carrier-accounts';
import { deleteRateAccount, findRateAccounts, saveRateAccount } from '@veranda/db/shipping/rate-accounts';
import { findCheckoutRules } from '@veranda/db/checkout/rules';
import { noRules } from '@veranda/domain/checkout/checkout-rules';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Destination } from '@veranda/domain/line-items/destination';
import { untaxed } from '@veranda/domain/tax/tax-rule';
import type { Deps } from '../../services/deps.ts';
import { sealRateKey } from '../../services/commerce/rate-providers/rate-account.ts';
import type { RateAccount, RateAnswer } from '../../services/commerce/rate-providers/rate-answer.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Providers that are asked, without their keys. */
export async function readRateSettings(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
): Promise<RateAccounts> {
  const rows = await deps.db.forSite(site.id, (tx) => findRateAccounts(tx));
  const of = (kind: RateKind): RateAccounts['carrier'] => {
    const row = rows.find((one) => one.kind === kind);
    return row
      ? { url: row.url, connectedBy: row.connectedBy, connectedAt: row.connectedAt.toISOString() }
      : null;
  };
  return { carrier: of('carrier'), tax: of('tax'), hasTestServices: deps.settings.development };
}

/**
 * Connects a service: it is asked about a parcel to the shop itself, and kept, its key sealed, when it
 * answers.
 */
export async function connectRates(
  deps: Deps,
  site: SiteEntry,
  given: { readonly kind: RateKind; readonly url: string; readonly key: string; readonly actor: string },
): Promise<RateAccounts | Refusal> {
  const [url, key] = [given.url.trim(), given.key.trim()];
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
    return refuse('rate-url-malformed', { field: 'url' });
  const problem = problemOf(await tryAccount(deps, site, { kind: given.kind, account: { url, key } }));
  if (problem) return problem;
  const id = deps.newId();
  await deps.db.forSite(site.id, (tx) =>
    saveRateAccount(tx, {
      kind: given.kind,
      id,
      url,
      keySealed: sealRateKey(deps, id, key),
      connectedBy: given.actor,
    }),
  );
  return readRateSettings(deps, site);
}

/** Leaves a service. */
export async function disconnectRates(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
  kind: RateKind,
): Promise<RateAccounts | Refusal> {
  const left = await deps.db.forSite(site.id, (tx) => deleteRateAccount(tx, kind));
  return left ? readRateSettings(deps, site) : refuse('rate-account-missing');
}

function problemOf(answer: RateAnswer<unknown>): Refusal | null {
  if (answer.kind === 'said') return null;
  return answer.kind === 'refused'
    ? refuse('rate-key-refused', { field: 'key' })
    : refuse('rate-service-away', { field: 'url' });
}

async function tryAccount(
  deps: Pick<Deps, 'db' | 'rates'>,
  site: SiteEntry,
  { kind, account }: { readonly kind: RateKind; readonly account: RateAccount },
): Promise<RateAnswer<unknown>> {
  const { currency } = site;
  const rules = await deps.db.forSite(site.id, (tx) => findCheckoutRules(tx));
  const { shopAddress: origin } = rules?.doc ?? noRules;
  const place: Destination = origin.country === '' ? somewhere : origin;
  if (kind === 'carrier')
    return deps.rates.carriers.ask(account, { currency, origin, destination: place, ...smallParcel });
  const question = { settings: untaxed, place, shippingMinor: 0n, lines: [] };
  return deps.rates.taxes.ask(account, { currency, origin, question });
}

const smallParcel = {
  grams: 500,
  units: 1,
  items: [{ quantity: 1, grams: 500, lengthMm: 200, widthMm: 150, heightMm: 100 }],
};
const somewhere: Destination = { country: 'US', region: 'NY', postalCode: '10001' };
