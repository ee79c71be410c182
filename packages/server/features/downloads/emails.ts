import type { Entitlement } from '@veranda/db/downloads/reader';
import { letterMail } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** Tells a buyer where to download: the page of the order, since a mail program that opens links would use them up. */
export function downloadMail(
  site: SiteEntry,
  given: {
    readonly id: string;
    readonly to: string;
    readonly orderNumber: number | null;
    readonly entitlements: readonly Entitlement[];
    readonly orderUrl: string;
  },
): Mail {
  const { id, to, orderNumber, entitlements, orderUrl } = given;
  const count = entitlements.length === 1 ? 'Your download is' : 'Your downloads are';
  return letterMail(site, {
    id,
    to,
    subject: `${count} ready – order No. ${orderNumber ?? ''} at ${site.title}`,
    heading: `${count} ready`,
    lines: [`What you bought at ${site.title} is waiting on the page of your order.`],
    rows: entitlements.map((one) => ({ name: one.product_title, value: one.file_name })),
    button: { label: 'Go to the downloads', href: orderUrl },
  });
}
