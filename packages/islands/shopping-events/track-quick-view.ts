import { censusPaths } from '@veranda/contracts/visit-facts';
import { censusPatience } from '@veranda/domain/analytics/census';
import { visitOf } from '../analytics/visit.ts';

/** Tells of a product that was looked at in the quick view, where the site measures. A failure is swallowed. */
export function trackQuickView(itemId: string): void {
  if (!visitOf(document).metrics) return;
  fetch(`${censusPaths.quickView}/${encodeURIComponent(itemId)}`, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    signal: AbortSignal.timeout(censusPatience),
  }).catch(() => undefined);
}
