import { findLines, findOrder, type OrderLineRecord, type OrderRecord } from '@veranda/db/orders/reader';
import { findShipments } from '@veranda/db/orders/shipments';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { answered } from '@veranda/domain/cart/item-fields';
import type { Address } from '@veranda/domain/checkout/check-details';
import { isEntityId } from '@veranda/domain/entity-id';
import { type LineUnits, unsent } from '@veranda/domain/orders/fulfilment';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';
import { dayText } from '../../platform/locales/day-text.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { renderPackingSlips, type PackingSlip } from './render-packing-slip.ts';
import { fulfillable } from './fulfillable-line.ts';

interface Asked {
  readonly orderId: string;
  /** Null for all that is left to send. */
  readonly parcelId: string | null;
}

/** The packing slip of an order or of one of its parcels; when all is sent, of everything that was. */
export async function packingSlip(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  input: Asked,
): Promise<{ readonly bytes: Uint8Array; readonly fileName: string } | Refusal> {
  if (!isEntityId(input.orderId)) return refuse('unknown-order');
  const slip = await deps.db.forSite(site.id, (tx) => readSlip(tx, site, input), { readOnly: true });
  if (isRefusal(slip)) return slip;
  return { bytes: await renderPackingSlips([slip]), fileName: `packing-slip-${String(slip.number)}.pdf` };
}

/** The packing slips of several orders in one file, in the order of their numbers. */
export async function packingSlips(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  orderIds: readonly string[],
): Promise<{ readonly bytes: Uint8Array; readonly fileName: string } | Refusal> {
  const slips: PackingSlip[] = [];
  await deps.db.forSite(
    site.id,
    async (tx) => {
      for (const orderId of new Set(orderIds)) {
        const slip = await readSlip(tx, site, { orderId, parcelId: null });
        if (!isRefusal(slip)) slips.push(slip);
      }
    },
    { readOnly: true },
  );
  if (slips.length === 0) return refuse('nothing-to-pack');
  const inTurn = slips.toSorted((a, b) => a.number - b.number);
  return { bytes: await renderPackingSlips(inTurn), fileName: 'packing-slips.pdf' };
}

async function readSlip(tx: SiteTransaction, site: SiteEntry, input: Asked): Promise<PackingSlip | Refusal> {
  const order = await findOrder(tx, input.orderId);
  if (!order || order.number === null) return refuse('unknown-order');
  const lines = await findLines(tx, order.id);
  const units = await unitsOf(tx, lines, input);
  if (units.length === 0) return refuse('nothing-to-pack');
  return presentSlip(site, order, unitsWithTitles(lines, units));
}

async function unitsOf(
  tx: SiteTransaction,
  lines: readonly OrderLineRecord[],
  input: Asked,
): Promise<readonly LineUnits[]> {
  if (input.parcelId !== null) {
    const parcels = await findShipments(tx, input.orderId);
    return parcels.find((parcel) => parcel.id === input.parcelId)?.lines ?? [];
  }
  const left = unsent(lines.map(fulfillable));
  if (left.length > 0) return left;
  return lines.flatMap((line) =>
    line.fulfilledQuantity > 0 ? [{ lineId: line.id, quantity: line.fulfilledQuantity }] : [],
  );
}

function unitsWithTitles(
  lines: readonly OrderLineRecord[],
  units: readonly LineUnits[],
): PackingSlip['items'] {
  const quantities = new Map(units.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.id);
    if (quantity === undefined) return [];
    const attributes = Object.entries(line.attributes as Record<string, string>);
    const answers = answered(line.additionalFields).map(({ title, text }) => `${title}: ${text}`);
    const options = attributes.map(([name, value]) => `${name}: ${value}`).join(', ');
    const note = [options, ...answers].filter(Boolean).join('\n');
    return [{ quantity, title: line.title, note, sku: line.sku }];
  });
}

function presentSlip(site: SiteEntry, order: OrderRecord, items: PackingSlip['items']): PackingSlip {
  const address = order.shippingAddress as Address | null;
  return {
    shop: site.title,
    number: order.number ?? 0,
    placed: dayText(order.placedAt ?? order.createdAt, { language: 'en-US', timeZone: site.timeZone }),
    shipTo: address ? addressLines(address, order.locale) : [],
    country: address?.country ?? '',
    phone: address?.phone ?? '',
    method: (order.shippingOption as { name?: string } | null)?.name ?? '',
    message: order.customerNote,
    isLetter: /-(US|CA|MX)$/.test(site.language),
    items,
  };
}
