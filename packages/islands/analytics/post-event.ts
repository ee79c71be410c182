import type { SiteCallInput } from '@veranda/contracts/site-calls';
import { callSite } from '../api/call-site.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import { isUncounted } from './visit.ts';

/**
 * Tells the site what a visitor did: form-encoded crumb, event and data (administration §7). A failure is
 * swallowed.
 */
export function postEvent(
  event: SiteCallInput<'POST /api/events/RecordEvent'>['body']['event'],
  data: object,
): void {
  if (isUncounted()) return;
  const place = { page_path: location.pathname, page_hash: location.hash };
  const body = { event, data: JSON.stringify({ ...data, ...place }) };
  void callSite('POST /api/events/RecordEvent', {
    body,
    asForm: true,
    crumb: readCookie('crumb'),
    keepalive: true,
  });
}
