import type { PageDocument } from '@veranda/domain/pages/document';
import type { CanvasNames } from './manipulation-scene.ts';
import { t } from '../messages.ts';

/** Changes of blocks that have a name in the history. */
export type BlockChange =
  | 'moved'
  | 'resized'
  | 'removed'
  | 'duplicated'
  | 'pasted'
  | 'styled'
  | 'ordered'
  | 'aligned'
  | 'grouped'
  | 'ungrouped'
  | 'reset';

/** Name of a step in the history: `Moved image`, `Moved 3 blocks`. */
export function changeLabel(
  change: BlockChange,
  {
    document,
    ids,
    nameOf,
  }: { readonly document: PageDocument; readonly ids: readonly string[] } & CanvasNames,
): string {
  const [block] = ids.flatMap((id) => document.blocks[id] ?? []);
  if (ids.length === 1 && block) return t(`${change}Block`, { name: nameOf(block).toLowerCase() });
  return t(`${change}Blocks`, { count: ids.length });
}
