import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { changedBlockIds } from '@veranda/domain/pages/replace-block';
import type { DocumentSession } from '../../documents/document-session.ts';
import type { Store } from '../../documents/use-document-session.ts';

/**
 * The document as it was last arranged: what is typed into a block leaves it the same object, in which the values of
 * blocks may be older ones. What shows order, places and looks follows this, and is not drawn again with every letter.
 */
export function pageArrangement({ getState, subscribe }: DocumentSession<PageDocument>): Store<PageDocument> {
  let seen = getState().document;
  let arranged = seen;
  return {
    subscribe,
    getState() {
      const { document } = getState();
      if (document !== seen && !sameArrangement(seen, document)) arranged = document;
      seen = document;
      return arranged;
    },
  };
}

// True where nothing but values of blocks differs.
function sameArrangement(a: PageDocument, b: PageDocument): boolean {
  if (a.sections !== b.sections) return false;
  return changedBlockIds(a.blocks, b.blocks).every((id) => isPlacedAs(a.blocks[id], b.blocks[id]));
}

function isPlacedAs(a: Block | undefined, b: Block | undefined): boolean {
  if (a === b) return true;
  const keys = ['type', 'sectionId', 'position', 'layout', 'style'] as const;
  return a !== undefined && b !== undefined && keys.every((key) => a[key] === b[key]);
}
