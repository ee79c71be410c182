import { describe, expect, it } from 'vitest';
import { movedBy } from './grid-moves.ts';

describe('the keys of the spreadsheet', () => {
  const size = { rows: 10, columns: 4, page: 5 };
  it.each([
    ['ArrowUp', false, 0, 2],
    ['ArrowDown', false, 2, 2],
    ['ArrowDown', true, 9, 2],
    ['ArrowLeft', true, 1, 0],
    ['ArrowRight', false, 1, 3],
    ['ArrowRight', true, 1, 3],
    ['Home', false, 1, 0],
    ['Home', true, 0, 0],
    ['End', true, 9, 3],
    ['PageDown', false, 6, 2],
    ['PageUp', false, 0, 2],
  ])('lead from a cell by %s, with Ctrl %s', (key, isControl, row, column) =>
    expect(movedBy({ key, isControl }, { row: 1, column: 2 }, size)).toEqual({ row, column }),
  );

  it('stay within the grid, and move by no other key', () => {
    expect(movedBy({ key: 'ArrowDown', isControl: false }, { row: 9, column: 3 }, size)).toEqual({
      row: 9,
      column: 3,
    });
    expect(movedBy({ key: 'a', isControl: false }, { row: 1, column: 2 }, size)).toBeNull();
  });
});
