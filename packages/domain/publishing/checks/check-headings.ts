import { edit } from '../../pages/edits/edit-of.ts';
import type { Block } from '../../pages/document.ts';
import type { RichText } from '../../rich-text/rich-text.ts';
import { richTextSchema } from '../../rich-text/schema.ts';
import type { PlacedFinding } from './finding.ts';

interface Heading {
  readonly block: Block;
  readonly path: string;
  /** Place in the text, as steps count. */
  readonly pos: number;
  readonly level: number;
}

/** Headings that skip a level, and a page whose first heading is none of level 1. */
export function checkHeadings(blocks: readonly Block[]): PlacedFinding[] {
  const headings = blocks.flatMap(headingsOf);
  return headings.flatMap((heading, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (heading.level <= before + 1) return [];
    return [finding(heading, index === 0 ? 'heading-first' : 'heading-skipped', before + 1)];
  });
}

function finding(
  { block, path, pos, level }: Heading,
  code: PlacedFinding['code'],
  right: number,
): PlacedFinding {
  const steps = [{ stepType: 'attr', pos, attr: 'level', value: right }];
  return {
    code,
    blockId: block.id,
    sectionId: block.sectionId,
    value: String(level),
    repair: [edit('block.setText', { id: block.id, path, steps })],
  };
}

function headingsOf(block: Block): Heading[] {
  const doc = block.value['doc'] as RichText | undefined;
  if (doc?.type !== 'doc') return [];
  const found: Heading[] = [];
  richTextSchema.nodeFromJSON(doc).descendants((node, pos) => {
    const { level } = node.attrs as { level?: number };
    if (node.type.name === 'heading') found.push({ block, path: 'doc', pos, level: level ?? 1 });
  });
  return found;
}
