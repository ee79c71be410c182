import { blockKind, completeValue } from '../../blocks/registry.ts';
import type { BlockFinding, CheckedFiles } from '../../blocks/kind.ts';
import { edit } from '../../pages/edits/edit-of.ts';
import type { Block, PageDocument } from '../../pages/document.ts';
import { blocksInOrder, sectionsInOrder } from '../../pages/reading-order.ts';
import type { Asset } from '../../media/asset.ts';
import { checkContrast } from './check-contrast.ts';
import { checkHeadings } from './check-headings.ts';
import type { CheckContext, PlacedFinding } from './finding.ts';
import { hrefsIn } from './hrefs.ts';

/** Bytes above which a picture is slow for whoever uploads and crops it, and for visitors where it cannot be made smaller. */
const heavyBytes = { resized: 10_000_000, served: 1_000_000 } as const;

/** Findings of a document of sections and blocks, in reading order. */
export function checkDocument(document: PageDocument, context: CheckContext): PlacedFinding[] {
  const blocks = sectionsInOrder(document).flatMap(({ id }) => blocksInOrder(document, id));
  return [
    ...checkHeadings(blocks),
    ...blocks.flatMap((block) => checkBlock(block, context)),
    ...checkContrast(document, blocks, context.colours),
  ];
}

function checkBlock(block: Block, context: CheckContext): PlacedFinding[] {
  const kind = blockKind(block.type);
  if (!kind) return [];
  const value = completeValue(kind, block.value);
  const files: CheckedFiles = context.assets;
  const own = kind.checks?.(value, files) ?? [];
  const heavy = (kind.assets?.(value) ?? []).flatMap((id) => context.assets[id] ?? []).filter(isHeavy);
  const dead = hrefsIn(kind.fields, value).filter((href) => !context.answers(href));
  return [
    ...own.map((finding) => ({
      ...placed(block, finding.code, finding.path ?? ''),
      repair: repairOf(block, finding),
    })),
    ...heavy.map(({ fileName }) => placed(block, 'image-heavy', fileName)),
    ...[...new Set(dead)].map((href) => placed(block, 'link-dead', href)),
  ];
}

function repairOf(block: Block, { repair }: BlockFinding): PlacedFinding['repair'] {
  if (repair === undefined) return null;
  if (repair === 'remove') return [edit('block.remove', { ids: [block.id] })];
  const { path, value } = repair;
  const was = block.value[path];
  return [edit('block.setValue', { id: block.id, path, value, ...(was === undefined ? {} : { was }) })];
}

function placed(block: Block, code: PlacedFinding['code'], value: string): PlacedFinding {
  return { code, blockId: block.id, sectionId: block.sectionId, value, repair: null };
}

function isHeavy({ kind, bytes, variants }: Asset): boolean {
  return kind === 'image' && bytes > (variants.length > 0 ? heavyBytes.resized : heavyBytes.served);
}
