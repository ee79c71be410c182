import type { MailOverrides } from '@veranda/contracts/mail-settings';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isMailKind } from '@veranda/domain/mail/mail-kinds';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { placeholderProblem } from './check-overrides.ts';

/** Test mail in the outbox. */
export interface TestMailOrder {
  readonly kind: string;
  readonly words: MailOverrides;
  readonly id: string;
  readonly to: string;
}

/** Lets a mail with made-up content leave to whoever has asked for it. */
export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  order: Omit<TestMailOrder, 'id'>,
): Promise<{ to: string } | Refusal> {
  if (!isMailKind(order.kind)) return refuse('unknown-mail');
  const problem = placeholderProblem(order.kind, order.words);
  if (problem) return problem;
  const [id, mailId] = [deps.newId(), deps.newId()];
  await deps.db.forSite(site.id, (tx) =>
    addToOutbox(tx, {
      id,
      topic: 'test-mail',
      dedupeKey: `test-mail.${mailId}`,
      payload: { ...order, id: `test-mail.${mailId}` } satisfies TestMailOrder,
    }),
  );
  return { to: order.to };
}
