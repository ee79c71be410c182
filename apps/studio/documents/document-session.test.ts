import { sequence } from '@veranda/domain/documents/sequencer';
import { type LoggedTransaction, runEdits, type Transaction } from '@veranda/domain/documents/transaction';
import type { PageDocument } from '@veranda/domain/pages/document';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { emptyPage } from '@veranda/domain/pages/random-edits.test-data';
import { describe, expect, it } from 'vitest';
import { createDocumentSession, type DocumentSession } from './document-session.ts';

type Session = DocumentSession<PageDocument>;

let ids = 0;
let clock = 0;

function open(author: string): Session {
  return createDocumentSession({
    kind: pageKind,
    loaded: { document: emptyPage(), seq: 0 },
    author,
    newId: () => `${author}-${(ids += 1)}`,
    now: () => clock,
  });
}

/** A server with its log; each exchange is a batch and everything that the author has not heard of. */
function createServer() {
  let confirmed = { document: emptyPage(), seq: 0 };
  const log: LoggedTransaction[] = [];
  return (session: Session) => {
    const { pending, confirmed: known } = session.getState().replica;
    const since = log.filter(({ seq }) => seq > known.seq);
    const batch = { base: known.seq, transactions: pending as readonly Transaction[] };
    const outcome = sequence(pageKind, confirmed, { batch, since });
    confirmed = { document: outcome.document, seq: outcome.seq };
    log.push(...outcome.logged);
    session.receive([...since, ...outcome.logged]);
    for (const { transaction, refusal } of outcome.refused) session.refuse(transaction.id, refusal);
  };
}

const label = (session: Session, id = 'button0') => session.getState().document.blocks[id]?.value['label'];
const write = (session: Session, value: string, coalesceKey = '') =>
  session.change([edit('block.setValue', { id: 'button0', path: 'label', value, was: label(session) })], {
    label: 'Changed the label',
    coalesceKey,
  });
const typeText = (session: Session, text: string, at = 1) =>
  session.change(
    [
      edit('block.setText', {
        id: 'text0',
        path: 'doc',
        steps: [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text }] } }],
      }),
    ],
    { label: 'Typed' },
  );
const textOf = (session: Session) =>
  JSON.stringify(session.getState().document.blocks['text0']?.value['doc']);

describe('a document in a tab', () => {
  it('gives back what was chosen in a text before a step, and after it', () => {
    const session = open('ann');
    const carets = (before: number, after: number) => {
      const at = (position: number) => ({ field: 'text0.doc', anchor: position, head: position });
      return { before: at(before), after: at(after) };
    };
    for (const [at, text] of ['a', 'b'].entries()) {
      const steps = [{ stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text }] } }];
      session.change([edit('block.setText', { id: 'text0', path: 'doc', steps })], {
        label: 'Typed',
        coalesceKey: 'text0.doc',
        carets: carets(at + 1, at + 2),
      });
    }
    expect(session.getState().history.undo).toHaveLength(1);
    session.undo();
    expect(session.getState().restored?.caret).toMatchObject({ field: 'text0.doc', head: 1 });
    session.redo();
    expect(session.getState().restored?.caret).toMatchObject({ head: 3 });
  });

  it('takes back the steps of its author one by one, and runs them again', () => {
    const session = open('ana');
    const before = label(session);
    write(session, 'One');
    write(session, 'Two');
    expect(session.undo()).toBe('Changed the label');
    expect(label(session)).toBe('One');
    session.undo();
    expect(label(session)).toBe(before);
    expect(session.undo()).toBeNull();
    session.redo();
    session.redo();
    expect(label(session)).toBe('Two');
    expect(session.redo()).toBeNull();
  });

  it('makes one step of typing within half a second', () => {
    const session = open('ana');
    const before = label(session);
    for (const text of ['S', 'Sh', 'Sho', 'Shop']) {
      clock += 100;
      write(session, text, 'label');
    }
    clock += 600;
    write(session, 'Shop now', 'label');
    session.undo();
    expect(label(session)).toBe('Shop');
    session.undo();
    expect(label(session)).toBe(before);
  });

  it('never takes back what somebody else has done', () => {
    const [ana, ben, exchange] = [open('ana'), open('ben'), createServer()];
    typeText(ana, 'Ana. ');
    exchange(ana);
    exchange(ben);
    typeText(ben, 'Ben. ');
    exchange(ben);
    exchange(ana);
    expect(textOf(ana)).toContain('Ben. Ana. ');
    ana.undo();
    exchange(ana);
    exchange(ben);
    expect(textOf(ben)).toContain('Ben. ');
    expect(textOf(ben)).not.toContain('Ana. ');
    expect(textOf(ana)).toEqual(textOf(ben));
  });

  it('stays as it is on the screen when the server confirms its own work, whatever part of it', () => {
    const session = open('ana');
    const logged: LoggedTransaction[] = [];
    const write = (count: number) => {
      for (let n = 0; n < count; n += 1) typeText(session, `${n}`);
      const { pending } = session.getState().replica;
      for (const each of pending.slice(logged.length))
        logged.push({ ...structuredClone(each), seq: logged.length + 1 });
    };
    write(5);
    for (const known of [1, 4, 5]) {
      const { document, replica } = session.getState();
      session.receive(logged.slice(0, known));
      const now = session.getState();
      expect(now.document).toBe(document);
      expect(now.replica.pending).toEqual(replica.pending.slice(known - replica.confirmed.seq));
      const onServer = runEdits(
        pageKind,
        emptyPage(),
        logged.slice(0, known).flatMap(({ edits }) => edits),
      );
      expect(now.replica.confirmed).toEqual({
        seq: known,
        document: (onServer as { document: PageDocument }).document,
      });
    }
  });

  it('keeps two people who write in one paragraph at the same time', () => {
    const [ana, ben, exchange] = [open('ana'), open('ben'), createServer()];
    typeText(ana, 'Ana. ');
    typeText(ben, 'Ben. ');
    exchange(ben);
    exchange(ana);
    exchange(ben);
    expect(textOf(ana)).toContain('Ana. ');
    expect(textOf(ana)).toContain('Ben. ');
    expect(textOf(ana)).toEqual(textOf(ben));
  });

  it('says what became impossible, with the value that its author wrote', () => {
    const [ana, ben, exchange] = [open('ana'), open('ben'), createServer()];
    write(ana, 'From Ana');
    write(ben, 'From Ben');
    exchange(ben);
    exchange(ana);
    expect(label(ana)).toBe('From Ben');
    const [refused] = ana.getState().refused;
    expect(refused?.refusal.code).toBe('edit-conflict');
    expect(refused?.transaction.edits[0]?.args['value']).toBe('From Ana');
    expect(ana.undo()).toBeNull();
    ana.dismiss(refused?.transaction.id ?? '');
    expect(ana.getState().refused).toEqual([]);
  });

  it('restores the selection that was there right before a step, whatever earlier steps selected', () => {
    const session = open('ana');
    const move = (position: string, selection: readonly string[]) =>
      session.change([edit('section.move', { id: 's1', position })], { label: 'Moved', selection });
    move('ba', ['s1']);
    session.select(['button0']);
    move('bb', ['text0']);
    session.undo();
    expect(session.getState().restored).toMatchObject({ selection: ['button0'], direction: 'undo' });
    session.redo();
    expect(session.getState().restored).toMatchObject({ selection: ['text0'], direction: 'redo' });
  });
});
