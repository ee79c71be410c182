import { describe, expect, it } from 'vitest';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { applied, pageWith } from './arrange/arranged-page.test-data.ts';
import { duplicateEdits } from './arrange/copies.ts';
import { groupEdits, ungroupEdits, withGroup } from './block-groups.ts';
import { pageKind } from './page-kind.ts';
import { validateDocument } from './validate.ts';

const plain = pageWith({ a: '0,0,4x2', b: '6,0,4x2', c: '12,0,4x2' });
const grouped = applied(plain, groupEdits(plain, ['a', 'c'], 'g1'));
const page = grouped.document;

describe('a group of blocks', () => {
  it('is found from each of its blocks, with that one as the last', () => {
    expect(withGroup(page, 'a')).toEqual(['c', 'a']);
    expect(withGroup(page, 'c')).toEqual(['a', 'c']);
    expect(withGroup(page, 'b')).toEqual(['b']);
    expect(withGroup(page, 'gone')).toEqual(['gone']);
    expect(validateDocument(page)).toBe(page);
  });

  it('is made of two blocks or more, taken back by its inverse, and left by ungrouping', () => {
    expect(groupEdits(plain, ['a'], 'g1')).toEqual([]);
    expect(applied(page, grouped.inverse).document).toEqual(plain);
    expect(applied(page, ungroupEdits(page, ['a', 'c'])).document).toEqual(plain);
    expect(ungroupEdits(plain, ['a', 'b'])).toEqual([]);
  });

  it('is another one for copies, which are beside one another in it', () => {
    let count = 0;
    const { edits, ids } = duplicateEdits(page, ['a', 'c', 'b'], () => `n${(count += 1)}`);
    const { document } = applied(page, edits);
    const [a = '', c = '', b = ''] = ids;
    expect(withGroup(document, c)).toEqual([a, c]);
    expect(withGroup(document, b)).toEqual([b]);
    expect(withGroup(document, 'a')).toEqual(['c', 'a']);
  });

  it('has a name that records may have', () => {
    const named = (value: unknown) =>
      runEdits(pageKind, plain, [{ name: 'block.setStyle', args: { id: 'a', name: 'group', value } }]);
    for (const value of ['', 'a b', '__proto__', 'x'.repeat(65), 7])
      expect(isRefusal(named(value))).toBe(true);
    expect(isRefusal(named('g2'))).toBe(false);
  });
});
