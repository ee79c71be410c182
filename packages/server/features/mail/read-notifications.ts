import type { Notification, SenderAnswer } from '@veranda/contracts/notifications';
import { findSender, findTemplates } from '@veranda/db/mail/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { mailBook } from '@veranda/domain/mail/mail-book';
import { allMailKinds } from '@veranda/domain/mail/mail-kinds';
import type { SiteSettings } from '@veranda/domain/publishing/snapshot';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { presentNotification, presentSender } from './present-notification.ts';

/** Every mail of the site, and who they come from. */
export async function readNotifications(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
): Promise<{ notifications: Notification[]; sender: SenderAnswer }> {
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const rows = await findTemplates(tx, site.id);
      const book = mailBook(site.language);
      const notifications = allMailKinds.map((kind) =>
        presentNotification(
          book,
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
  const settings = await findSettings(tx, site.id);
  const document = JSON.parse(settings?.doc ?? '{}') as { settings?: SiteSettings };
  const replyTo = document.settings?.businessEmail ?? '';
  return presentSender(await findSender(tx, site.id), { name: site.title, replyTo });
}
