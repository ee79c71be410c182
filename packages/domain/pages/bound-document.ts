import { boundValue } from '../blocks/bound-value.ts';
import { blockKind } from '../blocks/registry.ts';
import type { BoundItem } from '../blocks/bound-value.ts';
import type { PageDocument } from './document.ts';

/** The document as the page of its item shows it: blocks that follow the item have its values. */
export function boundDocument<Document extends Pick<PageDocument, 'blocks'>>(
  document: Document,
  item: BoundItem,
): Document {
  const changed = Object.values(document.blocks).flatMap((block) => {
    const value = boundValue(blockKind(block.type)?.fields ?? [], block.value, item);
    return value === block.value ? [] : [[block.id, { ...block, value }] as const];
  });
  if (changed.length === 0) return document;
  return { ...document, blocks: { ...document.blocks, ...Object.fromEntries(changed) } };
}
