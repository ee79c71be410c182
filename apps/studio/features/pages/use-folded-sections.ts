import type { PageDocument } from '@veranda/domain/pages/document';
import { useState } from 'react';

/** A page with more blocks than this starts as a list of its sections. */
const manyBlocks = 120;

interface FoldedSections {
  readonly isFolded: (section: string) => boolean;
  readonly unfold: (section: string) => void;
}

/** Sections whose blocks are not listed: on a long page all but those that were opened. */
export function useFoldedSections({ blocks }: PageDocument, selected: readonly string[]): FoldedSections {
  const [isLong] = useState(() => Object.keys(blocks).length > manyBlocks);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const current = new Set(selected.map((id) => blocks[id]?.sectionId));
  return {
    isFolded: (section) => isLong && !unfolded.has(section) && !current.has(section),
    unfold: (section) => setUnfolded(new Set([...unfolded, section])),
  };
}
