import {
  alignedPlaces,
  type Alignment,
  distributedPlaces,
  type Distribution,
} from '@veranda/domain/pages/arrange/align';
import { arrangeEdits, followDesktopEdits } from '@veranda/domain/pages/arrange/arrange-edits';
import { duplicateEdits } from '@veranda/domain/pages/arrange/copies';
import { type LayerStep, layeredPlaces } from '@veranda/domain/pages/arrange/layer-steps';
import { minimumSize, type NewPlace, placedBlocks, shiftPlaces } from '@veranda/domain/pages/arrange/places';
import { grownPlace } from '@veranda/domain/pages/arrange/resize';
import { gridColumns } from '@veranda/domain/pages/document';
import { groupEdits, ungroupEdits } from '@veranda/domain/pages/block-groups';
import { edit } from '@veranda/domain/pages/edits/edit-of';
import { blocksInOrder } from '@veranda/domain/pages/reading-order';
import { type BlockChange, changeLabel } from './block-labels.ts';
import type { ManipulationScene } from './manipulation-scene.ts';
import { t } from '../messages.ts';

/** Whole cells by which something moves or grows. */
interface CellStep {
  readonly columns: number;
  readonly rows: number;
}

/** Brings blocks to new places by one step of the history. @returns false where nothing has changed */
export function arrange(
  scene: ManipulationScene,
  moved: readonly NewPlace[],
  {
    change,
    coalesceKey = '',
    offersUndo = false,
  }: { readonly change: BlockChange; readonly coalesceKey?: string; readonly offersUndo?: boolean },
): boolean {
  const { document, device, nameOf } = scene;
  const edits = device === null ? [] : arrangeEdits(document, device, moved);
  if (edits.length === 0) return false;
  const ids = moved.map(({ id }) => id);
  const label = changeLabel(change, { document, ids, nameOf });
  return scene.onEdit(edits, { label, selection: ids, coalesceKey, offersUndo });
}

/** Says where blocks have come to. */
export function sayPlace(
  { document, device, nameOf, say }: ManipulationScene,
  moved: readonly NewPlace[],
): void {
  const [first] = moved;
  const block = document.blocks[first?.id ?? ''];
  if (!first || !block) return;
  const at = { column: first.place.x + 1, row: first.place.y + 1 };
  // The canvas itself tells of the selected block, by its place on the desktop.
  if (moved.length === 1 && device === 'desktop') return;
  say(
    moved.length === 1
      ? t('blockAt', { name: nameOf(block), ...at })
      : t('blocksAt', { count: moved.length, ...at }),
  );
}

/** Moves what is selected by whole cells. */
export function nudge(scene: ManipulationScene, by: CellStep): void {
  const { device, selection, document } = scene;
  if (device === null) return;
  const placed = placedBlocks(document, selection, device);
  const places = shiftPlaces(
    placed.map(({ place }) => place),
    by,
    gridColumns[device],
  );
  const moved = placed.map((each, index) => ({ ...each, place: places[index] ?? each.place }));
  if (arrange(scene, moved, { change: 'moved', coalesceKey: `nudge ${selection.join(' ')}` }))
    sayPlace(scene, moved);
}

/** Gives what is selected more or fewer cells. */
export function grow(scene: ManipulationScene, by: CellStep): void {
  const { device, selection, document, nameOf, say } = scene;
  if (device === null) return;
  const columns = gridColumns[device];
  const grown = placedBlocks(document, selection, device).flatMap((each) => {
    const block = document.blocks[each.id];
    if (!block) return [];
    return [{ ...each, place: grownPlace(each.place, by, { minimum: minimumSize(block, device), columns }) }];
  });
  if (!arrange(scene, grown, { change: 'resized', coalesceKey: `grow ${selection.join(' ')}` })) return;
  const [first] = grown;
  const block = document.blocks[first?.id ?? ''];
  if (first && block) say(t('sizeAt', { name: nameOf(block), columns: first.place.w, rows: first.place.h }));
}

