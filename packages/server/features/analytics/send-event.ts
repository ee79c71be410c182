import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { ServiceEvent } from '@veranda/domain/analytics/service-event';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';

const topic = 'send-event';

/** Lets an event leave for the operator's service of events, once its transaction is done; nothing without one. */
export async function addServiceEvent(
  { settings, newId }: Pick<Deps, 'settings' | 'newId'>,
  tx: SiteTransaction,
  event: ServiceEvent,
): Promise<void> {
  if (settings.eventsUrl === undefined) return;
  const id = newId();
  await addToOutbox(tx, { id, topic, dedupeKey: `${topic}:${id}`, payload: event });
}

/** Statuses by which a service asks for another try: it waited too long, or was asked too often. */
const laterStatuses: readonly number[] = [408, 429];

/** Posts events as JSON. One that the service refuses for good (4xx) is given up; any other is tried again. */
export function sendEventJob({
  settings,
  outbound,
}: Pick<Deps, 'settings' | 'outbound'>): Record<string, Job> {
  return {
    [topic]: async (_siteId, payload) => {
      if (settings.eventsUrl === undefined) return 'done';
      const answer = await outbound.send({
        method: 'POST',
        url: settings.eventsUrl,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      const isRefused =
        answer.kind === 'answered' &&
        answer.status >= 400 &&
        answer.status < 500 &&
        !laterStatuses.includes(answer.status);
      const isTaken = answer.kind === 'answered' && answer.status < 300;
      return isTaken || isRefused ? 'done' : 'again';
    },
  };
}
