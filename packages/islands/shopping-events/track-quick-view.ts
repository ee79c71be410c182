import { analyticsTimeoutMs } from '@veranda/domain/analytics/census';
import { callSite } from '../api/call-site.ts';
import { isUncounted, visitOf } from '../analytics/visit.ts';

/**
 * Tells of a product that was looked at in the quick view, where the site measures. A failure is swallowed.
 */
export function trackQuickView(itemId: string): void {
  if (!visitOf(document).metrics || isUncounted()) return;
  void callSite('POST /api/census/RecordQuickView/:id', {
    params: { id: itemId },
    keepalive: true,
    timeoutMs: analyticsTimeoutMs,
  });
}
