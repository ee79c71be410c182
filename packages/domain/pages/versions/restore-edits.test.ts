import { describe, expect, it } from 'vitest';
import { runEdits } from '../../documents/transaction.ts';
import { isRefusal } from '../../refusal.ts';
import type { PageDocument } from '../document.ts';
import { edit } from '../edits/edit-of.ts';
import { pageKind } from '../page-kind.ts';
import { type Dice, histories } from '../../documents/random-histories.test-data.ts';
import { emptyPage, randomEdit } from '../random-edits.test-data.ts';
import { sectionsInOrder } from '../reading-order.ts';
import { copyFromVersion, restoreEdits } from './restore-edits.ts';

function run(document: PageDocument, edits: Parameters<typeof runEdits>[2]) {
  const outcome = runEdits(pageKind, document, edits);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** A page after random edits. */
function randomPage(roll: Dice): PageDocument {
  let document = emptyPage();
  for (let step = 0; step < 20; step += 1) {
    const outcome = runEdits(pageKind, document, [randomEdit(roll, document)]);
    if (!isRefusal(outcome)) ({ document } = outcome);
  }
  return document;
}

describe('a page that is restored', () => {
  it('is what the version was, and what it was before once that is taken back', () => {
    histories((roll) => {
      const [current, version] = [randomPage(roll), randomPage(roll)];
      const { document, inverse } = run(current, restoreEdits(current, version));
      expect(document).toEqual(version);
      expect(run(document, inverse).document).toEqual(current);
    });
  });

  it('is not edited where it is that version already', () => {
    expect(restoreEdits(emptyPage(), structuredClone(emptyPage()))).toEqual([]);
  });

  it('has a block whose content alone has changed changed where it is', () => {
    const version = emptyPage();
    const args = {
      id: 'button0',
      path: 'label',
      value: 'Go',
      was: version.blocks['button0']?.value['label'],
    };
    const current = run(version, [edit('block.setValue', args)]).document;
    expect(restoreEdits(current, version).map(({ name }) => name)).toEqual(['block.transform']);
  });
});

describe('a section that is copied from a version', () => {
  let number = 0;
  const newId = () => `new${String((number += 1))}`;
  const orderAfter = (current: PageDocument, id: string) => {
    const edits = copyFromVersion({ current, version: emptyPage() }, id, newId);
    return sectionsInOrder(run(current, edits).document).map((section) => section.id);
  };
  const without = (id: string) => run(emptyPage(), [edit('section.remove', { id })]).document;

  it('comes below the section that is still there, under ids of its own', () => {
    expect(orderAfter(emptyPage(), 's1')).toEqual(['s1', expect.stringMatching(/^new/), 's2']);
  });

  it('comes below the one that stood above it, else at the end', () => {
    expect(orderAfter(without('s2'), 's2')).toEqual(['s1', expect.stringMatching(/^new/)]);
    expect(orderAfter(without('s1'), 's1')).toEqual(['s2', expect.stringMatching(/^new/)]);
  });

  it('is nothing where the version has none of this id', () => {
    expect(copyFromVersion({ current: emptyPage(), version: emptyPage() }, 'gone', newId)).toEqual([]);
  });
});
