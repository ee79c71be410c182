import type { Presence } from '@veranda/contracts/documents';
import type { Block, PageDocument } from '@veranda/domain/pages/document';
import type { DrawnDocument } from '@veranda/render/context/target';
import { createContext, type ReactNode, useContext } from 'react';
import type { SectionSide } from '../../canvas/section-inserter.ts';
import type { CommentNews } from '../../documents/comment-news.ts';
import type { DocumentSession } from '../../documents/document-session.ts';
import type { DocumentPresence } from '../../documents/presence.ts';
import { type Store, useSelected, useStore } from '../../documents/use-document-session.ts';
import type { OpenParts } from '../header-footer/open-parts.ts';
import type { useExpandedBlocks } from './use-expanded-blocks.ts';
import type { HiddenParts } from './use-hidden-parts.ts';
import type { BlockSpot, PageEdits } from './use-page-edits.ts';
import type { PageSelection } from './use-page-selection.ts';

/** A place beside a section. */
export interface SectionSpot {
  readonly section: string;
  readonly side: SectionSide;
}

/** The page, item or product's page that is edited. */
export interface EditedPage extends DrawnDocument {
  readonly title: string;
  /** Address on its site, for the preview; null for one that visitors do not get. */
  readonly path: string | null;
  /** Area of the rights that it belongs to. */
  readonly area: 'pages' | 'products';
  /** Its fields besides its sections; null where these are edited elsewhere. */
  readonly fields: ReactNode;
}

/**
 * The page being edited, what is selected of it, and what may be done to it. Its document is no part of it: who shows
 * something of that takes it by `usePageDocument`, and is drawn again with nothing else.
 */
export interface PageEditorValue extends PageEdits {
  readonly page: EditedPage;
  readonly session: DocumentSession<PageDocument>;
  readonly arrangement: Store<PageDocument>;
  readonly presence: DocumentPresence;
  readonly commentNews: CommentNews;
  readonly selection: PageSelection;
  /** Header and footer, as far as they are open. */
  readonly parts: OpenParts;
  /** Parts that the canvas does not show for now. */
  readonly hidden: HiddenParts;
  readonly canWrite: boolean;
  /** Blocks whose fields are shown in the list of all blocks. */
  readonly expanded: ReturnType<typeof useExpandedBlocks>;
  /** Opens the palette; what is chosen is put there. */
  readonly chooseBlock: (spot: BlockSpot) => void;
  /** Opens the library; the section that is chosen is put there, or at the end for null. */
  readonly chooseSection: (spot: SectionSpot | null) => void;
}

export const PageEditorContext = createContext<PageEditorValue | null>(null);

/** The edits of the page around. */
export function usePageEditorContext(): PageEditorValue {
  const value = useContext(PageEditorContext);
  if (!value) throw new Error('a part of a page stands outside of its editor');
  return value;
}

/** What is taken of the page’s document: the component is drawn again only when that is not the same as before. */
export function usePageDocument<T>(
  select: (document: PageDocument) => T,
  isSame?: (before: T, now: T) => boolean,
): T {
  const { session } = usePageEditorContext();
  return useSelected(session, ({ document }) => select(document), isSame);
}

/** A block of the page; undefined where it is gone. */
export function useBlock(id: string): Block | undefined {
  return usePageDocument(({ blocks }) => blocks[id]);
}

/** The page’s document but for the values of its blocks, which may be older ones (`pageArrangement`). */
export function useArrangement(): PageDocument {
  return useStore(usePageEditorContext().arrangement);
}

/** The others who have the page open. */
export function usePeople(): readonly Presence[] {
  return useStore(usePageEditorContext().presence);
}
