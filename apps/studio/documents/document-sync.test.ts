import type { Edit } from '@veranda/domain/documents/edit';
import { type Confirmed, sequence } from '@veranda/domain/documents/sequencer';
import type { LoggedTransaction, Transaction } from '@veranda/domain/documents/transaction';
import type { PageDocument } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { emptyPage } from '@veranda/domain/pages/random-edits.test-data';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDocumentSession } from './document-session.ts';
import {
  createDocumentSync,
  type DocumentSync,
  type DocumentTransport,
  type SendFailure,
} from './document-sync.ts';
import type { PendingStorage, StoredWork } from './pending-storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let ids = 0;

/** A server with its log; `down` is how it fails, `isMute` where it takes a batch and its answer is lost. */
function createServer() {
  let confirmed: Confirmed<PageDocument> = { document: emptyPage(), seq: 0 };
  const log: LoggedTransaction[] = [];
  const batches: number[] = [];
  const state = { down: null as SendFailure | null, isMute: false };
  const transport: DocumentTransport<PageDocument> = {
    async send({ base, transactions }) {
      await Promise.resolve();
      if (state.down) return state.down;
      batches.push(transactions.length);
      const since = log.filter(({ seq }) => seq > base);
      const outcome = sequence(pageKind, confirmed, { batch: { base, transactions }, since });
      confirmed = outcome;
      log.push(...outcome.logged);
      if (state.isMute) return 'offline';
      const refused = outcome.refused.map(({ transaction, refusal }) => ({ id: transaction.id, refusal }));
      return { logged: [...since, ...outcome.logged], refused };
    },
    async load(since = 0) {
      await Promise.resolve();
      return { ...confirmed, logged: log.filter(({ seq }) => seq > since) };
    },
  };
  const append = (...edits: readonly Edit[]) => {
    const transactions: Transaction[] = [{ id: `other-${(ids += 1)}`, author: 'ben', label: 'Other', edits }];
    const outcome = sequence(pageKind, confirmed, {
      batch: { base: confirmed.seq, transactions },
      since: [],
    });
    confirmed = outcome;
    log.push(...outcome.logged);
  };
  return { transport, state, log, batches, append, label: () => labelIn(confirmed.document) };
}

function createStorage(isAllowed = true) {
  const works = new Map<string, StoredWork>();
  const storage: PendingStorage = {
    list: (beginning) => Promise.resolve([...works.keys()].filter((name) => name.startsWith(beginning))),
    read: (name) => Promise.resolve(works.get(name) ?? null),
    write(name, work) {
      if (isAllowed) works.set(name, work);
      return Promise.resolve(isAllowed);
    },
    delete: (name) => Promise.resolve(void works.delete(name)),
  };
  return { storage, works };
}

function open(server = createServer(), { storage, works } = createStorage()) {
  const session = createDocumentSession({
    kind: pageKind,
    loaded: { document: emptyPage(), seq: 0 },
    author: 'ana',
    newId: () => `ana-${(ids += 1)}`,
    now: () => Date.now(),
  });
  const sync = createDocumentSync({
    session,
    transport: server.transport,
    storage,
    name: 'ana:page:0',
    isKept: true,
  });
  const write = (value: string) => {
    const was = labelIn(session.getState().document);
    session.change([edit('block.setValue', { id: 'button0', path: 'label', value, was })], {
      label: 'Typed',
    });
  };
  return { server, session, sync, works, write };
}

