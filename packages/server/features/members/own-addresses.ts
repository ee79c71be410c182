import type { Address } from '@veranda/contracts/checkout';
import type { OwnAddress } from '@veranda/contracts/members-addresses';
import { deleteAddress, offerAddress } from '@veranda/db/members/addresses';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addressProblems, emptyAddress } from '@veranda/domain/checkout/check-details';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { countryAddresses } from '../../services/commerce/addresses/country-addresses.ts';
import {
  changeAddressOf,
  keepAddressOf,
  readSavedAddresses,
} from '../../services/commerce/addresses/saved-addresses.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/** Answer to every call of the addresses: the addresses that are stored now. */
export type Kept = { addresses: OwnAddress[] } | Refusal;

/** The addresses of the signed-in customer. */
export function listAddresses(deps: Deps, visit: Visit): Promise<Kept> {
  return changeAddresses(deps, visit, async () => null);
}

/** Keeps an address as it was typed, in place of that of `id` where there is one. */
export function keepAddress(deps: Deps, visit: Visit, typed: TypedAddress): Promise<Kept> {
  const { id = '', ...parts } = typed;
  const address = trimmed(parts);
  const [first, ...also] = addressProblems(address, countryAddresses);
  if (first) return Promise.resolve({ ...first, also });
  return changeAddresses(deps, visit, async (tx, siteUserId) => {
    if (id === '') {
      await keepAddressOf(deps, tx, { siteUserId, address });
      return null;
    }
    return (await changeAddressOf(tx, { siteUserId, id, address })) ? null : refuse('not-found');
  });
}

/** Offers an address before the others. */
export function preferAddress(deps: Deps, visit: Visit, id: string): Promise<Kept> {
  return changeAddresses(deps, visit, async (tx, siteUserId) => {
    const isThere = await offerAddress(tx, { siteUserId, id }, new Date(deps.now()));
    return isThere ? null : refuse('not-found');
  });
}

/** Forgets an address. One that is gone already is as it should be. */
export function removeAddress(deps: Deps, visit: Visit, id: string): Promise<Kept> {
  return changeAddresses(deps, visit, async (tx, siteUserId) => {
    await deleteAddress(tx, { siteUserId, id });
    return null;
  });
}

/** An address as a form or a call sends it: what its country does not ask for is left out. */
export type TypedAddress = Partial<Address> & { readonly id?: string | undefined };

function trimmed(parts: Partial<Address>): Address {
  const input = { ...emptyAddress, ...parts };
  const rules = countryAddresses(input.country);
  const isAsked = (name: string) =>
    !isPart(name) || rules === null || rules.parts.some((part) => part === name);
  const entries = Object.entries(input).map(([name, value]) => [name, isAsked(name) ? value.trim() : '']);
  return Object.fromEntries(entries) as Address;
}

function isPart(name: string): boolean {
  return ['address1', 'address2', 'city', 'region', 'postalCode'].includes(name);
}

async function changeAddresses(
  deps: Deps,
  { site, call }: Visit,
  change: (tx: SiteTransaction, siteUserId: string) => Promise<Refusal | null>,
): Promise<Kept> {
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const refused = await change(tx, user.id);
    if (isRefusal(refused)) return refused;
    const savedAddresses = await readSavedAddresses(tx, { siteUserId: user.id, language: site.language });
    return {
      addresses: savedAddresses.map(({ id, lines, address }) => ({ id, lines, address: { ...address } })),
    };
  });
}
