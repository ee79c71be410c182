import { readCookie } from '../cookies/read-cookie.ts';

/** Tells the site what a visitor did: form-encoded crumb, event and data (administration §7). A failure is swallowed. */
export function postEvent(event: string, data: object): void {
  const crumb = readCookie('crumb');
  fetch('/api/events/RecordEvent', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    body: new URLSearchParams({ crumb, event, data: JSON.stringify(data) }),
  }).catch(() => undefined);
}
