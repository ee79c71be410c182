import type { SiteCallInput } from '@veranda/contracts/site-calls';
import { callSite } from '../api/call-site.ts';
import { readCookie } from '../cookies/read-cookie.ts';

/**
 * Tells the site what a visitor did: form-encoded crumb, event and data (administration §7). A failure is
 * swallowed.
 */
export function postEvent(
  event: SiteCallInput<'POST /api/events/RecordEvent'>['body']['event'],
  data: object,
): void {
  const body = { event, data: JSON.stringify(data) };
  void callSite('POST /api/events/RecordEvent', {
    body,
    asForm: true,
    crumb: readCookie('crumb'),
    keepalive: true,
  });
}
