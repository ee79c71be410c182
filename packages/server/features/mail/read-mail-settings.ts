import type { MailSetting, SenderAnswer } from '@veranda/contracts/mail-settings';
import { findSampleProducts, findSender, findTemplates } from '@veranda/db/mail/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import { allMailKinds } from '@veranda/domain/mail/mail-kinds';
import type { Deps } from '../../services/deps.ts';
import { type MailKit, readMailKit } from '../../services/sites/mails/mail-kit.ts';
import type { SampleParts } from '../../services/commerce/mails/sample-mails.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { presentMailSetting, presentSender } from './present-mail-setting.ts';

/** Every mail of the site, and their sender. */
export async function readMailSettings(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
): Promise<{ mailSettings: MailSetting[]; sender: SenderAnswer }> {
  const sample = await readSampleParts(deps, site);
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const rows = await findTemplates(tx);
      const mailSettings = allMailKinds.map((kind) =>
        presentMailSetting(
          sample,
          kind,
          rows.find((row) => row.kind === kind),
        ),
      );
      return { mailSettings, sender: await readSender(tx, site) };
    },
    { readOnly: true },
  );
}

/** Sender of mails. */
export async function readSender(tx: SiteTransaction, site: SiteEntry): Promise<SenderAnswer> {
  const replyTo = await findOwnerEmail(tx);
  return presentSender(await findSender(tx), { name: site.title, replyTo });
}

/** Data for the samples of a site's mails. */
export async function readSampleParts(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
): Promise<{ readonly kit: MailKit; readonly products: SampleParts['products'] }> {
  const kit = await readMailKit(deps, site);
  const products = await deps.db.forSite(site.id, (tx) => findSampleProducts(tx), { readOnly: true });
  return { kit, products };
}
