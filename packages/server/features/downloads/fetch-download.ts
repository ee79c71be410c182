import { findEntitlement } from '@veranda/db/downloads/reader';
import { useEntitlement } from '@veranda/db/downloads/writer';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { opensDownload } from '../../services/commerce/downloads/download-links.ts';
import type { RawAnswer, ReplyHeaders } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Content of a download's address. */
interface DownloadLink {
  readonly id: string;
  readonly until: string;
  readonly signature: string;
}

/** Sends a file to its buyer, and counts it; whatever it is, a browser keeps it and runs none of it. */
export async function fetchDownload(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'storage'>,
  site: SiteEntry,
  input: { readonly link: DownloadLink; readonly reply: ReplyHeaders },
): Promise<RawAnswer | Refusal> {
  const { link, reply } = input;
  const state = isEntityId(link.id) ? opensDownload(deps, link) : 'forged';
  if (state === 'forged') return refuse('not-found');
  if (state === 'ended') return refuse('download-link-ended');
  const entitlement = await deps.db.forSite(site.id, (tx) => findEntitlement(tx, link.id));
  const file = entitlement && (await deps.storage.open(entitlement.storageKey));
  if (!entitlement || !file) return refuse('not-found');
  // Counted when there is something to hand out, so that a lost file costs nobody a try.
  const used = { id: link.id, now: new Date(deps.now()) };
  if (!(await deps.db.forSite(site.id, (tx) => useEntitlement(tx, used)))) {
    file.stream.destroy();
    return refuse('download-ended');
  }
  reply.header('cache-control', 'private, no-store');
  reply.header('content-security-policy', "sandbox; default-src 'none'");
  reply.header('x-content-type-options', 'nosniff');
  return { kind: 'stream', status: 200, type: entitlement.mimeType, ...file, fileName: entitlement.fileName };
}
