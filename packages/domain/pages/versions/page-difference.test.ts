import { describe, expect, it } from 'vitest';
import type { Edit } from '../../documents/edit.ts';
import { runEdits } from '../../documents/transaction.ts';
import { isRefusal } from '../../refusal.ts';
import type { PageDocument } from '../document.ts';
import { edit } from '../edits/edit-of.ts';
import { pageKind } from '../page-kind.ts';
import { emptyPage } from '../random-edits.test-data.ts';
import { countDifferences, isUnchanged, pageDifference } from './page-difference.ts';

function after(...edits: readonly Edit[]): PageDocument {
  const outcome = runEdits(pageKind, emptyPage(), edits);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  // As it comes from the server: no record is the same object.
  return structuredClone(outcome.document);
}

/** The differences in one line each. */
function told(before: PageDocument, now: PageDocument): readonly string[] {
  return pageDifference(before, now).flatMap(({ id, before: old, after: place, isMoved, fields, blocks }) => [
    ...(old === null ? [`${id} added`] : place === null ? [`${id} removed`] : []),
    ...(isMoved ? [`${id} moved ${String(old)} to ${String(place)}`] : []),
    ...(fields.length > 0 ? [`${id} ${fields.join()}`] : []),
    ...blocks.map(
      (each) => `${each.block.id} ${each.change === 'changed' ? each.aspects.join() : each.change}`,
    ),
  ]);
}

const label = edit('block.setValue', {
  id: 'button0',
  path: 'label',
  value: 'Go',
  was: emptyPage().blocks['button0']?.value['label'],
});
const place = { x: 0, y: 8, w: 12, h: 4, z: 0, align: 'start' as const };
const move = (to: object) =>
  edit('block.move', {
    moves: [{ id: 'text0', sectionId: 's1', position: 'a0', place: { ...place, ...to } }],
  });
const rule = {
  id: 'rule',
  sectionId: 's1',
  position: 'Zz',
  type: 47,
  value: {},
  style: {},
  layout: { desktop: { ...place, y: 0, w: 24, h: 1 } },
};

describe('the difference of two pages', () => {
  it.each<[string, readonly Edit[], readonly string[]]>([
    ['nothing where nothing has changed', [], []],
    ['what a block says', [label], ['button0 content']],
    ['a block that was moved', [move({})], ['text0 place']],
    ['a block that was resized', [move({ y: 0, w: 10 })], ['text0 size']],
    [
      'a block in another section',
      [
        edit('block.move', {
          moves: [
            { id: 'button0', sectionId: 's2', position: 'a2', place: { ...place, x: 18, y: 0, w: 6, h: 2 } },
          ],
        }),
      ],
      ['button0 place'],
    ],
    [
      'a block that is new, and not those that make room',
      [edit('block.insert', { sectionId: 's1', blocks: [rule] })],
      ['rule added'],
    ],
    ['a block that is gone', [edit('block.remove', { ids: ['button1'] })], ['button1 removed']],
    [
      'another kind of block',
      [edit('block.transform', { id: 'button1', type: 47, value: {} })],
      ['button1 kind'],
    ],
    [
      'the look of a block',
      [edit('block.setStyle', { id: 'text1', name: 'corner', value: 'm' })],
      ['text1 style'],
    ],
    [
      'a place of its own on the phone',
      [edit('block.movePhone', { moves: [{ id: 'text1', place: { ...place, y: 0, w: 8 } }] })],
      ['text1 phone'],
    ],
    [
      'the fields of a section',
      [edit('section.set', { id: 's1', path: 'theme', value: 'dark', was: 'lightest' })],
      ['s1 theme'],
    ],
    [
      'sections that have changed places',
      [edit('section.move', { id: 's1', position: 'a2' })],
      ['s2 moved 2 to 1', 's1 moved 1 to 2'],
    ],
    [
      'a section that is gone, with its blocks',
      [edit('section.remove', { id: 's1' })],
      ['s1 removed', 'text0 removed', 'button0 removed'],
    ],
  ])('tells %s', (_, edits, expected) => {
    expect(told(emptyPage(), after(...edits))).toEqual(expected);
  });

  it('counts a section that is gone once, and leaves unchanged ones uncounted', () => {
    const sections = pageDifference(emptyPage(), after(edit('section.remove', { id: 's1' })));
    expect(countDifferences(sections)).toBe(1);
    expect(sections.map(isUnchanged)).toEqual([false, true]);
    expect(countDifferences(pageDifference(emptyPage(), after(label)))).toBe(1);
  });
});
