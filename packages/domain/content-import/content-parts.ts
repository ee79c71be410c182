import type { RichNode } from '../rich-text/rich-text.ts';
import type { EntryNote } from './entries.ts';

/** A part of the content of an entry, in its order: each becomes blocks. */
export type ContentPart =
  | { readonly kind: 'text'; readonly nodes: readonly RichNode[] }
  | ({ readonly kind: 'picture' } & PicturePart)
  | { readonly kind: 'gallery'; readonly pictures: readonly PicturePart[] }
  | { readonly kind: 'embed'; readonly address: string }
  | { readonly kind: 'code'; readonly text: string };

/** A picture by its address, or by the id of an entry of its file. */
export interface PicturePart {
  readonly source: string;
  readonly altText: string;
  readonly caption: string;
  /** Where it leads; empty for nowhere. */
  readonly href: string;
}

/** Content of an entry as parts, with what is to be said of it. */
export interface EntryContent {
  readonly parts: readonly ContentPart[];
  readonly notes: ReadonlySet<EntryNote>;
}

/** Every picture of the parts. */
export function picturesOf(parts: readonly ContentPart[]): readonly PicturePart[] {
  return parts.flatMap((part) =>
    part.kind === 'picture' ? [part] : part.kind === 'gallery' ? part.pictures : [],
  );
}
