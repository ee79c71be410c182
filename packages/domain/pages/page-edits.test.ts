import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noContent } from '../blocks/sample.ts';
import type { Edit } from '../documents/edit.ts';
import { runEdits } from '../documents/transaction.ts';
import { isRefusal } from '../refusal.ts';
import { insertionEdits, stepEdits } from './block-steps.ts';
import type { Block, PageDocument } from './document.ts';
import { edit } from './edits/edit-of.ts';
import { canMoveBlock, moveBlock } from './move-block.ts';
import { pageKind } from './page-kind.ts';
import { blocksInOrder, sectionsInOrder } from './reading-order.ts';
import { placeSection } from './section-library/place-section.ts';
import { emptySection } from './section-library/sketch.ts';
import { sectionStepEdits } from './section-steps.ts';
import { validateDocument } from './validate.ts';

const texts = (key: string) => key;

/** `"a@0,0,12x4 b@12,0,12x4 | c@0,0,24x2"`: blocks of two sections in reading order. */
function page(notation: string): PageDocument {
  const sections = notation.split('|').map((part) => part.trim().split(' ').filter(Boolean));
  let document: PageDocument = { schema: 1, sections: {}, blocks: {} };
  const blocks: Record<string, Block> = {};
  for (const [at, notes] of sections.entries()) {
    const sectionId = `s${at + 1}`;
    const empty = emptySection({ newId: () => sectionId, position: 'a0' });
    document = run(document, placeSection(document, empty, null));
    for (const [index, note] of notes.entries()) {
      const [, id = '', ...place] = /^(\w+)@(\d+),(\d+),(\d+)x(\d+)$/.exec(note) ?? [];
      const [x = 0, y = 0, w = 1, h = 1] = place.map(Number);
      blocks[id] = {
        id,
        sectionId,
        position: `a${index}`,
        type: 21,
        value: { height: 1 },
        style: {},
        layout: { desktop: { x, y, w, h, z: 0, align: 'start' } },
      };
    }
  }
  return { ...document, blocks };
}

/** The document after the edits; the same document where they are refused. */
function run(document: PageDocument, edits: readonly Edit[]): PageDocument {
  const outcome = runEdits(pageKind, document, edits);
  return isRefusal(outcome) ? document : outcome.document;
}

function told(document: PageDocument): string {
  return sectionsInOrder(document)
    .map((section) =>
      blocksInOrder(document, section.id)
        .map(({ id, layout: { desktop } }) => `${id}@${desktop.x},${desktop.y},${desktop.w}x${desktop.h}`)
        .join(' '),
    )
    .join(' | ')
    .trim();
}

describe('a block that is moved', () => {
  const moves: readonly [before: string, id: string, by: -1 | 1, after: string][] = [
    ['a@0,0,24x2 b@0,3,24x4', 'b', -1, 'b@0,0,24x4 a@0,5,24x2'],
    ['a@0,0,24x2 b@0,3,24x4', 'a', 1, 'b@0,0,24x4 a@0,5,24x2'],
    ['a@0,0,8x4 b@12,0,12x4', 'b', -1, 'b@0,0,12x4 a@16,0,8x4'],
    ['a@0,0,24x2 b@0,3,12x4 c@12,3,12x4', 'a', 1, 'b@0,0,12x4 c@12,0,12x4 a@0,5,24x2'],
    ['a@0,0,24x2 b@0,2,12x4 c@12,2,12x4', 'a', 1, 'b@0,0,12x4 c@12,0,12x4 a@0,4,24x2'],
    ['a@0,0,24x2 b@0,3,12x4 c@12,3,12x4', 'b', -1, 'a@0,0,24x2 b@0,3,12x4 c@12,8,12x4'],
    ['b@0,0,12x4 c@12,0,12x4 a@0,5,24x2', 'c', 1, 'b@0,0,12x4 c@12,5,12x4 a@0,10,24x2'],
    ['a@0,0,24x2 | b@0,0,24x2', 'b', -1, 'a@0,0,24x2 b@0,3,24x2 |'],
    ['a@0,0,24x2 | b@0,0,24x2', 'a', 1, '| a@0,0,24x2 b@0,3,24x2'],
  ];
  it.each(moves)('%s: %s by %d', (before, id, by, after) => {
    const document = page(before);
    expect(told(moveBlock(document, id, by))).toBe(after);
    expect(told(run(document, stepEdits(document, id, by)))).toBe(after);
  });

  it('makes room where one lay upon another', () => {
    const document = page('a@0,0,12x8 b@2,2,6x2');
    expect(told(moveBlock(document, 'b', -1))).toBe('b@2,2,6x2 a@0,0,12x8');
    expect(told(run(document, stepEdits(document, 'b', -1)))).toBe('b@2,2,6x2 a@0,4,12x8');
  });

  it('stays at the ends of the page', () => {
    const document = page('a@0,0,24x2 b@0,3,24x4');
    expect(moveBlock(document, 'a', -1)).toBe(document);
    expect(stepEdits(document, 'a', -1)).toEqual([]);
    expect(canMoveBlock(document, 'b', 1)).toBe(false);
    expect(canMoveBlock(document, 'b', -1)).toBe(true);
    expect(moveBlock(document, 'nobody', 1)).toBe(document);
  });
});

