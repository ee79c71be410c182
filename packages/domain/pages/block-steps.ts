import { blockKind } from '../blocks/registry.ts';
import type { SampleTexts, SiteContent } from '../blocks/sample.ts';
import type { Edit } from '../documents/edit.ts';
import { keysInOrder } from '../documents/order-keys.ts';
import { sameValue } from '../documents/same-value.ts';
import type { Block, PageDocument } from './document.ts';
import { edit } from './edits/edit-of.ts';
import { bottomOf, layoutRowOf, layoutRowsOf, topOf } from './layout-rows.ts';
import { moveBlock, type Step } from './move-block.ts';
import { newBlock } from './new-block.ts';
import { blocksInOrder } from './reading-order.ts';

/** Empty rows between a new block and what is above and below it. */
const gap = 1;

/**
 * A block to be put in: its id, its number, and where: below the row of `after`, or at the head of the
 * section.
 */
interface Insertion {
  readonly id: string;
  readonly type: number;
  readonly sectionId: string;
  readonly after: string | null;
  /** Words that it begins with, and what the site has for it to show. */
  readonly texts: SampleTexts;
  readonly content: SiteContent;
}

/** Edits that put in a new block (`newBlock`); none for a number without a kind. */
export function insertionEdits(
  document: PageDocument,
  { id, type, texts, content, ...spot }: Insertion,
): readonly Edit[] {
  const kind = blockKind(type);
  if (!kind) return [];
  const { sectionId, after } = spot;
  const siblings = blocksInOrder(document, sectionId);
  const row = after === null ? undefined : layoutRowOf(layoutRowsOf(siblings), after);
  const limit = row?.bottom ?? 0;
  const x = (after ? document.blocks[after]?.layout.desktop.x : 0) ?? 0;
  const place = { x, y: row ? limit + gap : 0 };
  const own = newBlock(kind, { newId: () => id, sectionId, position: '', place, texts, content });
  const last = row ? siblings.findLastIndex((each) => row.blocks.some((other) => other.id === each.id)) : -1;
  const keys = keysInOrder(siblings.toSpliced(last + 1, 0, own), new Set([id]));
  const hasLower = siblings.some((each) => bottomOf(each) > limit && topOf(each) >= limit);
  const block = { ...own, position: keys.get(id) ?? 'a0' };
  return [
    ...renumbered(siblings, keys),
    edit('block.insert', {
      sectionId,
      blocks: [block],
      ...(hasLower ? { shifts: [{ sectionId, from: limit, by: kind.size.h + gap }] } : {}),
    }),
  ];
}

/** Edits that move a block one step further (`moveBlock`); none at the end of the page. */
export function stepEdits(document: PageDocument, id: string, by: Step): readonly Edit[] {
  return editsBetween(document, moveBlock(document, id, by));
}

/** The edit that moves blocks to where another state of the page has them; none where they are there. */
export function editsBetween(document: PageDocument, next: PageDocument): readonly Edit[] {
  const moved = Object.values(next.blocks).filter((block) => !sameValue(block, document.blocks[block.id]));
  return moved.length === 0 ? [] : [edit('block.move', { moves: moved.map(moveTo) })];
}

// Where no key was left between two neighbours, all of them get new ones.
function renumbered(siblings: readonly Block[], keys: ReadonlyMap<string, string>): readonly Edit[] {
  const changed = siblings.filter(({ id }) => keys.has(id));
  if (changed.length === 0) return [];
  const moves = changed.map((block) => moveTo({ ...block, position: keys.get(block.id) ?? block.position }));
  return [edit('block.move', { moves })];
}

function moveTo({ id, sectionId, position, layout }: Block) {
  const move = { id, sectionId, position, place: layout.desktop };
  return layout.phone ? { ...move, phone: layout.phone } : move;
}
