import type { Entitlement } from '@veranda/db/downloads/reader';
import { isProof, prove } from '@veranda/server/platform/crumb/proof';
import type { CommerceDeps } from '../deps.ts';

/** Lifetime of a link: a page that shows it makes it again. */
const linkTtlMs = 24 * 60 * 60 * 1000;

/** A download as its buyer sees it. */
export interface Download {
  readonly title: string;
  readonly fileName: string;
  readonly bytes: number;
  /** Signed, ends after a day; empty when it may not be fetched any more. */
  readonly url: string;
  /** Number of downloads that are left; null for no limit. */
  readonly left: number | null;
  readonly expiresAt: Date | null;
  readonly orderNumber: number | null;
}

type LinkDeps = Pick<CommerceDeps, 'settings' | 'now'>;

/** Downloads of a buyer, with fresh links. */
export function presentDownloads(deps: LinkDeps, entitlements: readonly Entitlement[]): Download[] {
  return entitlements.map((entitlement) => {
    const left = entitlement.maxDownloads === null ? null : entitlement.maxDownloads - entitlement.used;
    const ended = entitlement.expiresAt !== null && entitlement.expiresAt.getTime() <= deps.now();
    const isGone = entitlement.revokedAt !== null || ended || left === 0;
    return {
      title: entitlement.productTitle,
      fileName: entitlement.fileName,
      bytes: Number(entitlement.bytes),
      url: isGone ? '' : downloadPath(deps, entitlement.id),
      left,
      expiresAt: entitlement.expiresAt,
      orderNumber: entitlement.orderNumber,
    };
  });
}

function downloadPath(deps: LinkDeps, entitlementId: string): string {
  const until = (deps.now() + linkTtlMs).toString(36);
  return `/downloads/${entitlementId}?until=${until}&signature=${prove(deps, ['download', entitlementId, until])}`;
}

/** True when a link was made by us and has not ended. */
export function opensDownload(
  deps: LinkDeps,
  link: { readonly id: string; readonly until: string; readonly signature: string },
): 'open' | 'ended' | 'forged' {
  if (!isProof(deps, ['download', link.id, link.until], link.signature)) return 'forged';
  return Number.parseInt(link.until, 36) > deps.now() ? 'open' : 'ended';
}
