import type { Presence } from '@veranda/contracts/documents';
import { designKind } from '@veranda/domain/design/design-document';
import { createPresence } from '../../documents/presence.ts';
import { watchEvents } from '../../documents/watch-events.ts';
import type { DesignLog } from './design-log.ts';

/** The others who have the design open. */
export interface DesignPeople {
  getState(): readonly Presence[];
  subscribe(listener: () => void): () => void;
  receive(people: readonly Presence[]): void;
}

export function createPeople(): DesignPeople {
  const listeners = new Set<() => void>();
  let people: readonly Presence[] = [];
  return {
    getState: () => people,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive(next) {
      people = next;
      for (const listener of listeners) listener();
    },
  };
}

const nothing = (): void => undefined;

/** Says that this tab has the design open, and takes over who else has and what they save. @returns what ends it */
export function watchDesign(site: string, log: DesignLog, people: DesignPeople): () => void {
  const address = { site, kind: designKind, id: site };
  const presence = createPresence(address, crypto.randomUUID());
  presence.subscribe(() => people.receive(presence.getState()));
  const end = watchEvents({
    address,
    known: log.seq,
    onConnected: nothing,
    onTransactions: log.receive,
    onPeople: presence.receive,
    onComments: nothing,
    // A design has no proposals.
    onReview: async () => {},
  });
  return () => {
    end();
    presence.close();
  };
}
