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
  /** Says that these sections are typed in here. */
  type(sections: Iterable<string>): void;
  /** Takes a section from whoever types in it. */
  takeOver(section: string): void;
  /** Goes on after a login. */
  resume(): void;
  close(): void;
}

/** Milliseconds between two words about the selection, and between two that nothing has changed. */
const throttleMs = 300;
const repeatMs = 5000;
/** Milliseconds between two words that a section is still typed in; the server forgets it after ten seconds. */
const typingMs = 3000;

/** Says that this tab has the document open until it is closed; pauses while nobody is signed in. */
export function createPresence<D>(address: DocumentAddress<D>, client: string): DocumentPresence {
  return new TabPresence(address, client);
}

/** Words besides what is selected. */
interface PresenceWords {
  readonly isLeaving?: boolean;
  readonly typing?: string[];
  readonly takesOver?: boolean;
}

class TabPresence<D> implements DocumentPresence {
  readonly #params;
  readonly #client: string;
  readonly #listeners = new Set<() => void>();
  #people: readonly Presence[] = [];
  #selected = { selection: [] as readonly string[], sectionId: '' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isThrottled = false;
  // Sections that are typed in, and when that was last said; 0 for not yet.
  readonly #typed = new Map<string, number>();
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
    this.#sendSoon();
  }

  type(sections: Iterable<string>): void {
    const now = Date.now();
    for (const section of sections) {
      if (now - (this.#typed.get(section) ?? 0) < typingMs) continue;
      this.#typed.set(section, 0);
      this.#sendSoon();
    }
  }

  takeOver(section: string): void {
    // At once here; the news say the same a moment later.
    this.receive(
      this.#people.map((person) => ({ ...person, locked: person.locked.filter((id) => id !== section) })),
    );
    void this.#send({ typing: [section], takesOver: true });
  }

  #sendSoon(): void {
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

  readonly #leave = (): void => void this.#send({ isLeaving: true });

  #newlyTyped(): string[] {
    const typed = [...this.#typed].filter(([, saidAt]) => saidAt === 0).map(([section]) => section);
    for (const section of typed) this.#typed.set(section, Date.now());
    return typed;
  }

  async #send(words: PresenceWords = {}): Promise<void> {
    const { isLeaving = false } = words;
    clearTimeout(this.#timer);
    if (this.#isClosed || this.#isPaused) return;
    if (!isLeaving) this.#timer = setTimeout(() => void this.#send(), repeatMs);
    const { selection, sectionId } = this.#selected;
    const own = { client: this.#client, selection: [...selection], sectionId };
    const body = { ...own, typing: this.#newlyTyped(), ...words };
    try {
      await call(sendPresence, { params: this.#params, body, keepalive: isLeaving });
    } catch (thrown) {
      this.#isPaused = failureOf(thrown) === 'signed-out';
      if (this.#isPaused) clearTimeout(this.#timer);
    }
  }
}
