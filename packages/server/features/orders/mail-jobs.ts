import { findThanksOfOrder } from '@veranda/db/donations/reader';
import { findSiteUserLanguage } from '@veranda/db/members/reader';
import { findLines, findOrder, findPayments } from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import { findShipments } from '@veranda/db/orders/shipments';
import { addOrderEvent } from '@veranda/db/orders/writer';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { MailContent } from '../../services/sites/mails/mail-content.ts';
import {
  confirmationMail,
  paymentMail,
  refundMail,
  shippingMail,
} from '../../services/commerce/mails/order-mails.ts';
import { type MailKit, readMailKit } from '../../services/sites/mails/mail-kit.ts';
import { writeMail } from '../../services/sites/mails/write-mail.ts';
import { orderKey, orderStatusPath } from '../../services/commerce/orders/order-key.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { type MailedOrder, orderMailData, parcelMailData } from './emails.ts';
import type { OrderMailOrder } from './order-mails.ts';
import { askForShopOrderMail, shopMailJobs } from './shop-mails.ts';

/** Mails that orders ask for in their transactions. */
export function mailJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    ...shopMailJobs(deps),
    'order-placed': async (siteId, payload) => {
      const { orderId } = payload as { orderId: string };
      await deps.db.forSite(siteId, (tx) => askForShopOrderMail(deps, tx, orderId));
      return sendMail(deps, siteId, { orderId, kind: 'confirmation', key: '' });
    },
    // A buyer elsewhere was notified there.
    'order-imported': async () => 'done',
    'order-mail': (siteId, payload) => sendMail(deps, siteId, payload as OrderMailOrder),
  };
}

async function sendMail(deps: Deps, siteId: string, wanted: OrderMailOrder): Promise<'done'> {
  const site = await deps.sites.byId(siteId);
  const found = site && (await findMailed(deps, site, wanted.orderId));
  if (!site || !found) return 'done';
  const kit = await readMailKit(deps, site, found.language);
  const content = letterOf(kit, found, wanted);
  const mail = content && writeMail(kit, content);
  if (!mail) return 'done';
  await deps.mail.send(mail);
  await deps.db.forSite(siteId, (tx) =>
    addOrderEvent(tx, {
      id: deps.newId(),
      orderId: wanted.orderId,
      kind: 'mail-sent',
      detail: JSON.stringify({ mail: wanted.kind }),
      actor: '',
    }),
  );
  return 'done';
}

type Mailed = MailedOrder & {
  /** Language of the buyer; '' for the site's. */
  readonly language: string;
  readonly shipments: Awaited<ReturnType<typeof findShipments>>;
  readonly refunds: Awaited<ReturnType<typeof findRefunds>>;
};

async function findMailed(deps: Deps, site: SiteEntry, orderId: string): Promise<Mailed | null> {
  return deps.db.forSite(site.id, async (tx) => {
    const order = await findOrder(tx, orderId);
    // The address of somebody who was erased is empty.
    if (!order || order.email === '') return null;
    const auth = await orderKey(deps, tx, order);
    return {
      order,
      language: await findSiteUserLanguage(tx, order.siteUserId),
      lines: await findLines(tx, orderId),
      payments: await findPayments(tx, orderId),
      shipments: await findShipments(tx, orderId),
      refunds: await findRefunds(tx, orderId),
      thanks: await findThanksOfOrder(tx, orderId),
      orderUrl: `${site.origin}${orderStatusPath(orderId, auth)}`,
    };
  });
}

// A mail that is sent again on purpose tells of the latest shipment or of all refunds, and is a mail of its
// own.
function letterOf(kit: MailKit, found: Mailed, wanted: OrderMailOrder): MailContent | null {
  const { orderId, kind, key, again } = wanted;
  const told = orderMailData(kit, found);
  const id = {
    id: key === '' ? `order-placed.${orderId}` : `order-${kind}.${orderId}.${key}`,
    isWanted: again ?? false,
  };
  if (kind === 'confirmation') return confirmationMail(kit, told, id);
  if (kind === 'payment') return paymentMail(kit, told, id);
  if (kind === 'shipping') {
    const shipments = found.shipments.filter((one) => one.voidedAt === null);
    const shipment = shipments.find((one) => one.id === key) ?? shipments.at(-1);
    return shipment ? shippingMail(kit, { ...told, parcel: parcelMailData(shipment) }, id) : null;
  }
  const done = found.refunds.filter((refund) => refund.status === 'done');
  const meant = done.filter((one) => one.id === key);
  // A refund that was returned before its mail has left is not announced.
  if (kind === 'refund' && !again && meant.length === 0) return null;
  const amountMinor = (meant.length > 0 ? meant : done).reduce((sum, one) => sum + one.amountMinor, 0n);
  return refundMail(kit, { ...told, amountMinor, canceled: kind === 'cancellation' }, id);
}
