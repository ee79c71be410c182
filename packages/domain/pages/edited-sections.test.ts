import { describe, expect, it } from 'vitest';
import type { Edit } from '../documents/edit.ts';
import { edit } from './edits/edit-of.ts';
import { editedSections } from './edited-sections.ts';
import { emptyPage } from './random-edits.test-data.ts';

const place = { x: 0, y: 0, w: 6, h: 2, z: 0, align: 'start' as const };

describe('the sections that an edit changes', () => {
  it.each<[string, Edit, readonly string[]]>([
    ['that of the block', edit('block.setValue', { id: 'button1', path: 'label', value: 'Go' }), ['s2']],
    ['those of several blocks', edit('block.remove', { ids: ['text0', 'text1'] }), ['s1', 's2']],
    [
      'both of a block that moves',
      edit('block.move', { moves: [{ id: 'text0', sectionId: 's2', position: 'a5', place }] }),
      ['s2', 's1'],
    ],
    ['the one that blocks are put in', edit('block.insert', { sectionId: 's1', blocks: [] }), ['s1']],
    ['the section itself', edit('section.set', { id: 's2', path: 'anchor', value: 'x', was: '' }), ['s2']],
    ['none where the block is gone', edit('block.setValue', { id: 'gone', path: 'label' }), []],
  ])('are %s', (_, one, expected) => {
    expect([...editedSections(emptyPage(), [one])]).toEqual(expected);
  });
});
