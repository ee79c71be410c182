import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, shiftPlaces } from './places.ts';
import { grownPlace, resizedPlace, resizeHandles } from './resize.ts';
import { boxOf, type Cells, columnAt, createSectionGrid, rowAt } from './section-grid.ts';
import { guidesOf, snapEdge, snapLines, snapStart } from './snapping.ts';

const cells = (columns: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: columns }), fc.nat(40), fc.integer({ min: 1, max: 12 }), fc.nat(100))
    .map(([w, y, h, at]): Cells => ({ x: at % (columns - w + 1), y, w, h }));
const grids = fc
  .record({
    left: fc.integer({ min: 0, max: 400 }),
    top: fc.integer({ min: 0, max: 9000 }),
    width: fc.integer({ min: 300, max: 1600 }),
    columns: fc.constantFrom(8, 24),
    columnGap: fc.integer({ min: 0, max: 12 }),
    rowHeights: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 }),
    emptyRowHeight: fc.integer({ min: 8, max: 40 }),
    isRightToLeft: fc.boolean(),
  })
  .map(createSectionGrid);

describe('the measured grid of a section', () => {
  it('turns cells into pixels and the pixels back into the same cells', () => {
    fc.assert(
      fc.property(grids, cells(8), (grid, place) => {
        const box = boxOf(grid, place);
        expect(columnAt(grid, box)).toBeCloseTo(place.x, 6);
        expect(rowAt(grid, box.top)).toBeCloseTo(place.y, 6);
        expect(rowAt(grid, box.top + box.height)).toBeCloseTo(place.y + place.h, 6);
      }),
    );
  });

  it('goes on below its last row and above its first', () => {
    const grid = createSectionGrid({
      left: 10,
      top: 100,
      width: 240,
      columns: 24,
      columnGap: 0,
      rowHeights: [50, 20],
      emptyRowHeight: 20,
      isRightToLeft: false,
    });
    expect([90, 100, 125, 150, 170, 210].map((top) => rowAt(grid, top))).toEqual([-0.5, 0, 0.5, 1, 2, 4]);
    expect(boxOf(grid, { x: 2, y: 1, w: 3, h: 3 })).toEqual({ left: 30, top: 150, width: 30, height: 60 });
  });
});

describe('blocks that move together', () => {
  it('keep their arrangement and stay inside of the grid', () => {
    const by = fc.record({
      columns: fc.integer({ min: -40, max: 40 }),
      rows: fc.integer({ min: -60, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(cells(24), { minLength: 1, maxLength: 8 }), by, (places, shift) => {
        const moved = shiftPlaces(places, shift, 24);
        const [before, after] = [boundsOf(places), boundsOf(moved)];
        expect(after.x >= 0 && after.x + after.w <= 24 && after.y >= 0).toBe(true);
        for (const [index, place] of moved.entries()) {
          expect(place.x - after.x).toBe((places[index] as Cells).x - before.x);
          expect(place.y - after.y).toBe((places[index] as Cells).y - before.y);
        }
      }),
    );
  });
});

describe('a resize', () => {
  const minimum = { w: 3, h: 2 };

  it('pulls the edges of its handle alone, inside of the grid and never below the smallest size', () => {
    const edge = fc.integer({ min: -30, max: 90 });
    fc.assert(
      fc.property(cells(24), fc.constantFrom(...resizeHandles), edge, edge, (place, handle, column, row) => {
        const made = resizedPlace(place, { handle, column, row, minimum, columns: 24 });
        expect(made.w).toBeGreaterThanOrEqual(Math.min(place.w, minimum.w));
        expect(made.h).toBeGreaterThanOrEqual(Math.min(place.h, minimum.h));
        expect(made.x >= 0 && made.y >= 0 && made.x + made.w <= 24).toBe(true);
        if (!handle.includes('w')) expect(made.x).toBe(place.x);
        if (!handle.includes('e')) expect(made.x + made.w).toBe(place.x + place.w);
        if (!handle.includes('n')) expect(made.y).toBe(place.y);
        if (!handle.includes('s')) expect(made.y + made.h).toBe(place.y + place.h);
      }),
    );
  });

  it('grows by cells at its end', () => {
    const place = { x: 20, y: 0, w: 3, h: 2 };
    expect(grownPlace(place, { columns: 4, rows: 1 }, { minimum, columns: 24 })).toEqual({
      ...place,
      w: 4,
      h: 3,
    });
    expect(grownPlace(place, { columns: -1, rows: -1 }, { minimum, columns: 24 })).toEqual(place);
  });
});

describe('snapping', () => {
  const lines = snapLines([{ x: 3, y: 0, w: 6, h: 4 }], 24);

  it('takes the next cell where that is in line with something', () => {
    // The end of a block of 4 columns meets the neighbour's end at 9 when it starts at 5.
    expect(snapStart(lines.columns, 5.6, 4)).toBe(5);
    expect(snapStart(lines.columns, 5.9, 4)).toBe(6);
    expect(snapStart(lines.columns, 9.7, 4)).toBe(10);
    expect(snapEdge(lines.columns, 9.6)).toBe(9);
    expect(snapEdge(lines.columns, 13.6)).toBe(14);
  });

  it('is never a whole cell away', () => {
    fc.assert(
      fc.property(
        fc.array(cells(24)),
        fc.double({ min: -5, max: 60, noNaN: true }),
        fc.nat(23),
        (places, at, size) => {
          const made = snapStart(snapLines(places, 24).columns, at, size + 1);
          expect(Number.isInteger(made)).toBe(true);
          expect(Math.abs(made - at)).toBeLessThanOrEqual(0.75);
        },
      ),
    );
  });

  it('draws guides along what is in line, and through the middle of the section', () => {
    expect(guidesOf(lines, { x: 10, y: 4, w: 4, h: 2 })).toEqual([
      { axis: 'x', at: 12, from: 0, to: 6 },
      { axis: 'y', at: 4, from: 3, to: 14 },
    ]);
    expect(guidesOf(lines, { x: 5, y: 8, w: 2, h: 2 })).toEqual([{ axis: 'x', at: 6, from: 0, to: 10 }]);
  });
});
