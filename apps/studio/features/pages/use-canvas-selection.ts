import type { PageDocument } from '@veranda/domain/pages/document';
import { useState } from 'react';

interface CanvasSelectionInput {
  readonly document: PageDocument;
  /** The block that is opened or being edited. */
  readonly block: string | null;
  /** Selection that the last undo or redo asks for. */
  readonly restored: { readonly selection: readonly string[] } | null;
  readonly onSelect: (block: string) => void;
}

/** Blocks that are selected on the canvas: several, until another one is opened beside it. */
export function useCanvasSelection({ document, block, restored, onSelect }: CanvasSelectionInput) {
  const [chosen, setChosen] = useState<{ readonly ids: readonly string[]; readonly over: string | null }>({
    ids: [],
    over: null,
  });
  // A step back or forth says what is selected then.
  const [seen, setSeen] = useState(restored);
  if (restored !== seen) {
    setSeen(restored);
    if (restored) setChosen({ ids: restored.selection, over: block });
  }
  const opened = block === null ? [] : [block];
  const ids = chosen.over === block ? chosen.ids : opened;
  return {
    selection: ids.filter((id) => id in document.blocks),
    select: (next: readonly string[]) => {
      const last = next.at(-1);
      setChosen({ ids: next, over: last ?? block });
      if (last !== undefined && last !== block) onSelect(last);
    },
  };
}
