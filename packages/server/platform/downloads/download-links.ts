import type { Entitlement } from '@veranda/db/downloads/reader';
import { isProof, prove } from '../crumb/proof.ts';
import type { Deps } from '../deps.ts';

/** How long a link lasts: a page that shows it makes it anew. */
const linkLife = 24 * 60 * 60 * 1000;

/** What a buyer sees of something to download. */
export interface Download {
  readonly title: string;
  readonly fileName: string;
  readonly bytes: number;
  /** Signed, ends after a day; empty when it may not be fetched any more. */
  readonly url: string;
  /** How often it may still be fetched; null for no limit. */
  readonly left: number | null;
  readonly expiresAt: Date | null;
  readonly orderNumber: number | null;
}

type LinkDeps = Pick<Deps, 'settings' | 'now'>;

/** What somebody may download, with fresh links. */
export function presentDownloads(deps: LinkDeps, entitlements: readonly Entitlement[]): Download[] {
  return entitlements.map((one) => {
    const left = one.max_downloads === null ? null : one.max_downloads - one.used;
    const ended = one.expires_at !== null && one.expires_at.getTime() <= deps.now();
    const isGone = one.revoked_at !== null || ended || left === 0;
    return {
      title: one.product_title,
      fileName: one.file_name,
      bytes: Number(one.bytes),
      url: isGone ? '' : downloadPath(deps, one.id),
      left,
      expiresAt: one.expires_at,
      orderNumber: one.order_number,
    };
  });
}

function downloadPath(deps: LinkDeps, entitlementId: string): string {
  const until = (deps.now() + linkLife).toString(36);
  return `/downloads/${entitlementId}?until=${until}&signature=${prove(deps, ['download', entitlementId, until])}`;
}

/** Whether a link was made by us and has not ended. */
export function opensDownload(
  deps: LinkDeps,
  link: { readonly id: string; readonly until: string; readonly signature: string },
): 'open' | 'ended' | 'forged' {
  if (!isProof(deps, ['download', link.id, link.until], link.signature)) return 'forged';
  return Number.parseInt(link.until, 36) > deps.now() ? 'open' : 'ended';
}
