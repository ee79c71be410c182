import type { Applied, EditRefusal } from '../../documents/edit.ts';
import { refuse } from '../../refusal.ts';
import {
  type Block,
  type GridPlace,
  gridColumns,
  maxBlocksPerSection,
  type PageDocument,
} from '../document.ts';
import { insideGrid } from '../layout.ts';
import { blocksInOrder } from '../reading-order.ts';
import { documentLimits } from '../validate.ts';
import { edit } from './edit-of.ts';
import type { BlockMove, PageEditArgs } from './page-edit.ts';
import { closedRows } from './closed-rows.ts';
import {
  collide,
  desktopGrid,
  type Grid,
  oppositeShift,
  phoneGrid,
  roomFor,
  type RowShift,
  shiftRows,
} from './row-shifts.ts';

type Outcome = Applied<PageDocument> | EditRefusal;

/** `block.insert`: refused where the section is gone or full, or a block is there already. */
export function insertBlocks(document: PageDocument, args: PageEditArgs['block.insert']): Outcome {
  const { sectionId, shifts = [] } = args;
  if (!document.sections[sectionId]) return gone('section', sectionId);
  const blocks = args.blocks.map((block) => inGrid({ ...block, sectionId }));
  if (blocks.some(({ id }) => document.blocks[id])) return refuse('edit-conflict', { field: 'blocks' });
  const siblings = blocksInOrder(document, sectionId);
  if (siblings.length + blocks.length > maxBlocksPerSection) return tooMany(sectionId);
  const subjects = blocks.map((block) => keepPhone(block, block.layout.phone, siblings));
  const placed = place({ others: siblings, subjects, shifts }, desktopGrid);
  if (isBelowLimit(placed.blocks)) return full(sectionId);
  return {
    document: withBlocks(document, placed.blocks),
    inverse: [edit('block.remove', { ids: blocks.map(({ id }) => id), shifts: placed.undo })],
  };
}

/** `block.remove`: blocks that are gone already are passed over; refused where none is left. */
export function removeBlocks(document: PageDocument, args: PageEditArgs['block.remove']): Outcome {
  const removed = args.ids.flatMap((id) => document.blocks[id] ?? []);
  if (removed.length === 0) return gone('block', args.ids[0] ?? '');
  const ids = new Set(removed.map(({ id }) => id));
  const sectionIds = [...new Set(removed.map(({ sectionId }) => sectionId))];
  let next = withoutBlocks(document, ids);
  const inverse = [];
  for (const sectionId of sectionIds) {
    const blocks = removed.filter((block) => block.sectionId === sectionId);
    const shifts =
      args.shifts?.filter((shift) => shift.sectionId === sectionId) ??
      closedRows(blocksInOrder(document, sectionId), ids, sectionId);
    const placed = place({ others: blocksInOrder(next, sectionId), subjects: [], shifts }, desktopGrid);
    next = withBlocks(next, placed.blocks);
    inverse.push(edit('block.insert', { sectionId, blocks, shifts: placed.undo }));
  }
  return { document: next, inverse };
}

/** `block.move`: blocks move together, within a section or into others; what is in their way makes room. */
export function moveBlocks(document: PageDocument, args: PageEditArgs['block.move']): Outcome {
  const moves = args.moves.filter(({ id }) => document.blocks[id]);
  const missing = moves.find(({ sectionId }) => !document.sections[sectionId]);
  if (moves.length === 0) return gone('block', args.moves[0]?.id ?? '');
  if (missing) return gone('section', missing.sectionId);
  const ids = new Set(moves.map(({ id }) => id));
  const subjects = moves.map((move) => movedBlock(document, move, ids));
  const back = moves.map(({ id }) => backMove(document.blocks[id] as Block));
  let next = document;
  const undo: RowShift[] = [];
  const shifts = args.shifts ?? [];
  const sectionIds = new Set([...subjects, ...shifts].map(({ sectionId }) => sectionId));
  for (const sectionId of sectionIds) {
    const others = blocksInOrder(next, sectionId).filter(({ id }) => !ids.has(id));
    const here = subjects.filter((block) => block.sectionId === sectionId);
    if (others.length + here.length > maxBlocksPerSection) return tooMany(sectionId);
    const own = shifts.filter((shift) => shift.sectionId === sectionId);
    const placed = place({ others, subjects: here, shifts: own }, desktopGrid);
    if (isBelowLimit(placed.blocks)) return full(sectionId);
    next = withBlocks(next, placed.blocks);
    undo.push(...placed.undo);
  }
  return { document: next, inverse: [edit('block.move', { moves: back, shifts: undo })] };
}

