import type { BlockKind } from '../blocks/kind.ts';
import type { SampleTexts, SiteContent } from '../blocks/sample.ts';
import { type Block, gridColumns } from './document.ts';

/** Where a new block goes, and the words that it begins with. */
interface NewBlock {
  readonly newId: () => string;
  readonly sectionId: string;
  /** Fractional key among the section's blocks. */
  readonly position: string;
  /** Its first cell on the desktop: it takes the columns and rows of its kind, moved to the left where they end. */
  readonly place: { readonly x: number; readonly y: number };
  readonly texts: SampleTexts;
  /** What the site has, of which the block shows the first. */
  readonly content: SiteContent;
}

/** A block of the kind as it is put in: with words of a sample, in the size of its kind. */
export function newBlock(kind: BlockKind, { newId, sectionId, position, place, ...sample }: NewBlock): Block {
  const { w, h } = kind.size;
  const value = { ...kind.defaults, ...kind.sample?.(sample.texts, sample.content) };
  const x = Math.max(0, Math.min(place.x, gridColumns.desktop - w));
  return {
    id: newId(),
    sectionId,
    position,
    type: kind.id,
    value: kind.normalize?.(value) ?? value,
    style: {},
    layout: { desktop: { x, y: place.y, w, h, z: 0, align: 'start' } },
  };
}
