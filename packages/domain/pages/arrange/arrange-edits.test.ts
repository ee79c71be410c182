import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../refusal.ts';
import { type Block, type PageDocument } from '../document.ts';
import { collide } from '../edits/row-shifts.ts';
import { blocksInOrder } from '../reading-order.ts';
import { validateDocument } from '../validate.ts';
import { alignedPlaces, alignments, distributedPlaces } from './align.ts';
import { arrangeEdits, followDesktopEdits } from './arrange-edits.ts';
import { applied, desktopOf, pageWith, placeOf, told } from './arranged-page.test-data.ts';
import { copyEdits, duplicateEdits, readBlocks, readSource, writeBlocks } from './copies.ts';
import { dragPlaces } from './drag.ts';
import { layeredPlaces } from './layer-steps.ts';
import { placedBlocks, placesOn } from './places.ts';

const page = pageWith({ a: '0,0,6x4', b: '6,0,6x4', c: '0,5,12x2' });
const orderOf = (document: PageDocument, sectionId = 's1') =>
  blocksInOrder(document, sectionId)
    .map(({ id }) => id)
    .join(' ');
const moveTo = (document: PageDocument, id: string, place: string, sectionId = 's1') =>
  arrangeEdits(document, 'desktop', [{ id, sectionId, place: placeOf(place) }]);
const counter = () => {
  let count = 0;
  return () => `n${String((count += 1))}`;
};

describe('a move on the desktop', () => {
  it('is read between its neighbours by row, then by column', () => {
    const { document, inverse } = applied(page, moveTo(page, 'c', '12,0,12x2'));
    expect(orderOf(document)).toBe('a b c');
    const first = applied(document, moveTo(document, 'c', '0,0,12x2')).document;
    expect(orderOf(first)).toBe('c a b');
    expect(desktopOf(first)).toEqual({ c: '0,0,12x2', a: '0,2,6x4', b: '6,2,6x4' });
    expect(applied(document, inverse).document).toEqual(page);
  });

  it('keeps the key where the order stays, and is nothing where nothing changes', () => {
    const [move] = moveTo(page, 'c', '1,5,12x2');
    expect(move?.args['moves']).toMatchObject([{ id: 'c', position: 'b2' }]);
    expect(moveTo(page, 'c', '0,5,12x2')).toEqual([]);
  });

  it('goes into another section', () => {
    const { document } = applied(page, moveTo(page, 'a', '3,2,6x4', 's2'));
    expect([orderOf(document), orderOf(document, 's2')]).toEqual(['b c', 'a']);
  });

  it('gives fresh keys where no key is left between two', () => {
    const tight = pageWith({ a: '0,0,6x2', b: '0,10,6x2', c: '0,20,6x2' });
    const { a, b } = tight.blocks as Record<'a' | 'b', Block>;
    const document = {
      ...tight,
      blocks: { ...tight.blocks, a: { ...a, position: 'b0' }, b: { ...b, position: `b0${'0'.repeat(60)}1` } },
    };
    expect(orderOf(applied(document, moveTo(document, 'c', '0,5,6x2')).document)).toBe('a c b');
  });

  it('never leaves blocks upon one another, and its inverse restores, whatever moves where', () => {
    const blocks = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
    const place = fc.tuple(
      fc.nat(23),
      fc.nat(12),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 6 }),
    );
    const start = pageWith({ a: '0,0,6x4', b: '6,0,6x4', c: '0,5,12x2', d: '14,2,10x9', e: '0,12,24x1' });
    const step = fc.tuple(
      blocks,
      fc.array(place, { minLength: 5, maxLength: 5 }),
      fc.constantFrom('s1', 's2'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), fc.constantFrom('desktop', 'phone'), (steps, device) => {
        let document = start;
        for (const [ids, places, sectionId] of steps) {
          const moved = ids.map((id, index) => ({
            id,
            sectionId,
            place: placeOf(places[index]?.join() ?? ''),
          }));
          const outcome = applied(document, arrangeEdits(document, device, moved));
          expect(applied(outcome.document, outcome.inverse).document).toEqual(document);
          ({ document } = outcome);
          expectClear(document);
        }
      }),
    );
  });
});

