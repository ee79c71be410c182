import type { DocumentKind } from '@veranda/domain/documents/document-kind';
import type { PageDocument } from '@veranda/domain/pages/document';
import { restoreEdits } from '@veranda/domain/pages/versions/restore-edits';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { DrawnComparison } from './DrawnComparison.tsx';
import type { HistoryKind } from './history-kind.ts';

/** History of documents of sections: pages, items of collections, and pages of products. */
export function sectionsHistory(
  kind: DocumentKind<PageDocument>,
  area: 'pages' | 'products' = 'pages',
): HistoryKind<PageDocument> {
  return { kind, area, restoreEdits, Comparison: DrawnComparison, Conflicts: ConflictCards };
}
