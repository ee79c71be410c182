import { runEdits, type LoggedTransaction, type Transaction } from '@veranda/domain/documents/transaction';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { emptyPage } from '@veranda/domain/pages/random-edits.test-data';
import { isRefusal } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { restoreWork } from './restore-work.ts';
import { createUndoHistory } from './undo-history.ts';

/** Text that is typed at a place of the text of the page. */
function typed(id: string, text: string, at = 1): Transaction {
  const slice = { content: [{ type: 'text', text }] };
  const steps = [{ stepType: 'replace', from: at, to: at, slice }];
  return {
    id,
    author: 'ana',
    label: 'Edited text',
    edits: [edit('block.setText', { id: 'text0', path: 'doc', steps })],
  };
}

const logged = (seq: number, transaction: Transaction): LoggedTransaction => ({ ...transaction, seq });
const kept = (base: number, ...pending: Transaction[]) => ({ base, pending, history: createUndoHistory() });

/** The first words of the text after transactions. */
function wordsAfter(...transactions: readonly Transaction[]): string {
  const edits = transactions.flatMap((transaction) => transaction.edits);
  const outcome = runEdits(pageKind, emptyPage(), edits);
  if (isRefusal(outcome)) throw new Error(outcome.code);
  const doc = outcome.document.blocks['text0']?.value['doc'];
  return /"text":"([^"]*)"/.exec(JSON.stringify(doc))?.[1] ?? '';
}

describe('work that a browser has kept', () => {
  it('goes on upon what others have written since', () => {
    const theirs = logged(1, typed('t1', 'Theirs. '));
    const mine = [typed('m1', 'Mi'), typed('m2', 'ne. ', 3)];
    const { pending } = restoreWork(pageKind, [kept(0, ...mine)], [theirs]);
    expect(wordsAfter(theirs, ...pending)).toMatch(/^(?:Theirs\. Mine\. |Mine\. Theirs\. )/);
  });

  it('is not done twice where its answer was lost', () => {
    const mine = [typed('m1', 'One. '), typed('m2', 'Two. ', 6)];
    const log = [logged(1, mine[0] as Transaction), logged(2, typed('t1', 'Theirs. ', 6))];
    const { pending } = restoreWork(pageKind, [kept(0, ...mine)], log);
    expect(pending.map(({ id }) => id)).toEqual(['m2']);
    const words = wordsAfter(...log, ...pending);
    expect(words.startsWith('One. ')).toBe(true);
    expect(words).toContain('Two. ');
    expect(words).toContain('Theirs. ');
  });

  it('of a tab that was closed follows upon that of this one, each from its own base', () => {
    const first = logged(1, typed('t1', 'First. '));
    const own = kept(1, typed('m1', 'Mine. ', 8));
    const left = kept(0, typed('l1', 'Left. '));
    const { pending } = restoreWork(pageKind, [own, left], [first]);
    expect(pending.map(({ id }) => id)).toEqual(['m1', 'l1']);
    const words = wordsAfter(first, ...pending);
    for (const text of ['First. ', 'Mine. ', 'Left. ']) expect(words).toContain(text);
  });
});
