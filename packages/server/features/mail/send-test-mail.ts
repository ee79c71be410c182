import type { MailWords } from '@veranda/contracts/notifications';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isMailKind } from '@veranda/domain/mail/mail-kinds';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { wordsProblem } from './check-words.ts';

/** What the outbox carries of a test mail. */
export interface TestMailOrder {
  readonly kind: string;
  readonly words: MailWords;
  readonly id: string;
  readonly to: string;
}

/** Lets a mail with made-up content leave to whoever has asked for it. */
export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  given: Omit<TestMailOrder, 'id'>,
): Promise<{ to: string } | Refusal> {
  if (!isMailKind(given.kind)) return refuse('unknown-mail');
  const problem = wordsProblem(given.kind, given.words);
  if (problem) return problem;
  const [id, mailId] = [deps.newId(), deps.newId()];
  await deps.db.forSite(site.id, (tx) =>
    addToOutbox(tx, {
      id,
      websiteId: site.id,
      topic: 'test-mail',
      dedupeKey: `test-mail.${mailId}`,
      payload: { ...given, id: `test-mail.${mailId}` } satisfies TestMailOrder,
    }),
  );
  return { to: given.to };
}
