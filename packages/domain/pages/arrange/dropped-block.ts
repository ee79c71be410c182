import { blockKind } from '../../blocks/registry.ts';
import type { SampleTexts, SiteContent } from '../../blocks/sample.ts';
import type { Edit } from '../../documents/edit.ts';
import { insertionEdits } from '../block-steps.ts';
import type { PageDocument } from '../document.ts';
import { newBlock } from '../new-block.ts';
import { placedInsertion } from './copies.ts';
import { type ArrangedDevice, placesOn } from './places.ts';

/** First cell of a section at which a new block was let go, on the grid of the device that was looked at. */
export interface DropSpot {
  readonly sectionId: string;
  readonly device: ArrangedDevice;
  readonly x: number;
  readonly y: number;
}

interface DroppedBlock {
  readonly id: string;
  readonly type: number;
  readonly spot: DropSpot;
  readonly texts: SampleTexts;
  readonly content: SiteContent;
}

/**
 * Edits that put a new block where it was let go; none for a number without a kind. On the phone it follows the desktop
 * like all others, and comes after what stands above it there.
 */
export function droppedBlockEdits(
  document: PageDocument,
  { id, type, spot, texts, content }: DroppedBlock,
): readonly Edit[] {
  const kind = blockKind(type);
  const { sectionId, device, x, y } = spot;
  if (!kind || !document.sections[sectionId]) return [];
  if (device === 'phone') {
    const above = [...placesOn(document, sectionId, 'phone')].filter(([, place]) => place.y < y);
    const after = above.at(-1)?.[0] ?? null;
    return insertionEdits(document, { id, type, sectionId, after, texts, content });
  }
  const block = newBlock(kind, { newId: () => id, sectionId, position: '', place: { x, y }, texts, content });
  return placedInsertion(document, [block]);
}
