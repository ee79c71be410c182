import { describe, expect, it } from 'vitest';
import { batchLimits } from '../../documents/batch-limits.ts';
import { runEdits } from '../../documents/transaction.ts';
import { isRefusal } from '../../refusal.ts';
import { maxBlocksPerSection, type PageDocument } from '../document.ts';
import { edit } from '../edits/edit-of.ts';
import { itemFieldNames } from '../item-fields.ts';
import { pageKind } from '../page-kind.ts';
import { plainSection } from '../plain-section.ts';
import { type Dice, histories } from '../../documents/random-histories.test-data.ts';
import { emptyPage, randomEdit } from '../random-edits.test-data.ts';
import { sectionsInOrder } from '../reading-order.ts';
import { documentLimits } from '../validate.ts';
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

describe('the largest page', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
  const positionOf = (at: number) => `a${String(at).padStart(3, '0')}`;
  const largest = (wordOf: (at: number) => string): PageDocument => {
    const [block] = Object.values(emptyPage().blocks).filter(({ type }) => type === 53);
    if (!block) throw new Error('no button');
    const sections = numbers(documentLimits.sections).map((at) => plainSection(`s${at}`, positionOf(at)));
    const blocks = sections.flatMap(({ id: sectionId }) =>
      numbers(maxBlocksPerSection).map((at) => {
        const layout = { desktop: { ...block.layout.desktop, x: 0, y: at * 2 } };
        const value = { ...block.value, label: wordOf(at) };
        return { ...block, id: `${sectionId}b${at}`, sectionId, position: positionOf(at), value, layout };
      }),
    );
    const byId = <T extends { readonly id: string }>(records: readonly T[]) =>
      Object.fromEntries(records.map((record) => [record.id, record]));
    return { schema: 1, sections: byId(sections), blocks: byId(blocks) };
  };

  it.each([60, 5, 4])('goes back to a version by one transaction: %d blocks of each section', (changed) => {
    const version = largest(() => 'Then');
    expect(pageKind.validate(version)).toBe(version);
    const edits = restoreEdits(
      largest((at) => (at < changed ? 'Now' : 'Then')),
      version,
    );
    expect(edits.length).toBe(changed > 4 ? 200 : 400);
    expect(edits.length + itemFieldNames.length).toBeLessThanOrEqual(batchLimits.edits);
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