/** `block.movePhone`: arranges blocks on the phone by hand, or gives them back to what follows from the desktop. */
export function moveOnPhone(document: PageDocument, args: PageEditArgs['block.movePhone']): Outcome {
  const moves = args.moves.filter(({ id }) => document.blocks[id]);
  const first = moves[0] && document.blocks[moves[0].id];
  if (!first) return gone('block', args.moves[0]?.id ?? '');
  const { sectionId } = first;
  if (moves.some(({ id }) => document.blocks[id]?.sectionId !== sectionId))
    return refuse('malformed', {
      field: 'moves',
      params: { field: 'moves', problem: 'of several sections' },
    });
  const ids = new Set(moves.map(({ id }) => id));
  const back = moves.map(({ id }) => ({ id, place: document.blocks[id]?.layout.phone ?? null }));
  const changed = moves.map(({ id, place: phone }) => onPhone(document.blocks[id] as Block, phone));
  const others = blocksInOrder(document, sectionId).filter(
    (block) => !ids.has(block.id) && block.layout.phone !== undefined,
  );
  const subjects = changed.filter(({ layout }) => layout.phone !== undefined);
  const placed = place({ others, subjects, shifts: args.shifts ?? [] }, phoneGrid);
  if (placed.blocks.some(({ layout }) => bottom(layout.phone) > documentLimits.rows)) return full(sectionId);
  return {
    document: withBlocks(document, [...changed, ...placed.blocks]),
    inverse: [edit('block.movePhone', { moves: back, shifts: placed.undo })],
  };
}

interface Placing {
  readonly others: readonly Block[];
  readonly subjects: readonly Block[];
  readonly shifts: readonly RowShift[];
}

// First the shifts that are asked for, then the room that is missing. `undo` takes both back, in their opposite order.
function place({ others, subjects, shifts }: Placing, grid: Grid) {
  const undo: RowShift[] = [];
  let rest = others;
  const run = (shift: RowShift) => {
    const { blocks, done } = shiftRows(rest, shift, grid);
    rest = blocks;
    if (done.by !== 0) undo.unshift(oppositeShift(done));
  };
  shifts.forEach(run);
  const room = roomFor({ subjects, others: rest }, subjects[0]?.sectionId ?? '', grid);
  if (room) run(room);
  return { blocks: [...rest, ...subjects], undo };
}

function movedBlock(document: PageDocument, move: BlockMove, ids: ReadonlySet<string>): Block {
  const { id, sectionId, position, place: desktop } = move;
  const block = document.blocks[id] as Block;
  const moved = inGrid({ ...block, sectionId, position, layout: { ...block.layout, desktop } });
  if (sectionId === block.sectionId) return moved;
  const others = blocksInOrder(document, sectionId).filter((other) => !ids.has(other.id));
  return keepPhone(moved, move.phone, others);
}

// Among those who are arranged by hand there, only where it lies upon none of them.
function keepPhone(block: Block, phone: GridPlace | undefined, others: readonly Block[]): Block {
  const isFree = others.every(({ layout }) => !layout.phone || !phone || !collide(layout.phone, phone));
  return onPhone(block, isFree ? phone : null);
}

function backMove({ id, sectionId, position, layout }: Block): BlockMove {
  const move = { id, sectionId, position, place: layout.desktop };
  return layout.phone ? { ...move, phone: layout.phone } : move;
}

function onPhone(block: Block, phone: Block['layout']['phone'] | null): Block {
  const { desktop } = block.layout;
  if (!phone) return { ...block, layout: { desktop } };
  return { ...block, layout: { desktop, phone: insideGrid(phone, gridColumns.phone) } };
}

function inGrid(block: Block): Block {
  const { desktop, phone } = block.layout;
  const layout = { desktop: insideGrid(desktop, gridColumns.desktop) };
  return { ...block, layout: phone ? { ...layout, phone: insideGrid(phone, gridColumns.phone) } : layout };
}

function withBlocks(document: PageDocument, blocks: readonly Block[]): PageDocument {
  const changed = blocks.filter((block) => document.blocks[block.id] !== block);
  const entries = changed.map((block) => [block.id, block] as const);
  return { ...document, blocks: { ...document.blocks, ...Object.fromEntries(entries) } };
}

function withoutBlocks(document: PageDocument, ids: ReadonlySet<string>): PageDocument {
  const rest = Object.entries(document.blocks).filter(([id]) => !ids.has(id));
  return { ...document, blocks: Object.fromEntries(rest) };
}

function isBelowLimit(blocks: readonly Block[]): boolean {
  return blocks.some(({ layout }) => bottom(layout.desktop) > documentLimits.rows);
}

function bottom(rows: { readonly y: number; readonly h: number } | undefined): number {
  return rows === undefined ? 0 : rows.y + rows.h;
}

function gone(what: 'block' | 'section', id: string): EditRefusal {
  return refuse('edit-target-gone', { field: `${what}s.${id}` });
}

function tooMany(sectionId: string): EditRefusal {
  return refuse('too-many-blocks', { field: `sections.${sectionId}`, params: { max: maxBlocksPerSection } });
}

function full(sectionId: string): EditRefusal {
  return refuse('document-full', { field: `sections.${sectionId}` });
}
