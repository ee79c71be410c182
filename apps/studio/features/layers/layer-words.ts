import { blockKind } from '@veranda/domain/blocks/registry';
import type { Block } from '@veranda/domain/pages/document';
import { blockName } from '../blocks/block-messages.ts';

/** Characters of a block's words that name it in a list. */
const excerptLength = 60;

/** Name of a block's kind, and the first of its words; empty where it has none. */
export function layerWords(block: Block): { readonly name: string; readonly excerpt: string } {
  const kind = blockKind(block.type);
  const text = kind?.text?.({ ...kind.defaults, ...block.value }) ?? '';
  return { name: blockName(block, kind), excerpt: text.trim().replace(/\s+/g, ' ').slice(0, excerptLength) };
}
