import { describe, expect, it } from 'vitest';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { applied, pageWith } from './arrange/arranged-page.test-data.ts';
import { maxBlocksPerSection, type PageDocument } from './document.ts';
import { pageKind } from './page-kind.ts';
import { blocksInOrder, sectionsInOrder } from './reading-order.ts';
import { reorderEdits, reorderSectionEdits } from './reorder.ts';

const orderOf = (document: PageDocument) =>
  ['s1', 's2']
    .map((id) =>
      blocksInOrder(document, id)
        .map((block) => block.id)
        .join(''),
    )
    .join(' | ');

const stacked = pageWith({ a: '0,0,24x2', b: '0,3,24x2', c: '0,6,24x2', d: '0,9,24x2' });
const columns = pageWith({ a: '0,0,8x4', b: '8,0,8x4', c: '16,0,8x4' });

describe('reorderEdits', () => {
  it.each([
    ['to the head', stacked, 'd', { sectionId: 's1', before: 'a' }, 'dabc | '],
    ['to the end', stacked, 'a', { sectionId: 's1', before: null }, 'bcda | '],
    ['before a later one', stacked, 'a', { sectionId: 's1', before: 'd' }, 'bcad | '],
    ['within a row', columns, 'c', { sectionId: 's1', before: 'a' }, 'cab | '],
    ['into another section', stacked, 'b', { sectionId: 's2', before: null }, 'acd | b'],
    ['nowhere', stacked, 'b', { sectionId: 's1', before: 'c' }, 'abcd | '],
  ] as const)('brings a block %s', (_where, page, id, spot, wanted) => {
    expect(orderOf(applied(page, reorderEdits(page, id, spot)).document)).toBe(wanted);
  });

  it('keeps columns beside one another', () => {
    const { document } = applied(columns, reorderEdits(columns, 'c', { sectionId: 's1', before: 'a' }));
    expect(blocksInOrder(document, 's1').map(({ layout }) => layout.desktop.x)).toEqual([0, 8, 16]);
  });

  it('makes an edit into a full section that is refused with a reason', () => {
    const rows = Array.from({ length: maxBlocksPerSection + 1 }, (_, row) => [`b${row}`, `0,${row},24x1`]);
    const all = pageWith(Object.fromEntries(rows));
    const last = all.blocks['b60'];
    if (!last) throw new Error('the page has no such block');
    const full = { ...all, blocks: { ...all.blocks, b60: { ...last, sectionId: 's2' } } };
    const outcome = runEdits(pageKind, full, reorderEdits(full, 'b60', { sectionId: 's1', before: null }));
    expect(isRefusal(outcome) && outcome.code).toBe('too-many-blocks');
  });
});

describe('reorderSectionEdits', () => {
  it('brings a section before another one, and to the end', () => {
    const order = (document: PageDocument) => sectionsInOrder(document).map(({ id }) => id);
    const swapped = applied(stacked, reorderSectionEdits(stacked, 's2', 's1')).document;
    expect(order(swapped)).toEqual(['s2', 's1']);
    expect(order(applied(swapped, reorderSectionEdits(swapped, 's2', null)).document)).toEqual(['s1', 's2']);
    expect(reorderSectionEdits(stacked, 's1', 's2')).toEqual([]);
  });
});
