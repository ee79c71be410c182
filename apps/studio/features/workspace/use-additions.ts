import { useMemo, useState } from 'react';
import type { PageEditorValue, SectionSpot } from '../pages/page-editor-context.ts';
import type { BlockSpot } from '../pages/use-page-edits.ts';

/** Place where something is to be added, while its dialog is open. */
export type Addition =
  | { readonly kind: 'block'; readonly spot: BlockSpot }
  | { readonly kind: 'section'; readonly spot: SectionSpot | null };

interface Additions extends Pick<PageEditorValue, 'chooseBlock' | 'chooseSection'> {
  readonly addition: Addition | null;
  readonly close: () => void;
}

/** The dialogs from which blocks and sections are added, of which one is open at a time. */
export function useAdditions(): Additions {
  const [addition, setAddition] = useState<Addition | null>(null);
  const choices = useMemo(
    (): Omit<Additions, 'addition'> => ({
      close: () => setAddition(null),
      chooseBlock: (spot) => setAddition({ kind: 'block', spot }),
      chooseSection: (spot) => setAddition({ kind: 'section', spot }),
    }),
    [],
  );
  return { addition, ...choices };
}
