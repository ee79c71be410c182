import { createHash } from 'node:crypto';
import { changeAddress, findAddresses, keepAddress } from '@veranda/db/members/addresses';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { CommerceDeps } from '../deps.ts';
import { addressLines } from './address-lines.ts';

/** An address of a site user, ready to be shown and to be used. */
export interface SavedAddress {
  readonly id: string;
  readonly lines: string[];
  readonly address: Address;
}

/** The saved addresses of the signed-in customer, the one that is offered first before the others. */
export async function readSavedAddresses(
  tx: SiteTransaction,
  buyer: { readonly siteUserId: string | null; readonly language: string; readonly most?: number },
): Promise<SavedAddress[]> {
  if (buyer.siteUserId === null) return [];
  return (await findAddresses(tx, buyer.siteUserId, buyer.most)).map((row) => {
    const address = row.address as Address;
    return { id: row.id, address, lines: addressLines(address, buyer.language) };
  });
}

/** Keeps an address of a site user; the same one again is only used again. */
export async function keepAddressOf(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { siteUserId, address }: { readonly siteUserId: string; readonly address: Address },
): Promise<void> {
  await keepAddress(tx, {
    id: deps.newId(),
    siteUserId,
    usedAt: new Date(deps.now()),
    ...writtenOf(address),
  });
}

/** Changes an address of a site user in its place. @returns false when there is no such one */
export async function changeAddressOf(
  tx: SiteTransaction,
  {
    siteUserId,
    id,
    address,
  }: { readonly siteUserId: string; readonly id: string; readonly address: Address },
): Promise<boolean> {
  return changeAddress(tx, { siteUserId, id }, writtenOf(address));
}

function writtenOf(address: Address) {
  const parts = Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    address: JSON.stringify(address),
    addressHash: createHash('sha256').update(JSON.stringify(parts)).digest(),
  };
}
