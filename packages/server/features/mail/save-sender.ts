import type { MailSender, SenderAnswer } from '@veranda/contracts/mail-settings';
import { saveSender as writeSender } from '@veranda/db/mail/writer';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { readSender } from './read-mail-settings.ts';

/** Saves who mails come from over the version that was read. */
export async function saveSender(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { sender, version }: { readonly sender: MailSender; readonly version: string },
): Promise<SenderAnswer | Refusal> {
  const name = sender.name.trim();
  const replyTo = sender.replyTo.trim();
  if (replyTo !== '' && !isEmailAddress(replyTo)) return refuse('email-invalid', { field: 'sender.replyTo' });
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const saved = await writeSender(tx, { name, replyTo, version: BigInt(version) });
    return saved ? readSender(tx, site) : refuse('version-conflict');
  });
}
