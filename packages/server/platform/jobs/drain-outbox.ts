import { claimMessages, markSent, postponeMessage } from '@veranda/db/platform/outbox';
import type { PlatformDeps } from '../deps.ts';

/**
 * Handler of a topic's message; `again`: it is not finished, and due once more after the pause. A job that
 * takes longer than 15 s first says with `holdFor` how many milliseconds nobody else may take its message.
 */
export type Job = (
  siteId: string,
  payload: unknown,
  holdFor: (milliseconds: number) => Promise<void>,
) => Promise<'done' | 'again'>;

const batch = 10;

/**
 * Handles what is due of a topic, once: messages are claimed in one transaction and carried out after its
 * commit, so that a process may die at any point; what it had claimed is due again later, and the message's
 * key lets a receiver see the repeat. @returns how many were claimed
 */
export async function drainOutbox(
  deps: Pick<PlatformDeps, 'db' | 'log' | 'now'>,
  topic: string,
  job: Job,
): Promise<number> {
  const messages = await deps.db.global((tx) => claimMessages(tx, topic, batch));
  for (const message of messages) {
    const fields = { topic, message: message.id, site_id: message.siteId };
    try {
      const holdFor = (milliseconds: number): Promise<void> =>
        deps.db.global((tx) => postponeMessage(tx, message.id, new Date(deps.now() + milliseconds)));
      const result = await job(message.siteId ?? '', message.payload, holdFor);
      if (result === 'done') await deps.db.global((tx) => markSent(tx, message.id));
    } catch (error) {
      deps.log.warn({ ...fields, err: error, attempts: message.attempts }, 'outbox: will be tried again');
    }
  }
  return messages.length;
}
