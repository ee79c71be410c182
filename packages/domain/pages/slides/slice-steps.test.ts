import { isRefusal } from '../../refusal.ts';
import { describe, expect, it } from 'vitest';
import { runEdits } from '../../documents/transaction.ts';
import type { Edit } from '../../documents/edit.ts';
import { emptySlide, type Slide, slicesInOrder } from './slide.ts';
import { insertionEdits, placementEdits, stepEdits } from './slice-steps.ts';
import { slideKinds } from './slide-kinds.ts';

const slice = (id: string, position = 'a0') =>
  ({ id, position, name: 'heading', value: { text: id, size: 'medium' } }) as const;
const slide: Slide = {
  ...emptySlide('cover-page'),
  slices: { a: slice('a', 'a0'), b: slice('b', 'a1'), c: slice('c', 'a2') },
};

function orderAfter(edits: readonly Edit[], from = slide): string {
  const outcome = runEdits(slideKinds['cover-page'], from, edits);
  if (isRefusal(outcome)) throw new Error(outcome.field);
  return slicesInOrder(outcome.document)
    .map(({ id }) => id)
    .join('');
}

describe('the order of slices', () => {
  it.each([
    ['a new one first', insertionEdits(slide, slice('n'), null), 'nabc'],
    ['a new one below another', insertionEdits(slide, slice('n'), 'b'), 'abnc'],
    ['a new one last', insertionEdits(slide, slice('n'), 'c'), 'abcn'],
    ['placed first', placementEdits(slide, 'c', null), 'cab'],
    ['placed below another', placementEdits(slide, 'a', 'b'), 'bac'],
    ['placed where it stands', placementEdits(slide, 'b', 'a'), 'abc'],
    ['a step up', stepEdits(slide, 'c', -1), 'acb'],
    ['a step down', stepEdits(slide, 'a', 1), 'bac'],
    ['no step beyond the end', stepEdits(slide, 'c', 1), 'abc'],
    ['one that is gone', placementEdits(slide, 'gone', null), 'abc'],
  ])('%s', (_what, edits, order) => expect(orderAfter(edits)).toBe(order));

  it('makes room where two keys are the same', () => {
    const crowded: Slide = {
      ...slide,
      slices: { a: slice('a', 'a0'), b: slice('b', 'a0'), c: slice('c', 'a1') },
    };
    expect(orderAfter(insertionEdits(crowded, slice('n'), 'a'), crowded)).toBe('anbc');
    expect(orderAfter(placementEdits(crowded, 'c', 'a'), crowded)).toBe('acb');
  });
});