describe('a block that is put in', () => {
  const put = (document: PageDocument, type: number, after: string | null) =>
    run(
      document,
      insertionEdits(document, { id: 'n', type, sectionId: 's1', after, texts, content: noContent }),
    );

  it('is in a row of its own below the row of another and pushes what follows', () => {
    const document = put(page('a@0,0,12x4 b@12,0,12x6 c@0,7,24x2'), 21, 'a');
    expect(told(document)).toBe('a@0,0,12x4 b@12,0,12x6 n@0,7,24x2 c@0,10,24x2');
  });
  it('is at the head of a section without another', () => {
    expect(told(put(page('a@0,0,24x2'), 53, null))).toBe('n@0,0,5x2 a@0,3,24x2');
    expect(told(put(page(''), 53, null))).toBe('n@0,0,5x2');
  });
  it('is refused by a section that has 60, administration §9', () => {
    const full = page(Array.from({ length: 60 }, (_, at) => `b${at}@0,${at},24x1`).join(' '));
    expect(put(full, 21, null)).toBe(full);
  });
});

describe('a section that is moved', () => {
  it('goes one step with its blocks and stays at the ends', () => {
    const document = page('a@0,0,24x2 | b@0,0,24x2');
    expect(told(run(document, sectionStepEdits(document, 's2', -1)))).toBe('b@0,0,24x2 | a@0,0,24x2');
    expect(sectionStepEdits(document, 's2', 1)).toEqual([]);
  });
});

describe('any row of edits', () => {
  const start = page('a@0,0,12x4 b@12,0,12x6 c@4,7,10x2 | d@0,0,24x2 e@0,3,8x8 f@8,3,8x8 |');
  const roll = fc.tuple(fc.constantFrom('up', 'down', 'remove', 'insert', 'section'), fc.nat(20));

  function editsOf(document: PageDocument, [what, which]: [string, number], id: string): readonly Edit[] {
    const ids = Object.keys(document.blocks);
    const block = ids[which % Math.max(1, ids.length)] ?? '';
    const sectionId = sectionsInOrder(document)[which % 3]?.id ?? '';
    if (what === 'remove') return [edit('block.remove', { ids: [block] })];
    if (what === 'section') return sectionStepEdits(document, sectionId, which % 2 ? 1 : -1);
    const after = document.blocks[block]?.sectionId === sectionId ? block : null;
    if (what === 'insert')
      return insertionEdits(document, { id, type: 2, sectionId, after, texts, content: noContent });
    return stepEdits(document, block, what === 'up' ? -1 : 1);
  }

  it('gives a document that is accepted, with an order of its own for each block', () => {
    fc.assert(
      fc.property(fc.array(roll, { maxLength: 25 }), (rolls) => {
        let document = start;
        for (const [index, each] of rolls.entries())
          document = run(document, editsOf(document, each, `n${index}`));
        expect(validateDocument(document)).toBe(document);
        for (const { id } of sectionsInOrder(document)) {
          const keys = blocksInOrder(document, id).map((block) => block.position);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
    );
  });
});
