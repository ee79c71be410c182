import type { MailWords, Notification } from '@veranda/contracts/notifications';
import { findTemplate } from '@veranda/db/mail/reader';
import { saveTemplate } from '@veranda/db/mail/writer';
import { isMailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { wordsProblem, wordsToKeep } from './check-words.ts';
import { presentNotification } from './present-notification.ts';
import { readSampleParts } from './read-notifications.ts';

/** What is saved of a kind of mail. */
export interface NotificationToSave {
  readonly kind: string;
  readonly words: MailWords;
  readonly enabled: boolean;
  readonly version: string;
}

/** Saves the words and the switch of a kind over the version that was read. */
export async function saveNotification(
  deps: Pick<Deps, 'db' | 'settings'>,
  site: SiteEntry,
  { kind, words, enabled, version }: NotificationToSave,
): Promise<Notification | Refusal> {
  if (!isMailKind(kind)) return refuse('unknown-mail');
  const problem = wordsProblem(kind, words);
  if (problem) return problem;
  if (!enabled && !mailKind(kind).mayBeOff) return refuse('mail-always-sent', { field: 'enabled' });
  const kept = wordsToKeep(kind, site.language, words);
  const sample = await readSampleParts(deps, site);
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const saved = await saveTemplate(tx, site.id, { ...kept, kind, enabled, version: BigInt(version) });
    if (!saved) return refuse('changed-meanwhile');
    return presentNotification(sample, kind, await findTemplate(tx, site.id, kind));
  });
}
