import type { MailSender, SenderAnswer } from '@veranda/contracts/notifications';
import { saveSender as writeSender } from '@veranda/db/mail/writer';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { readSender } from './read-notifications.ts';

/** Saves who mails come from over the version that was read. */
export async function saveSender(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  given: { readonly sender: MailSender; readonly version: string },
): Promise<SenderAnswer | Refusal> {
  const name = given.sender.name.trim();
  const replyTo = given.sender.replyTo.trim();
  if (replyTo !== '' && !isEmailAddress(replyTo)) return refuse('email-invalid', { field: 'sender.replyTo' });
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const saved = await writeSender(tx, site.id, { name, replyTo, version: BigInt(given.version) });
    return saved ? readSender(tx, site) : refuse('changed-meanwhile');
  });
}
