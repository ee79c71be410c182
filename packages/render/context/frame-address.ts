import type { Session } from './session.ts';

/**
 * The address of a frame of another service, which the policy of the page lets through from now on. Where a page
 * stands in for the services, it is told which frame is wanted.
 */
export function frameAddress(session: Session, frame: string): string {
  const { embedsUrl = '' } = session;
  const address = embedsUrl === '' ? frame : `${embedsUrl}?frame=${encodeURIComponent(frame)}`;
  session.frames.add(/^https?:\/\/[^/]+/.exec(address)?.[0] ?? '');
  return address;
}
