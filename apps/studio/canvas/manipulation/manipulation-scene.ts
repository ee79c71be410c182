import type { Edit } from '@veranda/domain/documents/edit';
import type { ArrangedDevice } from '@veranda/domain/pages/arrange/places';
import type { Block, PageDocument } from '@veranda/domain/pages/document';

/** Names of blocks as people read them. */
export interface CanvasNames {
  /** Name of a block's kind. */
  readonly nameOf: (block: Pick<Block, 'type'>) => string;
}

/** What a change is called in the history, and what is selected after it. */
interface CanvasChangeOptions {
  readonly label: string;
  readonly selection: readonly string[];
  readonly coalesceKey?: string;
  /** True where a notification names the change and offers to take it back. */
  readonly offersUndo?: boolean;
}

/** Runs edits. @returns false where they were refused, which whoever runs them tells */
export type OnEdit = (edits: readonly Edit[], options: CanvasChangeOptions) => boolean;

/** A page with what is selected on it, as it is at this moment. */
export interface ManipulationScene extends CanvasNames {
  readonly document: PageDocument;
  /** Blocks that are selected; the last one has the handles. */
  readonly selection: readonly string[];
  /** Null where nothing may be arranged: on the tablet, and for those who may only read. */
  readonly device: ArrangedDevice | null;
  readonly onEdit: OnEdit;
  readonly onSelect: (ids: readonly string[]) => void;
  /** Says something to those who do not see the page. */
  readonly say: (words: string) => void;
}
