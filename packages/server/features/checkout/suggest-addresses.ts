import { findCartByToken } from '@veranda/db/cart/reader';
import { findRules } from '@veranda/db/checkout/rules';
import { type Address, emptyAddress } from '@veranda/domain/checkout/check-details';
import type { PlaceDetails, PlacePrediction } from '@veranda/domain/maps/place';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { countryAddresses } from '../../services/commerce/addresses/country-addresses.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { lookUp } from '../../services/sites/maps/look-up.ts';

// A look-up costs the owner: it is made where they want it, for who has something in a cart.
const context = { productPage: 'checkout', productSection: 'delivery-address' };

interface Search {
  readonly site: SiteEntry;
  readonly tokenHash: Uint8Array | null;
}

/** Addresses that begin with what was typed; `not-found` where the shop does not suggest any. */
export async function suggestAddresses(
  deps: Deps,
  search: Search,
  input: string,
): Promise<readonly PlacePrediction[] | Refusal> {
  const typed = input.trim().replace(/\s+/g, ' ');
  if (!(await isOffered(deps, search))) return refuse('not-found');
  return typed === '' ? [] : lookUp(deps, { site: search.site, call: 'autocomplete', context }, typed);
}

/** The address of a place that was suggested, without names and phone; a refusal where nobody knows it now. */
export async function addressOfPlace(
  deps: Deps,
  search: Search,
  placeId: string,
): Promise<Address | Refusal> {
  if (!(await isOffered(deps, search))) return refuse('not-found');
  const place = await lookUp(deps, { site: search.site, call: 'details', context }, placeId);
  return place === null || isRefusal(place) ? refuse('address-not-found') : addressOf(place);
}

async function isOffered({ db }: Pick<Deps, 'db'>, { site, tokenHash }: Search): Promise<boolean> {
  if (tokenHash === null) return false;
  return db.forSite(
    site.id,
    async (tx) =>
      (await findRules(tx)).store.addressSearch === true &&
      (await findCartByToken(tx, tokenHash))?.status === 'open',
    { readOnly: true },
  );
}

function addressOf({ parts }: PlaceDetails): Address {
  const { street: address1, city, postalCode, country } = parts;
  return { ...emptyAddress, address1, city, postalCode, country, region: regionOf(parts) };
}

// The code of the country's list; in a country without one its name, if addresses have one at all.
function regionOf({ country, region, regionCode }: PlaceDetails['parts']): string {
  const rules = countryAddresses(country);
  if (!rules?.parts.includes('region')) return '';
  if (rules.regions.length === 0) return region;
  const same = (text: string) => text.localeCompare(region, 'en', { sensitivity: 'base' }) === 0;
  return rules.regions.find(({ code, name }) => code === regionCode || same(name))?.code ?? '';
}
