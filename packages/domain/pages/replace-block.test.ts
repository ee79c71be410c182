import { describe, expect, it } from 'vitest';
import type { Block, PageDocument } from './document.ts';
import { blocksInOrder } from './reading-order.ts';
import { changedBlockIds, replaceBlock, replacementIn } from './replace-block.ts';

type Blocks = PageDocument['blocks'];

const block = (id: string, position: string, sectionId = 's1') =>
  ({ id, position, sectionId, value: {} }) as unknown as Block;
const made = (...blocks: Block[]): Blocks => Object.fromEntries(blocks.map((each) => [each.id, each]));
const orderIn = (blocks: Blocks, sectionId = 's1') =>
  blocksInOrder({ schema: 1, sections: {}, blocks }, sectionId);
const replaced = (before: Blocks, was: Block, change: Partial<Block>) =>
  replaceBlock(before, { was, now: { ...was, ...change } });

describe('a table of blocks in which one was replaced', () => {
  const [a, b, far] = [block('a', 'a1'), block('b', 'a2'), block('far', 'a1', 's2')];

  it('has what differs noted, for the table that it was made of and for no other', () => {
    const first = made(a, b);
    const second = replaced(first, a, { value: { label: 'Hello' } });
    expect(replacementIn(second)?.before).toBe(first);
    expect(changedBlockIds(first, second)).toEqual(['a']);
    const third = replaced(second, b, { value: { label: 'There' } });
    expect(changedBlockIds(first, third)).toEqual(['a', 'b']);
    expect(changedBlockIds(third, third)).toEqual([]);
    expect(changedBlockIds(first, made(a, far))).toEqual(['b', 'far']);
  });

  it('keeps the order of each section, with the new record in it, and is put in order anew where one moves', () => {
    const first = made(b, a, far);
    const orders = [orderIn(first), orderIn(first, 's2')];
    expect(orders).toEqual([[a, b], [far]]);
    const second = replaced(first, a, { value: { label: 'Hello' } });
    expect(orderIn(second)).toEqual([second['a'], b]);
    expect(orderIn(second, 's2')).toBe(orders[1]);
    expect(orderIn(replaced(second, b, { position: 'a0' }))).toMatchObject([{ id: 'b' }, { id: 'a' }]);
    expect(orderIn(replaced(second, b, { sectionId: 's2' }), 's2')).toMatchObject([
      { id: 'far' },
      { id: 'b' },
    ]);
  });
});