/** Takes away what is selected; the next block is selected then. */
export function removeSelected(scene: ManipulationScene): void {
  const { document, selection, device, say } = scene;
  const blocks = selection.flatMap((id) => document.blocks[id] ?? []);
  const [first] = blocks;
  if (device === null || !first) return;
  const order = blocksInOrder(document, first.sectionId).map(({ id }) => id);
  const left = order.filter((id) => !selection.includes(id));
  const next = left.find((id) => order.indexOf(id) > order.indexOf(first.id)) ?? left.at(-1);
  const after = next === undefined ? [] : [next];
  const edits = [edit('block.remove', { ids: selection })];
  if (!change(scene, 'removed', { edits, selection: after, offersUndo: true })) return;
  scene.onSelect(after);
  say(t('blocksRemoved', { count: blocks.length }));
}

/** Puts a copy of what is selected below it. */
export function duplicateSelected(scene: ManipulationScene): void {
  if (scene.device === null) return;
  const { edits, ids } = duplicateEdits(scene.document, scene.selection, () => crypto.randomUUID());
  if (!change(scene, 'duplicated', { edits, selection: ids })) return;
  scene.onSelect(ids);
  scene.say(t('blocksDuplicated', { count: ids.length }));
}

/** Brings what is selected above or below what it lies upon. */
export function changeLevel(scene: ManipulationScene, step: LayerStep): void {
  const { document, selection, device, nameOf, say } = scene;
  if (device !== 'desktop') return;
  const layered = layeredPlaces(document, selection, step);
  const [first] = layered;
  const block = document.blocks[first?.id ?? ''];
  if (arrange(scene, layered, { change: 'ordered' }) && first && block)
    say(t('levelAt', { name: nameOf(block), level: first.place.z }));
}

/** Brings what is selected in line. */
export function alignSelected(scene: ManipulationScene, to: Alignment): void {
  const { document, selection, device } = scene;
  if (device === null) return;
  const moved = alignedPlaces(placedBlocks(document, selection, device), to, device);
  if (arrange(scene, moved, { change: 'aligned' })) sayPlace(scene, moved);
}

/** Puts the same space between what is selected. */
export function distributeSelected(scene: ManipulationScene, direction: Distribution): void {
  const { document, selection, device } = scene;
  if (device === null) return;
  const moved = distributedPlaces(placedBlocks(document, selection, device), direction);
  if (arrange(scene, moved, { change: 'aligned' })) sayPlace(scene, moved);
}

/** Makes what is selected a group, which a click on one of it selects as a whole. */
export function groupSelected(scene: ManipulationScene): void {
  const { document, selection, say } = scene;
  if (scene.device === null || selection.length < 2) return;
  const edits = groupEdits(document, selection, crypto.randomUUID());
  if (change(scene, 'grouped', { edits, selection })) say(t('blocksGrouped', { count: selection.length }));
}

/** Takes what is selected out of its groups. */
export function ungroupSelected(scene: ManipulationScene): void {
  const { document, selection, say } = scene;
  if (scene.device === null) return;
  const edits = ungroupEdits(document, selection);
  if (change(scene, 'ungrouped', { edits, selection })) say(t('blocksUngrouped', { count: edits.length }));
}

/** Gives what is selected back to the order of the desktop. */
export function followDesktop(scene: ManipulationScene): void {
  const { document, selection } = scene;
  if (change(scene, 'reset', { edits: followDesktopEdits(document, selection), selection }))
    scene.say(t('followsDesktop'));
}

interface SelectionChange {
  readonly edits: Parameters<ManipulationScene['onEdit']>[0];
  /** Selected afterwards. */
  readonly selection: readonly string[];
  readonly offersUndo?: boolean;
}

/** Runs edits of what is selected under their name. @returns false where nothing has changed */
export function change(
  { document, selection: ids, nameOf, onEdit }: ManipulationScene,
  kind: BlockChange,
  { edits, ...options }: SelectionChange,
): boolean {
  if (edits.length === 0) return false;
  return onEdit(edits, { label: changeLabel(kind, { document, ids, nameOf }), ...options });
}
