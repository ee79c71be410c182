import type { PageSummary } from '@veranda/contracts/pages';
import type { PageRow, NavGroup } from './page-tree.ts';
import type { PageMoves } from './use-page-moves.ts';

/** A place of the tree with what may be done in it. */
export interface PageTreeSectionProps {
  readonly place: NavGroup;
  readonly title: string;
  readonly emptyText: string;
  readonly rows: readonly PageRow[];
  /** The rows of all places, from which a row may come. */
  readonly all: Readonly<Record<NavGroup, readonly PageRow[]>>;
  readonly site: string;
  readonly moves: PageMoves;
  readonly canWrite: boolean;
  readonly canMove: boolean;
  readonly onSettings: (page: string) => void;
  /** Opens the editor of a link of the menus. */
  readonly onLink: (entry: string) => void;
  /** True where all of the trash is seen, by somebody who may delete it. */
  readonly canEmpty: boolean;
  /** Asks before a page of the trash, or all of it, is deleted for good. */
  readonly onPurge: (page: PageSummary | 'all') => void;
}