function labelIn(document: PageDocument): unknown {
  return document.blocks['button0']?.value['label'];
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const statusOf = (sync: DocumentSync) => sync.getState().status;

describe('the saving of a document', () => {
  it('sends what was done within a second together, a second after the last of it', async () => {
    const { server, sync, write } = open();
    expect(statusOf(sync)).toBe('saved');
    for (const value of ['S', 'Sh', 'Sho']) {
      write(value);
      await pass(300);
    }
    expect([statusOf(sync), server.batches]).toEqual(['saving', []]);
    await pass(1000);
    expect([statusOf(sync), server.batches, server.label()]).toEqual(['saved', [3], 'Sho']);
  });

  it('decisions §numbers autosave: 1 s after the last change, 150 ms on leaving a field; waits for no more than ten seconds of typing, and only a moment when a field is left', async () => {
    const { server, sync, write } = open();
    for (let count = 0; count < 15; count += 1) {
      write(`Text ${count}`);
      await pass(900);
    }
    expect(server.batches.length).toBeGreaterThan(0);
    await pass(2000);
    write('Left');
    sync.flush();
    await pass(150);
    expect([statusOf(sync), server.label()]).toEqual(['saved', 'Left']);
  });

  it('is in this browser before it is sent, and stays there as what can be undone', async () => {
    const { works, write } = open();
    write('Kept');
    await pass(10);
    expect(works.get('ana:page:0')).toMatchObject({ base: 0, pending: [{ label: 'Typed' }] });
    await pass(2000);
    expect(works.get('ana:page:0')).toMatchObject({
      base: 1,
      pending: [],
      history: { undo: [{ label: 'Typed' }] },
    });
  });

  it('is in this browser a frame after it was done, or at once where the tab is left', async () => {
    const frames: FrameRequestCallback[] = [];
    const listeners = new Map<string, () => void>();
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => listeners.set(kind, listener));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { works, write, sync } = open();
    const kept = () => works.get('ana:page:0')?.pending.length ?? 0;
    write('Painted');
    await pass(0);
    expect(kept()).toBe(0);
    for (const frame of frames.splice(0)) frame(0);
    await pass(0);
    expect(kept()).toBe(1);
    write('Not painted');
    await pass(100);
    expect(kept()).toBe(2);
    write('Left');
    listeners.get('pagehide')?.();
    await pass(0);
    expect(kept()).toBe(3);
    write('Closed');
    sync.close();
    await pass(0);
    expect(kept()).toBe(4);
  });

  it.each(['tab', 'screen'] as const)(
    'waits for no writing that is on its way where the %s is left',
    async (left) => {
      const listeners = new Map<string, () => void>();
      vi.stubGlobal('addEventListener', (kind: string, listener: () => void) =>
        listeners.set(kind, listener),
      );
      onTestFinished(() => void vi.unstubAllGlobals());
      const { storage, works } = createStorage();
      const writings = [new Promise<boolean>(() => undefined)];
      const slow: PendingStorage = {
        ...storage,
        write: (name, work) => writings.pop() ?? storage.write(name, work),
      };
      const { write, sync } = open(createServer(), { storage: slow, works });
      for (const value of ['On its way', 'Last']) {
        write(value);
        await pass(100);
      }
      expect(works.size).toBe(0);
      if (left === 'tab') listeners.get('pagehide')?.();
      else sync.close();
      await pass(0);
      expect(works.get('ana:page:0')?.pending).toHaveLength(2);
    },
  );

  it('applies a batch once whose answer was lost', async () => {
    const { server, sync, session, write } = open();
    server.state.isMute = true;
    write('Once');
    await pass(1000);
    expect([statusOf(sync), server.log.length]).toEqual(['offline', 1]);
    server.state.isMute = false;
    await pass(1000);
    expect([statusOf(sync), server.log.length, session.getState().replica.pending]).toEqual(['saved', 1, []]);
  });

  it('brings an hour of work without a connection, all of it once and in order', async () => {
    const { server, sync, write } = open();
    server.state.down = 'offline';
    for (let count = 1; count <= 500; count += 1) {
      write(`Edit ${count}`);
      await pass(1500);
    }
    expect([statusOf(sync), sync.getState().unsent]).toEqual(['offline', 500]);
    server.state.down = null;
    sync.retry();
    await pass(5000);
    expect([statusOf(sync), server.batches, server.label()]).toEqual([
      'saved',
      [100, 100, 100, 100, 100],
      'Edit 500',
    ]);
    const values = server.log.map(({ edits }) => edits[0]?.args['value']);
    expect(values).toEqual(Array.from({ length: 500 }, (_, index) => `Edit ${index + 1}`));
  }, 30_000);

  it('is asked for no login again and again, and goes on after one', async () => {
    const { server, sync, write } = open();
    const send = vi.spyOn(server.transport, 'send');
    server.state.down = 'signed-out';
    write('Before');
    await pass(1000);
    write('After');
    await pass(60_000);
    expect([statusOf(sync), send.mock.calls.length]).toEqual(['signed-out', 1]);
    server.state.down = null;
    sync.retry();
    await pass(200);
    expect([statusOf(sync), server.label()]).toEqual(['saved', 'After']);
  });

  it('says where this browser keeps nothing, and saves all the same', async () => {
    const { server, sync, write } = open(createServer(), createStorage(false));
    write('Not kept');
    await pass(10);
    expect(sync.getState()).toEqual({ status: 'saving', unsent: 1, isKept: false });
    await pass(1000);
    expect([sync.getState(), server.label()]).toEqual([
      { status: 'saved', unsent: 0, isKept: false },
      'Not kept',
    ]);
  });

  it('tells whether everything is there when it is asked to save now', async () => {
    const { server, sync, write } = open();
    write('Now');
    expect(await sync.saveNow()).toBe(true);
    server.state.down = 'failed';
    write('Later');
    expect([await sync.saveNow(), statusOf(sync), server.label()]).toEqual([false, 'failed', 'Now']);
  });

  it('reads the document again where news are missing, and keeps what is unsent', async () => {
    const { server, sync, session, write } = open();
    server.append(edit('section.set', { id: 's1', path: 'anchor', value: 'top', was: '' }));
    server.append(edit('section.set', { id: 's1', path: 'anchor', value: 'start', was: 'top' }));
    write('Mine');
    expect(() => session.receive(server.log.slice(1))).toThrow(/missing/);
    await sync.reload();
    const { document, replica } = session.getState();
    expect([replica.confirmed.seq, document.sections['s1']?.anchor, labelIn(document)]).toEqual([
      2,
      'start',
      'Mine',
    ]);
    await pass(1000);
    expect([statusOf(sync), server.label()]).toEqual(['saved', 'Mine']);
  });

  it('says nothing and sends nothing any more when it is closed', async () => {
    const { server, sync, works, write } = open();
    write('Left behind');
    await pass(10);
    sync.close();
    await pass(60_000);
    expect([server.batches, works.get('ana:page:0')?.pending.length]).toEqual([[], 1]);
  });
});
