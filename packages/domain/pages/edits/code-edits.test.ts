import { describe, expect, it } from 'vitest';
import { writesCode } from './code-edits.ts';

const block = (type: number) => ({ id: 'b', type });

describe('an edit that writes code', () => {
  it.each([
    ['block.insert', { sectionId: 's', blocks: [block(2), block(23)] }, true],
    ['block.insert', { sectionId: 's', blocks: [block(2)] }, false],
    ['section.insert', { section: {}, blocks: [block(23)] }, true],
    ['block.transform', { id: 'b', type: 23, value: {} }, true],
    ['block.setValue', { id: 'b', path: 'code', value: 'x' }, true],
    ['block.setValue', { id: 'b', path: 'label', value: 'x' }, false],
    ['block.remove', { ids: ['b'] }, false],
    ['block.move', { moves: [] }, false],
  ])('%s %j: %s', (name, args, writes) => expect(writesCode({ name, args })).toBe(writes));
});