describe('a move on the phone', () => {
  const phone = (document: PageDocument) =>
    Object.fromEntries([...placesOn(document, 's1', 'phone')].map(([id, place]) => [id, told(place)]));

  it('detaches the block and moves nothing else but what is in its way', () => {
    expect(phone(page)).toEqual({ a: '0,0,8x1', b: '0,2,8x1', c: '0,4,8x1' });
    const moved = [{ id: 'a', sectionId: 's1', place: placeOf('0,6,4x2') }];
    const { document } = applied(page, arrangeEdits(page, 'phone', moved));
    expect(phone(document)).toEqual({ a: '0,6,4x2', b: '0,2,8x1', c: '0,4,8x1' });
    const pushed = [{ id: 'a', sectionId: 's1', place: placeOf('0,2,4x2') }];
    expect(phone(applied(document, arrangeEdits(document, 'phone', pushed)).document)).toMatchObject({
      a: '0,2,4x2',
      b: '0,4,8x1',
    });
    expect(document.blocks['a']?.layout.desktop).toEqual(page.blocks['a']?.layout.desktop);
  });

  it('is given back to the order of the desktop', () => {
    const moved = [{ id: 'c', sectionId: 's1', place: placeOf('0,9,4x2') }];
    const { document } = applied(page, arrangeEdits(page, 'phone', moved));
    const back = applied(document, followDesktopEdits(document, ['a', 'b', 'c'])).document;
    expect(phone(back)).toEqual(phone(page));
    expect(followDesktopEdits(page, ['a'])).toEqual([]);
  });
});

describe('a drag', () => {
  const two = {
    ...page,
    blocks: { ...page.blocks, c: { ...(page.blocks['c'] as Block), sectionId: 's2' } },
  };
  const dragged = { subjects: placedBlocks(two, ['a', 'b', 'c'], 'desktop'), homeId: 's1' };
  const drop = (targetId: string, to: { x: number; y: number }) =>
    dragPlaces(dragged, { targetId, to, device: 'desktop' }).map(
      ({ id, sectionId, place }) => `${id} ${sectionId} ${told(place)}`,
    );

  it('moves everything by the same cells, each block in its section', () => {
    expect(drop('s1', { x: 2, y: 1 })).toEqual(['a s1 2,1,6x4', 'b s1 8,1,6x4', 'c s2 2,6,12x2']);
    expect(drop('s1', { x: 99, y: -9 })).toEqual(['a s1 12,0,6x4', 'b s1 18,0,6x4', 'c s2 12,5,12x2']);
  });

  it('takes everything into another section, one below the other', () => {
    expect(drop('s2', { x: 3, y: 7 })).toEqual(['a s2 3,7,6x4', 'b s2 9,7,6x4', 'c s2 3,11,12x2']);
  });
});

describe('copies', () => {
  it('stand below their originals, and what is below makes room', () => {
    const { edits, ids } = duplicateEdits(page, ['a', 'b'], counter());
    const { document } = applied(page, edits);
    expect(ids).toEqual(['n1', 'n2']);
    expect(desktopOf(document)).toMatchObject({ a: '0,0,6x4', n1: '0,5,6x4', n2: '6,5,6x4', c: '0,10,12x2' });
    expect(orderOf(document)).toBe('a b n1 n2 c');
  });

  it('go below a neighbour that reaches over their rows', () => {
    const tall = pageWith({ a: '0,0,12x2', b: '6,1,6x8', c: '0,12,12x2' });
    const { edits } = duplicateEdits(tall, ['a'], counter());
    expect(desktopOf(applied(tall, edits).document)).toEqual({
      a: '0,0,12x2',
      b: '6,1,6x8',
      n1: '0,10,12x2',
      c: '0,15,12x2',
    });
  });

  const source = { site: 's', files: [] };

  it('travel as text to another page', () => {
    const text = writeBlocks([page.blocks['a'] as Block], source);
    const blocks = readBlocks(text) ?? [];
    expect(readSource(text)).toEqual(source);
    const { document } = applied(
      page,
      copyEdits(page, { blocks, sectionId: 's2', top: 3, newId: counter() }).edits,
    );
    expect(orderOf(document, 's2')).toBe('n1');
    expectClear(document);
  });

  it('are not made of anything else', () => {
    const wrong = [{ ...page.blocks['a'], type: 4000 }] as readonly Block[];
    for (const text of [
      '',
      'null',
      '{}',
      '{"veranda":1,"blocks":[1]}',
      writeBlocks(wrong, source),
      writeBlocks([], source),
    ])
      expect(readBlocks(text)).toBeNull();
  });
});

