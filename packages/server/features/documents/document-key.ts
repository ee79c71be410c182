import type { DocumentKey } from '@veranda/db/documents/reader';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { documentStore } from '../../services/sites/documents/document-store.ts';

interface DocumentPath {
  readonly kind: DocumentKey['kind'];
  readonly document: string;
}

/** The document that a path names. */
export function keyOf({ kind, document }: DocumentPath): DocumentKey {
  return { kind, id: document };
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
