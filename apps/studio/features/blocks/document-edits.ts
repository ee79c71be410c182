import type { Edit } from '@veranda/domain/documents/edit';
import type { PageDocument } from '@veranda/domain/pages/document';

/** Runs edits of a page. Those of one key that follow one another at once are one step of undo. */
type RunEdits = (
  edits: readonly Edit[],
  told: { readonly label: string; readonly coalesceKey: string },
) => void;

/** A part of a page, and the way to change it. */
export interface PartPanelProps {
  readonly document: PageDocument;
  /** Id of the block or section. */
  readonly id: string;
  readonly onEdit: RunEdits;
}