describe('levels', () => {
  const levels = (document: PageDocument) =>
    Object.values(document.blocks).map(({ layout }) => layout.desktop.z);
  const run = (document: PageDocument, id: string, step: Parameters<typeof layeredPlaces>[2]) =>
    applied(document, arrangeEdits(document, 'desktop', layeredPlaces(document, [id], step))).document;

  it('go one up or down, to the front and to the back', () => {
    const raised = run(run(page, 'a', 'forward'), 'b', 'front');
    expect(levels(raised)).toEqual([1, 2, 0]);
    expect(levels(run(raised, 'a', 'forward'))).toEqual([2, 2, 0]);
    expect(levels(run(run(raised, 'b', 'front'), 'b', 'front'))).toEqual([1, 2, 0]);
    expect(levels(run(raised, 'b', 'backward'))).toEqual([1, 1, 0]);
    expect(levels(run(raised, 'b', 'back'))).toEqual([1, 0, 0]);
  });

  it('let blocks lie over others, and make room when they come down', () => {
    const over = applied(
      page,
      arrangeEdits(page, 'desktop', [{ id: 'a', sectionId: 's1', place: placeOf('6,0,6x4', 1) }]),
    );
    expect(desktopOf(over.document)).toMatchObject({ a: '6,0,6x4', b: '6,0,6x4' });
    expectClear(run(over.document, 'a', 'back'));
  });
});

describe('aligned blocks', () => {
  it('stand in line, or below one another where there is no room', () => {
    for (const to of alignments) {
      const places = alignedPlaces(placedBlocks(page, ['a', 'b', 'c'], 'desktop'), to, 'desktop');
      expectClear(applied(page, arrangeEdits(page, 'desktop', places)).document);
    }
    const left = alignedPlaces(placedBlocks(page, ['b', 'c'], 'desktop'), 'left', 'desktop');
    expect(left.map(({ place }) => place.x)).toEqual([0, 0]);
  });

  it('are aligned to the section when there is one', () => {
    const [middle] = alignedPlaces(placedBlocks(page, ['a'], 'desktop'), 'centre', 'desktop');
    expect(middle?.place.x).toBe(9);
  });

  it('are distributed with the same space between them', () => {
    const row = pageWith({ a: '0,0,4x2', b: '5,0,4x2', c: '20,0,4x2' });
    const places = distributedPlaces(placedBlocks(row, ['a', 'b', 'c'], 'desktop'), 'across');
    expect(places.map(({ place }) => place.x)).toEqual([0, 10, 20]);
  });
});

function expectClear(document: PageDocument): void {
  expect(isRefusal(validateDocument(document))).toBe(false);
  for (const sectionId of Object.keys(document.sections)) {
    const blocks = blocksInOrder(document, sectionId);
    const layouts = [
      blocks.map(({ layout }) => layout.desktop),
      [...placesOn(document, sectionId, 'phone').values()],
    ];
    for (const places of layouts)
      for (const [index, one] of places.entries())
        expect(places.slice(index + 1).some((other) => collide(one, other))).toBe(false);
  }
}
