import type { BlockValue } from '@veranda/domain/blocks/kind';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { SliceKind } from '@veranda/domain/slices/slice-kind';
import type { BlockNeeds, BlockPlaces, BlockView } from '../blocks/block-view.ts';
import type { Session, SlideFacts } from '../context/session.ts';

type Context = Readonly<Record<string, unknown>>;

/** A slice with its value completed by the defaults of its kind. */
export interface CompleteSlice {
  readonly id: string;
  readonly value: BlockValue;
  readonly facts: SlideFacts;
  /** True for the slice that is the heading of the whole page. */
  readonly isMain: boolean;
  /** Room that it has on the two grids of pages, for the sizes of its pictures. */
  readonly places: BlockPlaces;
}

/** Rendering of a kind of slice; `packages/domain/slices/<key>` defines the kind. */
export interface SliceView {
  readonly kind: SliceKind;
  /** Markup in the template language. A theme overrides it by `blocks/slice-<key>.block`. */
  readonly template: string;
  /** Context of the template; null for a slice that has nothing to show. */
  readonly context: (session: Session, slice: CompleteSlice) => Context | null;
  /** Data that has to be read before a page with the slice is rendered. */
  readonly needs?: (value: BlockValue, site: SiteFrame) => BlockNeeds;
}

/** View of a slice that is drawn as a kind of block is; its template finds the block's context at `block`. */
export function asBlock(kind: SliceKind, template: string, view: BlockView): SliceView {
  return {
    kind,
    template,
    context(session, slice) {
      const block = view.context ? view.context(session, slice) : slice.value;
      return block && { block };
    },
    ...(view.needs ? { needs: view.needs } : {}),
  };
}
