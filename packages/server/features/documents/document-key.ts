import type { DocumentKey } from '@veranda/db/documents/reader';
import type { CommentedKey } from '@veranda/db/page-comments/reader';
import { isCommented } from '@veranda/domain/page-comments/page-comment';
import { accountOf } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { documentStore } from '../../services/sites/documents/document-store.ts';
import { proposalKey } from '../../services/sites/documents/proposals.ts';
import { isAllowed } from '../../services/sites/documents/document-rights.ts';

interface DocumentPath {
  readonly kind: DocumentKey['kind'];
  readonly document: string;
}

/** The document that a path names. */
export function keyOf({ kind, document }: DocumentPath): DocumentKey {
  return { kind, id: document };
}

/**
 * The document that a caller edits under a path: whoever writes drafts alone edits the proposal of a page or an
 * item in its place, so that nothing of it is in the site's draft before somebody accepts it.
 */
export async function editedKey(
  { db, newId }: Pick<Deps, 'db' | 'newId'>,
  call: Parameters<typeof siteOf>[0] & Parameters<typeof isAllowed>[0],
  path: DocumentPath,
): Promise<DocumentKey> {
  const key = keyOf(path);
  const isDraftOnly = isAllowed(call, key.kind, 'draft') && !isAllowed(call, key.kind, 'write');
  if (!isDraftOnly || (key.kind !== 'page' && key.kind !== 'item')) return key;
  const accountId = accountOf(call).id;
  const own = await db.forSite(siteOf(call).id, (tx) => proposalKey({ tx, newId, accountId }, key));
  return own ?? key;
}

/** The document of a path as one that page comments are on, whatever is edited in its place; null for other kinds. */
export function commentedKey({ kind, document }: DocumentPath): CommentedKey | null {
  return isCommented(kind) ? { kind, id: document } : null;
}

/** True where the caller's site has the document. */
export async function isThere(
  { db }: Pick<Deps, 'db'>,
  call: Parameters<typeof siteOf>[0],
  { kind, id }: DocumentKey,
): Promise<boolean> {
  const store = documentStore(kind);
  if (!store) return false;
  return db.forSite(siteOf(call).id, (tx) => store.exists(tx, id), { readOnly: true });
}
