import type { ErrorDetail } from '../errors.ts';
import type { Registry } from '../registry.ts';
import type { Chain, Condition, Node, Span } from './tree.ts';

/** A parsed tag: a leaf of the tree, the opening of a block, or one of the words that shape a block. */
export type Tag =
  | { readonly is: 'leaf'; readonly node: Node }
  | { readonly is: 'open'; readonly node: Node; readonly label: string }
  | { readonly is: 'or'; readonly condition: Condition | undefined }
  | { readonly is: 'between' }
  | { readonly is: 'end' }
  | { readonly is: 'comment' };

/** A tag that is wrong: it stays as text, and the error is reported. `shift` moves the reported place. */
export interface Wrong {
  readonly is: 'wrong';
  readonly detail: ErrorDetail;
  readonly shift: number;
}

/** Meaning of a pair of braces; undefined is plain text. */
export type Parsed = Tag | Wrong | undefined;

export interface TagContext {
  readonly registry: Registry;
  readonly memory: TagMemory;
  readonly span: Span;
  /** Errors of a tag that is still used, as an unknown predicate is. */
  readonly faults: ErrorDetail[];
}

/**
 * Meaning of the valid tags of an engine's templates, by their text: templates repeat the same tags, and the
 * references, formatters and conditions in them never change.
 */
export interface TagMemory {
  readonly chains: Map<string, Chain>;
  readonly instructions: Map<string, Tag>;
}

/** Tags remembered of each kind; when there are more, remembering starts again. */
const maxMemoizedTags = 4_096;

export function remember<T>(memory: Map<string, T>, text: string, meaning: T): T {
  if (memory.size >= maxMemoizedTags) memory.clear();
  memory.set(text, meaning);
  return meaning;
}

/** A wrong tag. */
export function wrong(
  code: ErrorDetail['code'],
  data: Record<string, string | number> = {},
  shift = 0,
): Wrong {
  return { is: 'wrong', detail: { code, data }, shift };
}
