import { sameText } from './crumb.ts';

/** Parts of a request that the check reads. */
export interface CrumbEvidence {
  /** `http://levain.localhost:4400`: the origin that the request must come from. */
  readonly ownOrigin: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly cookie: string | undefined;
  /** `X-CSRF-Token`, or the `crumb` field of a form. */
  readonly sent: string | undefined;
  readonly verify: (crumb: string) => boolean;
}

/**
 * The order of the checks: where the request comes from, then header equals cookie, then the signature. A
 * form without any crumb passes only with a positive proof that it was sent from our own page: cached pages
 * are the same for everybody and carry none.
 */
export function passesCrumb(evidence: CrumbEvidence, formWithoutCrumbAllowed: boolean): boolean {
  const source = sourceOf(evidence);
  if (source === 'foreign') return false;
  if (!evidence.sent) return formWithoutCrumbAllowed && source === 'own';
  if (!evidence.cookie || !sameText(evidence.sent, evidence.cookie)) return false;
  return evidence.verify(evidence.sent);
}

/** True when a page of another site sent a request: no crumb makes it pass. */
export function isForeign(evidence: CrumbEvidence): boolean {
  return sourceOf(evidence) === 'foreign';
}

function sourceOf(evidence: CrumbEvidence): 'own' | 'foreign' | 'unknown' {
  if (evidence.secFetchSite !== undefined)
    return ['same-origin', 'none'].includes(evidence.secFetchSite) ? 'own' : 'foreign';
  const sender = evidence.origin ?? originOf(evidence.referer);
  if (sender === undefined) return 'unknown';
  return sender === evidence.ownOrigin ? 'own' : 'foreign';
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  return URL.canParse(address) ? new URL(address).origin : 'null';
}
