import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertBlock, removeBlock, restoreBlock } from './block-edits.ts';
import type { Block, PageDocument } from './document.ts';
import { canMoveBlock, moveBlock } from './move-block.ts';
import { blocksInOrder, sectionsInOrder } from './reading-order.ts';
import { insertSection, moveSection, removeSection, restoreSection } from './section-edits.ts';
import { validateDocument } from './validate.ts';

/** `"a@0,0,12x4 b@12,0,12x4 | c@0,0,24x2"`: blocks of two sections in reading order. */
function page(notation: string): PageDocument {
  const sections = notation.split('|').map((part) => part.trim().split(' ').filter(Boolean));
  let document: PageDocument = { schema: 1, sections: {}, blocks: {} };
  const blocks: Record<string, Block> = {};
  for (const [at, notes] of sections.entries()) {
    const sectionId = `s${at + 1}`;
    document = insertSection(document, sectionId, null);
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
    ['a@0,0,12x8 b@2,2,6x2', 'b', -1, 'b@2,2,6x2 a@0,0,12x8'],
  ];
  it.each(moves)('%s: %s by %d', (before, id, by, after) => {
    expect(told(moveBlock(page(before), id, by))).toBe(after);
  });

  it('stays at the ends of the page', () => {
    const document = page('a@0,0,24x2 b@0,3,24x4');
    expect(moveBlock(document, 'a', -1)).toBe(document);
    expect(canMoveBlock(document, 'b', 1)).toBe(false);
    expect(canMoveBlock(document, 'b', -1)).toBe(true);
    expect(moveBlock(document, 'nobody', 1)).toBe(document);
  });
});

describe('a block that is put in', () => {
  it('is in a row of its own below the row of another and pushes what follows', () => {
    const document = insertBlock(page('a@0,0,12x4 b@12,0,12x6 c@0,7,24x2'), {
      id: 'n',
      type: 21,
      sectionId: 's1',
      after: 'a',
    });
    expect(told(document)).toBe('a@0,0,12x4 b@12,0,12x6 n@0,7,24x2 c@0,10,24x2');
  });
  it('is at the head of a section without another', () => {
    const wanted = { id: 'n', type: 53, sectionId: 's1', after: null };
    expect(told(insertBlock(page('a@0,0,24x2'), wanted))).toBe('n@0,0,5x2 a@0,3,24x2');
    expect(told(insertBlock(page(''), wanted))).toBe('n@0,0,5x2');
  });
  it('is refused by a section that has 60, administration §9', () => {
    const full = page(Array.from({ length: 60 }, (_, at) => `b${at}@0,${at},24x1`).join(' '));
    expect(insertBlock(full, { id: 'n', type: 21, sectionId: 's1', after: null })).toBe(full);
  });
});

describe('a deletion', () => {
  it('closes its rows and comes back to them', () => {
    const document = page('a@0,0,24x2 b@0,3,24x4 c@0,8,24x2');
    const taken = removeBlock(document, 'b');
    expect(told(taken?.document ?? document)).toBe('a@0,0,24x2 c@0,3,24x2');
    expect(taken && told(restoreBlock(taken.document, taken.removed))).toBe(told(document));
  });
  it('leaves the rows that others are in', () => {
    const taken = removeBlock(page('a@0,0,12x2 b@12,0,12x4 c@0,5,24x2'), 'b');
    expect(taken && told(taken.document)).toBe('a@0,0,12x2 c@0,5,24x2');
  });
  it('is a section with its blocks, put back where it stood', () => {
    const document = page('a@0,0,24x2 | b@0,0,24x2 | c@0,0,24x2');
    const taken = removeSection(document, 's2');
    expect(taken && told(taken.document)).toBe('a@0,0,24x2 | c@0,0,24x2');
    expect(taken && told(restoreSection(taken.document, taken.removed))).toBe(told(document));
  });
});

describe('a section that is moved', () => {
  it('goes one step with its blocks and stays at the ends', () => {
    const document = page('a@0,0,24x2 | b@0,0,24x2');
    expect(told(moveSection(document, 's2', -1))).toBe('b@0,0,24x2 | a@0,0,24x2');
    expect(moveSection(document, 's2', 1)).toBe(document);
  });
});

describe('any row of edits', () => {
  const start = page('a@0,0,12x4 b@12,0,12x6 c@4,7,10x2 | d@0,0,24x2 e@0,3,8x8 f@8,3,8x8 |');
  const edit = fc.tuple(fc.constantFrom('up', 'down', 'remove', 'insert', 'section'), fc.nat(20));
  it('gives a document that is accepted, with an order of its own for each block', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        let document = start;
        for (const [index, [what, which]] of edits.entries()) {
          const ids = Object.keys(document.blocks);
          const id = ids[which % Math.max(1, ids.length)] ?? '';
          const section = sectionsInOrder(document)[which % 3]?.id ?? '';
          if (what === 'remove') document = removeBlock(document, id)?.document ?? document;
          else if (what === 'section') document = moveSection(document, section, which % 2 ? 1 : -1);
          else if (what === 'insert')
            document = insertBlock(document, {
              id: `n${index}`,
              type: 2,
              sectionId: section,
              after: document.blocks[id]?.sectionId === section ? id : null,
            });
          else document = moveBlock(document, id, what === 'up' ? -1 : 1);
        }
        expect(validateDocument(document)).toBe(document);
        for (const { id } of sectionsInOrder(document)) {
          const keys = blocksInOrder(document, id).map((block) => block.position);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
    );
  });
});
