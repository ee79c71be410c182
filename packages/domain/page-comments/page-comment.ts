import { type Refusal, refuse } from '../refusal.ts';

/** Kinds of documents that page comments are on. */
export const commentedKinds = ['page', 'item', 'product'] as const;
export type CommentedKind = (typeof commentedKinds)[number];

/** True for a kind of documents that page comments are on. */
export function isCommented(kind: string): kind is CommentedKind {
  return (commentedKinds as readonly string[]).includes(kind);
}

/** Most characters of a page comment, comments of a thread, and threads of a page, the resolved ones among them. */
export const pageCommentLimits = { text: 4000, comments: 200, threads: 500 } as const;

/** The part of a page that a thread is on; its id is empty for the page as a whole. */
export interface ThreadAnchor {
  readonly kind: 'page' | 'section' | 'block';
  readonly id: string;
}

/** A page comment as it is stored, trimmed, or the refusal of its text. */
export function checkPageComment(written: string): string | Refusal {
  const text = written.replace(/\r\n?/g, '\n').trim();
  if (text === '') return refuse('page-comment-empty', { field: 'text' });
  const { text: max } = pageCommentLimits;
  return text.length > max ? refuse('page-comment-too-long', { field: 'text', params: { max } }) : text;
}

/** Level of an area of the rights table: `none`, `read` and the ones above. */
type LevelOf = (area: 'pages' | 'products' | 'comments') => string;

const atLeastDraft = ['draft', 'write', 'publish'];

/** Rights to the page comments of one kind of document. */
interface PageCommentRights {
  readonly read: boolean;
  /** Starts threads, replies, resolves and reopens; edits and deletes their own comments. */
  readonly write: boolean;
  /** Deletes the comments of others. */
  readonly moderate: boolean;
}

/**
 * Rights by the role table (decisions §rights): whoever may look at the document reads, whoever writes drafts of it or
 * holds the right to comments writes as well, and the latter deletes what others have written.
 */
export function pageCommentRights(kind: CommentedKind, levelOf: LevelOf): PageCommentRights {
  const level = levelOf(kind === 'product' ? 'products' : 'pages');
  const read = level !== 'none';
  const moderate = read && atLeastDraft.includes(levelOf('comments'));
  return { read, write: moderate || atLeastDraft.includes(level), moderate };
}
