import type { BlockKind, BlockValue } from '@veranda/domain/blocks/kind';
import type { GridPlace } from '@veranda/domain/pages/document';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { ListingNeed } from '../context/catalog-view.ts';
import type { Session } from '../context/session.ts';

/** Places that a block takes on the two grids, for the sizes of its pictures. */
export interface BlockPlaces {
  readonly desktop: GridPlace;
  readonly phone: GridPlace;
}

/** A block with its value completed by the defaults of its kind. */
export interface CompleteBlock {
  readonly id: string;
  readonly value: BlockValue;
  readonly places: BlockPlaces;
}

/** Products and funds of the live catalogue that a block shows. */
export interface BlockNeeds {
  readonly productIds?: readonly string[];
  readonly fundId?: string;
  /** Used where the collection is a store. */
  readonly listing?: ListingNeed;
  /** A collection whose tags and categories are shown; read where it is a store. */
  readonly groupsOf?: string;
}

/** Part of a block’s element that shows one text of its value as it is, and is edited in place. */
export interface InlineText {
  /** Path in the value, with a dot before each further key: `label`, `items.0.doc`. */
  readonly path: string;
  /** Selector within the block’s element; absent for the element itself. */
  readonly selector?: string;
  /** Place among the elements of the selector, counted from 0; the first where it is absent. */
  readonly at?: number;
}

/** Rendering of a kind of block; `packages/domain/blocks/<key>` defines the kind. */
export interface BlockView {
  readonly kind: BlockKind;
  /** Markup in the template language. A theme overrides it by `blocks/block-<key>.block`. */
  readonly template: string;
  /** Context of the template; null for a block that has nothing to show. Without it the value itself. */
  readonly context?: (session: Session, block: CompleteBlock) => Readonly<Record<string, unknown>> | null;
  /** Classes beside `v-<key>`. */
  readonly classes?: (value: BlockValue) => readonly string[];
  /** Texts that are edited where they stand, in reading order; absent where there are none. */
  readonly inline?: (value: BlockValue) => readonly InlineText[];
  /** Hidden from the accessibility tree. */
  readonly isSilent?: true;
  /** Data that has to be read before a page with the block is rendered. */
  readonly needs?: (value: BlockValue, site: SiteFrame) => BlockNeeds;
}
