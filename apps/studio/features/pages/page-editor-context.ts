import type { PageDocument } from '@veranda/domain/pages/document';
import type { Presence } from '@veranda/contracts/documents';
import { createContext, useContext } from 'react';
import type { DocumentSession } from '../../documents/document-session.ts';
import type { DocumentPresence } from '../../documents/presence.ts';
import type { BlockSpot, PageEdits } from './use-page-edits.ts';

/** The page being edited, and what may be done to it. */
interface PageEditorValue extends PageEdits {
  readonly session: DocumentSession<PageDocument>;
  readonly presence: DocumentPresence;
  readonly document: PageDocument;
  /** The others who have the page open. */
  readonly people: readonly Presence[];
  readonly canWrite: boolean;
  /** Blocks whose fields are shown. */
  readonly opened: ReadonlySet<string>;
  readonly toggle: (block: string) => void;
  /** Told the block that has the focus. */
  readonly onOpen: (block: string) => void;
  /** Opens the palette; what is chosen is put there. */
  readonly chooseBlock: (spot: BlockSpot) => void;
}

export const PageEditorContext = createContext<PageEditorValue | null>(null);

/** The edits of the page around. */
export function usePageEditorContext(): PageEditorValue {
  const value = useContext(PageEditorContext);
  if (!value) throw new Error('a part of a page stands outside of its editor');
  return value;
}
