import { blockKind, completeValue } from '../../blocks/registry.ts';
import type { BlockFinding, BlockKind, BlockValue } from '../../blocks/kind.ts';
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
  const { own, others } = valueFindings(kind, completeValue(kind, block.value), context);
  return [
    ...own.map((finding) => ({
      ...placed(block, finding.code, finding.path ?? ''),
      repair: repairOf(block, finding),
    })),
    ...others.map(({ code, value }) => placed(block, code, value)),
  ];
}

/** Findings of a value: what its kind says of it, and what is said of all kinds: pictures that are slow, links that are dead. */
export function valueFindings(
  { checks, assets, fields }: Pick<BlockKind, 'checks' | 'assets' | 'fields'>,
  value: BlockValue,
  context: CheckContext,
): {
  readonly own: readonly BlockFinding[];
  readonly others: readonly Pick<PlacedFinding, 'code' | 'value'>[];
} {
  const heavy = (assets?.(value) ?? []).flatMap((id) => context.assets[id] ?? []).filter(isHeavy);
  const dead = new Set(hrefsIn(fields, value).filter((href) => !context.answers(href)));
  return {
    own: checks?.(value, context.assets) ?? [],
    others: [
      ...heavy.map(({ fileName }) => ({ code: 'image-heavy' as const, value: fileName })),
      ...[...dead].map((href) => ({ code: 'link-dead' as const, value: href })),
    ],
  };
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
