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
export function createPresence<D>(address: DocumentAddress<D>, client: string): DocumentPresence {
  return new TabPresence(address, client);
}

class TabPresence<D> implements DocumentPresence {
  readonly #params;
  readonly #client: string;
  readonly #listeners = new Set<() => void>();
  #people: readonly Presence[] = [];
  #selected = { selection: [] as readonly string[], sectionId: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isThrottled = false;
  #isClosed = false;
  // Until somebody logs in: each word of it would ask for that again.
  #isPaused = false;

  constructor({ site, kind, id }: DocumentAddress<D>, client: string) {
    this.#params = { site, kind: kind.key, document: id };
    this.#client = client;
    addEventListener('pagehide', this.#leave);
    void this.#send();
  }

  readonly getState = (): readonly Presence[] => this.#people;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly receive = (people: readonly Presence[]): void => {
    this.#people = people.filter(({ client }) => client !== this.#client);
    for (const listener of this.#listeners) listener();
  };

  select(selection: readonly string[], sectionId: string): void {
    this.#selected = { selection, sectionId };
    if (this.#isThrottled) return;
    this.#isThrottled = true;
    setTimeout(() => {
      this.#isThrottled = false;
      void this.#send();
    }, throttleMs);
  }

  resume(): void {
    this.#isPaused = false;
    void this.#send();
  }

  close(): void {
    removeEventListener('pagehide', this.#leave);
    this.#leave();
    this.#isClosed = true;
  }

  readonly #leave = (): void => void this.#send(true);

  async #send(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#isPaused) return;
    if (!isLeaving) this.#timer = setTimeout(() => void this.#send(), repeatMs);
    const { selection, sectionId } = this.#selected;
    const body = { client: this.#client, selection: [...selection], sectionId, isLeaving };
    try {
      await call(sendPresence, { params: this.#params, body, keepalive: isLeaving });
    } catch (thrown) {
      this.#isPaused = failureOf(thrown) === 'signed-out';
      if (this.#isPaused) clearTimeout(this.#timer);
    }
  }
}
