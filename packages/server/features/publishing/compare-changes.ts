import type { SiteTransaction } from '@veranda/db/platform/database';
import { type DocumentChange, findContents } from '@veranda/db/publishing/manifest';
import type { ComparedPart } from '@veranda/domain/publishing/changes';
import { isPartKind } from '@veranda/domain/publishing/parts';

/** Changes with both states of their documents, in the same order. */
export async function compareChanges(
  tx: SiteTransaction,
  changes: readonly DocumentChange[],
): Promise<ComparedPart[]> {
  const refs = changes
    .filter(({ kind }) => isPartKind(kind))
    .flatMap(({ kind, id, draft, live }) =>
      [draft, live].flatMap((sha256) => (sha256 === null ? [] : [{ kind, id, sha256 }])),
    );
  const contents = new Map(
    (await findContents(tx, refs)).map(({ id, sha256, content }) => [`${id} ${sha256}`, content]),
  );
  const of = (id: string, sha256: string | null) => (sha256 && contents.get(`${id} ${sha256}`)) || null;
  return changes.map(({ kind, id, draft, live }) => ({ kind, id, draft: of(id, draft), live: of(id, live) }));
}
