import { decodeJson, recordOf, writtenRecord } from '@veranda/domain/decoders';
import type { FileStorage } from '@veranda/server/platform/storage/file-storage';
import type { AudienceService, ServiceProblem } from './audience-service.ts';
import { later, never, sent } from '@veranda/server/platform/webhook-deliveries/delivery-outcome';
import { deliveryReason } from '@veranda/server/platform/webhook-deliveries/delivery-reason';

/**
 * The local fake of Mailchimp, for keys that end in `-local`: `empty-local` has no list, `wrong-local` is
 * refused, `down-local` is unavailable; every other one has two lists. Members are kept as a file of the
 * site, so that they can be seen.
 */
export function createLocalAudiences(storage: FileStorage): AudienceService {
  const lists = [
    { id: 'letters', name: 'Letters from the bakery' },
    { id: 'events', name: 'Events' },
  ];
  // One at a time: two that read and write the same file would lose a member.
  let last: Promise<unknown> = Promise.resolve();

  async function write(path: string, email: string, entry: object): Promise<void> {
    const text = Buffer.from((await storage.get(path)) ?? '{}').toString();
    const members = decodeJson(recordOf(writtenRecord), text);
    await storage.put(path, Buffer.from(JSON.stringify({ [email]: entry, ...members }, null, 2)));
  }

  return {
    account: async (key) => problemOf(key) ?? { kind: 'account', name: 'Local Mailchimp' },
    lists: async (key) => problemOf(key) ?? { kind: 'lists', lists: key.startsWith('empty-') ? [] : lists },
    async add(key, { siteId, listId, email, name, doubleOptIn }) {
      const problem = problemOf(key);
      if (problem) return later(deliveryReason('unreachable'));
      if (!lists.some((list) => list.id === listId)) return never(deliveryReason('mailchimpListGone'));
      const status = doubleOptIn ? 'pending' : 'subscribed';
      const turn = last.then(() =>
        write(`${siteId}/mailchimp/${listId}.json`, email.toLowerCase(), { name, status }),
      );
      last = turn.catch(() => {});
      await turn;
      return sent;
    },
  };
}

function problemOf(key: string): ServiceProblem | null {
  if (key.startsWith('wrong-')) return { kind: 'refused' };
  return key.startsWith('down-') ? { kind: 'away', reason: deliveryReason('unreachable') } : null;
}

/** Mailchimp, or its fake where the key is a local one and this is a developer's machine. */
export function chooseAudiences(parts: {
  readonly mailchimp: AudienceService;
  readonly local: AudienceService;
  readonly development: boolean;
}): AudienceService {
  const serviceOf = (key: string): AudienceService =>
    parts.development && key.endsWith('-local') ? parts.local : parts.mailchimp;
  return {
    account: (key) => serviceOf(key).account(key),
    lists: (key) => serviceOf(key).lists(key),
    add: (key, member) => serviceOf(key).add(key, member),
  };
}
