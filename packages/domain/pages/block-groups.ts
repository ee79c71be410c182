import type { Edit } from '../documents/edit.ts';
import { replacement } from '../documents/replacement.ts';
import { groupStyle } from './block-style.ts';
import type { Block, PageDocument } from './document.ts';
import { edit } from './edits/edit-of.ts';
import { blocksInOrder } from './reading-order.ts';

/** The group that a block is in; null for none. */
function groupOf({ style }: Pick<Block, 'style'>): string | null {
  const name = Object.hasOwn(style, groupStyle) ? style[groupStyle] : undefined;
  return typeof name === 'string' ? name : null;
}

/** A block with those of its group in its section, in reading order and itself as the last; alone where it has none. */
export function withGroup(document: PageDocument, id: string): readonly string[] {
  const block = document.blocks[id];
  const group = block ? groupOf(block) : null;
  if (!block || group === null) return [id];
  const members = blocksInOrder(document, block.sectionId).filter((each) => groupOf(each) === group);
  return [...members.map((member) => member.id).filter((member) => member !== id), id];
}

/** Edits that make blocks one group, out of those that they were in. */
export function groupEdits(document: PageDocument, ids: readonly string[], name: string): readonly Edit[] {
  return ids.length < 2 ? [] : ids.flatMap((id) => settingOf(document, id, name));
}

/** Edits that take blocks out of their groups. */
export function ungroupEdits(document: PageDocument, ids: readonly string[]): readonly Edit[] {
  return ids.flatMap((id) => settingOf(document, id, undefined));
}

function settingOf({ blocks }: PageDocument, id: string, value: string | undefined): readonly Edit[] {
  const block = blocks[id];
  const was = block?.style[groupStyle];
  if (!block || was === value) return [];
  return [edit('block.setStyle', replacement({ id, name: groupStyle }, { value, was }))];
}

/** Copies of blocks, in groups of their own. */
export function regrouped(copies: readonly Block[], newId: () => string): readonly Block[] {
  const names = new Map<string, string>();
  return copies.map((block) => {
    const group = groupOf(block);
    if (group === null) return block;
    const name = names.get(group) ?? newId();
    names.set(group, name);
    return { ...block, style: { ...block.style, [groupStyle]: name } };
  });
}
