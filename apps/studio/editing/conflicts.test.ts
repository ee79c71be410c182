import type { Edit } from '@veranda/domain/documents/edit';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { pageKind } from '@veranda/domain/pages/page-kind';
import { emptyPage } from '@veranda/domain/pages/random-edits.test-data';
import { refuse } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { conflictsOf } from './conflicts.ts';

const document = emptyPage();
const label = document.blocks['button0']?.value['label'];
const field = 'blocks.button0.value.label';
const write = (value: string, was: string) =>
  edit('block.setValue', { id: 'button0', path: 'label', value, was });
const refused = (id: string, refusal: ReturnType<typeof refuse>, ...edits: Edit[]) => ({
  transaction: { id, author: 'ana', label: 'Changed button', edits },
  refusal,
});

describe('conflicts', () => {
  it('are one for all letters of a field, with the last value of its author and a way to put it in', () => {
    const all = [
      refused('1', refuse('edit-conflict', { field }), write('S', 'Shop')),
      refused('2', refuse('edit-conflict', { field }), write('Sh', 'S')),
    ];
    const [conflict, ...more] = conflictsOf(pageKind, document, all);
    expect(more).toEqual([]);
    expect(conflict).toMatchObject({ ids: ['1', '2'], choice: { yours: 'Sh', theirs: label } });
    expect(conflict?.choice?.put('Both')).toEqual(write('Both', String(label)));
  });

  it('offer a choice for sections and looks too, and none where what was changed is gone', () => {
    const theme = edit('section.set', { id: 's1', path: 'theme', value: 'dark', was: 'light' });
    const style = edit('block.setStyle', { id: 'button0', name: 'padding', value: 2, was: 1 });
    const all = [
      refused('1', refuse('edit-conflict', { field: 'sections.s1.theme' }), theme),
      refused('2', refuse('edit-conflict', { field: 'blocks.button0.style.padding' }), style),
      refused('3', refuse('edit-target-gone', { field: 'blocks.x' }), edit('block.remove', { ids: ['x'] })),
    ];
    expect(conflictsOf(pageKind, document, all).map(({ choice }) => choice?.yours)).toEqual([
      'dark',
      2,
      undefined,
    ]);
  });

  it('offer no choice for a change of several parts, which cannot be put into theirs', () => {
    const all = [refused('1', refuse('edit-conflict', { field }), write('A', 'x'), write('B', 'A'))];
    expect(conflictsOf(pageKind, document, all)[0]?.choice).toBeNull();
  });
});
