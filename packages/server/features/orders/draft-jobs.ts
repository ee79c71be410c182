import { findDraft } from '@veranda/db/orders/drafts';
import { formatMoney } from '@veranda/domain/money/format';
import { emptyDraft } from '@veranda/domain/orders/draft';
import { readDraft } from '../../platform/carts/draft-terms.ts';
import { loadCart } from '../../platform/carts/load-cart.ts';
import { dayText } from '../../platform/day-text.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { letterMail } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { draftToken, invoicePath } from '../../platform/orders/draft-key.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

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
      const mail = site && (await invoiceMail(deps, site, payload as Sending));
      if (mail) await deps.mail.send(mail);
      return 'done';
    },
  };
}

// Of a draft that was sent anew, deleted or paid meanwhile there is nothing to tell.
async function invoiceMail(deps: Deps, site: SiteEntry, sending: Sending): Promise<Mail | null> {
  return deps.db.forSite(site.id, async (tx) => {
    const found = await findDraft(tx, site.id, sending.draftId);
    const { draft, cart } = found ?? {};
    if (!draft || !cart?.email || cart.status !== 'open' || draft.sends !== sending.sends) return null;
    const token = draftToken(deps, sending, cart.token_hash);
    if (token === null || !draft.expires_at) return null;
    const { entries, totals } = await loadCart(deps, tx, { site, row: cart });
    const money = (minor: bigint): string => formatMoney(minor, cart.currency, site.language);
    const { message } = readDraft(cart) ?? emptyDraft;
    return letterMail(site, {
      id: `invoice.${cart.id}.${String(sending.sends)}`,
      to: cart.email,
      subject: `Your invoice from ${site.title}`,
      heading: `Your invoice: ${money(totals.grandTotalMinor)}`,
      lines: [
        `${site.title} has put this order together for you. You can look at it and pay it until ${dayText(draft.expires_at, site)}.`,
      ],
      ...(message === '' ? {} : { quote: message }),
      rows: [
        ...entries.map(({ line, unitMinor }) => ({
          name: `${String(line.quantity)} × ${[line.title, ...Object.values(line.item?.attributes ?? {})].join(', ')}`,
          value: money(unitMinor * BigInt(line.quantity)),
        })),
        ...(totals.discountMinor > 0n ? [{ name: 'Discount', value: money(-totals.discountMinor) }] : []),
        ...(totals.quote ? [{ name: 'Shipping', value: money(totals.shippingMinor) }] : []),
        ...(totals.taxMinor > 0n ? [{ name: 'Tax', value: money(totals.taxMinor) }] : []),
        { name: 'Total', value: money(totals.grandTotalMinor) },
      ],
      button: { label: 'See and pay', href: `${site.origin}${invoicePath(token)}` },
    });
  });
}
