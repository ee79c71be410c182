import { deleteUpload, type PendingUpload } from '@veranda/db/media/uploads';
import type { SitesDeps } from '../deps.ts';

/** The bytes of an upload, part by part. @throws where a part that was noted is missing */
export async function* readParts(
  { storage }: Pick<SitesDeps, 'storage'>,
  siteId: string,
  upload: PendingUpload,
): AsyncGenerator<Uint8Array> {
  for (const offset of upload.parts) {
    const part = await storage.get(partKey(siteId, upload.id, offset));
    if (part === null) throw new Error(`part ${String(offset)} of the upload ${upload.id} is missing`);
    yield part;
  }
}

/** Forgets an upload with its parts. @returns false where there is none */
export async function discardUpload(
  { db, storage }: Pick<SitesDeps, 'db' | 'storage'>,
  siteId: string,
  id: string,
): Promise<boolean> {
  const gone = await db.forSite(siteId, (tx) => deleteUpload(tx, id));
  if (gone) await removeParts({ storage }, siteId, gone);
  return gone !== null;
}

/** Removes the stored parts of an upload that is forgotten. */
export async function removeParts(
  { storage }: Pick<SitesDeps, 'storage'>,
  siteId: string,
  { id, parts }: PendingUpload,
): Promise<void> {
  for (const offset of parts) await storage.delete(partKey(siteId, id, offset));
}

/** Key that a part is stored under; it has no ending of a type: nothing is served under it. */
export function partKey(siteId: string, id: string, offset: number): string {
  return `${siteId}/private/${id}/part-${String(offset)}`;
}
