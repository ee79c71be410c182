import type { PageDocument } from '@veranda/domain/pages/document';
import { useMemo, useState } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';

/** A page with more blocks than this starts as an outline of lines. */
const fewBlocks = 4;

/** Blocks whose fields are shown: all on a short page, on a long one those that were opened. */
export function useExpandedBlocks(session: DocumentSession<PageDocument>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const ids = Object.keys(session.getState().document.blocks);
    return new Set(ids.length <= fewBlocks ? ids : []);
  });
  return useMemo(
    () => ({
      opened,
      expand: (id: string) => setOpened((old) => new Set([...old, id])),
      toggle: (id: string) =>
        setOpened((old) =>
          old.has(id) ? new Set([...old].filter((otherId) => otherId !== id)) : new Set([...old, id]),
        ),
    }),
    [opened],
  );
}
