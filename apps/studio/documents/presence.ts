import { type Presence, sendPresence } from '@veranda/contracts/documents';
import { call } from '../api/client.ts';
import { type DocumentAddress, failureOf } from './document-transport.ts';

/** The others who have a document open, and what they are told of this tab. */
export interface DocumentPresence {
  /** Everybody but this tab. */
  getState(): readonly Presence[];
  subscribe(listener: () => void): () => void;
  /** Takes over who is there. */
  receive(people: readonly Presence[]): void;
  /** Says what is selected here. */
  select(selection: readonly string[], sectionId: string): void;
  /** Goes on after a login. */
  resume(): void;
  close(): void;
}

/** Milliseconds between two words about the selection, and between two that nothing has changed. */
const throttleMs = 300;
const repeatMs = 5000;

/** Says that this tab has the document open until it is closed; pauses while nobody is signed in. */
export function createPresence<D>({ site, kind, id }: DocumentAddress<D>, client: string): DocumentPresence {
  const params = { site, kind: kind.key, document: id };
  const listeners = new Set<() => void>();
  let people: readonly Presence[] = [];
  let selected = { selection: [] as readonly string[], sectionId: '' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isThrottled = false;
  const send = async (isLeaving = false): Promise<void> => {
    clearTimeout(timer);
    const { selection, sectionId } = selected;
    const body = { client, selection: [...selection], sectionId, ...(isLeaving ? { isLeaving } : {}) };
    try {
      if (!isLeaving) timer = setTimeout(() => void send(), repeatMs);
      await call(sendPresence, { params, body, ...(isLeaving ? { keepalive: true } : {}) });
    } catch (thrown) {
      if (failureOf(thrown) === 'signed-out') clearTimeout(timer);
    }
  };
  const leave = () => void send(true);
  addEventListener('pagehide', leave);
  void send();
  return {
    getState: () => people,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive(present) {
      people = present.filter((person) => person.client !== client);
      for (const listener of listeners) listener();
    },
    select(selection, sectionId) {
      selected = { selection, sectionId };
      if (isThrottled) return;
      isThrottled = true;
      setTimeout(() => {
        isThrottled = false;
        void send();
      }, throttleMs);
    },
    resume: () => void send(),
    close() {
      removeEventListener('pagehide', leave);
      leave();
    },
  };
}
