import type { Notification, SenderAnswer } from '@veranda/contracts/notifications';
import { findSampleGoods, findSender, findTemplates } from '@veranda/db/mail/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import { allMailKinds } from '@veranda/domain/mail/mail-kinds';
import type { Deps } from '../../platform/deps.ts';
import { type MailKit, readMailKit } from '../../platform/mail/mail-kit.ts';
import type { SampleParts } from '../../platform/mail/sample-mails.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { presentNotification, presentSender } from './present-notification.ts';

/** Every mail of the site, and who they come from. */
export async function readNotifications(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
): Promise<{ notifications: Notification[]; sender: SenderAnswer }> {
  const sample = await readSampleParts(deps, site);
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const rows = await findTemplates(tx, site.id);
      const notifications = allMailKinds.map((kind) =>
        presentNotification(
          sample,
          kind,
          rows.find((row) => row.kind === kind),
        ),
      );
      return { notifications, sender: await readSender(tx, site) };
    },
    { readOnly: true },
  );
}

/** Who mails come from. */
export async function readSender(tx: SiteTransaction, site: SiteEntry): Promise<SenderAnswer> {
  const replyTo = await findOwnerEmail(tx, site.id);
  return presentSender(await findSender(tx, site.id), { name: site.title, replyTo });
}

/** What the examples of a site's mails are made of. */
export async function readSampleParts(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
): Promise<{ readonly kit: MailKit; readonly goods: SampleParts['goods'] }> {
  const kit = await readMailKit(deps, site);
  const goods = await deps.db.forSite(site.id, (tx) => findSampleGoods(tx, site.id), { readOnly: true });
  return { kit, goods };
}
