import { findDraft } from '@veranda/db/orders/drafts';
import { emptyDraft } from '@veranda/domain/orders/draft';
import { readDraft } from '../../services/commerce/carts/draft-terms.ts';
import { type LoadedCart, loadCart } from '../../services/commerce/carts/load-cart.ts';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { invoiceMail, type InvoiceMailData } from '../../services/commerce/mails/order-mails.ts';
import { sendMail } from '../../services/sites/mails/write-mail.ts';
import { draftToken, invoicePath } from '../../services/commerce/orders/draft-key.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** A sending of a draft, as the outbox carries it. */
interface Sending {
  readonly draftId: string;
  readonly sends: number;
}

/** Mails of drafts. */
export function draftJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'draft-invoice': async (siteId, payload) => {
      const site = await deps.sites.byId(siteId);
      const mailData = site && (await invoiceMailData(deps, site, payload as Sending));
      if (mailData) await sendMail(deps, site, (kit) => invoiceMail(kit, mailData));
      return 'done';
    },
  };
}

// A draft that was sent again, deleted or paid in the meantime gets no mail.
async function invoiceMailData(
  deps: Deps,
  site: SiteEntry,
  sending: Sending,
): Promise<InvoiceMailData | null> {
  return deps.db.forSite(site.id, async (tx) => {
    const existingDraft = await findDraft(tx, sending.draftId);
    const { draft, cart } = existingDraft ?? {};
    if (!draft || !cart?.email || cart.status !== 'open' || draft.sends !== sending.sends) return null;
    const token = draftToken(deps, sending, cart.tokenHash);
    if (token === null || !draft.expiresAt) return null;
    const loaded = await loadCart(deps, tx, { site, row: cart });
    return {
      id: `invoice.${cart.id}.${String(sending.sends)}`,
      to: cart.email,
      locale: site.language,
      currency: cart.currency,
      totalMinor: loaded.totals.grandTotalMinor,
      payBefore: draft.expiresAt,
      message: (readDraft(cart) ?? emptyDraft).message,
      items: itemsOf(loaded),
      sums: sumsOf(loaded),
      href: `${site.origin}${invoicePath(token)}`,
    };
  });
}

function itemsOf({ entries }: LoadedCart): InvoiceMailData['items'] {
  return entries.map(({ line, unitMinor }) => ({
    id: line.id,
    name: line.title,
    detail: Object.values(line.item?.attributes ?? {}).join(', '),
    quantity: line.quantity,
    totalMinor: unitMinor * BigInt(line.quantity),
  }));
}

function sumsOf({ totals }: LoadedCart): InvoiceMailData['sums'] {
  const sum = (kind: InvoiceMailData['sums'][number]['kind'], minor: bigint) => {
    return { kind, last4: '', minor, isTotal: kind === 'total' };
  };
  return [
    ...(totals.discountMinor > 0n ? [sum('discount', -totals.discountMinor)] : []),
    ...(totals.quote ? [sum('shipping', totals.shippingMinor)] : []),
    ...(totals.taxMinor > 0n ? [sum('tax', totals.taxMinor)] : []),
    sum('total', totals.grandTotalMinor),
  ];
}
