import type { PageDocument } from '@veranda/domain/pages/document';
import { useState } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';

/** The block that was opened or selected last; the others who have the page open are told of it. */
export function useOpenedBlock({ presence }: OpenDocument<PageDocument>, { blocks }: PageDocument) {
  const [block, setBlock] = useState<string | null>(null);
  return {
    block,
    openBlock: (id: string) => {
      setBlock(id);
      presence.select([id], blocks[id]?.sectionId ?? '');
    },
  };
}
