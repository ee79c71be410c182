/** Reason why an authority issued no certificate. */
export type CertificateProblem =
  /** The authority did not reach the domain over plain http, or was answered something else there. */
  | 'unanswered'
  /** The name servers of the domain gave the authority no usable answer. */
  | 'name-servers'
  /** A CAA record of the domain allows other authorities only. */
  | 'caa'
  /** The authority issues none for this name. */
  | 'rejected'
  /** Too many were asked for. */
  | 'limited'
  /** The authority does not answer, or fails. */
  | 'authority';

/** Results of the latest orders of a domain's certificate. */
export interface CertificateOrders {
  /** End of the certificate that is there; null for none. */
  readonly expiresAt: Date | null;
  /** What was wrong with the latest order; null for nothing. */
  readonly problem: CertificateProblem | null;
  /** No order before this instant. */
  readonly nextAt: Date;
}

type CertificateState = 'waiting' | 'issued' | 'failed';

const minute = 60_000;
const day = 24 * 60 * minute;
const renewBefore = 30 * day;
const firstPause = 15 * minute;
const longestPause = day;

/** Milliseconds that nobody else orders while an order is under way. */
export const orderTakesAtMost = 10 * minute;

/** The state of a certificate; where a renewal fails, the one that is there is still issued. */
export function certificateState(orders: CertificateOrders | null, now: number): CertificateState {
  if (orders && isValid(orders, now)) return 'issued';
  return orders?.problem ? 'failed' : 'waiting';
}

export function isValid({ expiresAt }: Pick<CertificateOrders, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt.getTime() > now;
}

/** True where one has to be ordered: there is none, or it ends within 30 days, and the pause is over. */
export function isOrderDue(orders: CertificateOrders | null, now: number): boolean {
  if (!orders) return true;
  const ends = orders.expiresAt?.getTime() ?? 0;
  return ends - now < renewBefore && orders.nextAt.getTime() <= now;
}

/**
 * Milliseconds until the next order after so many that failed in a row (1 or more): 15 minutes, doubled with each up to a
 * day, and never less than the authority asks for. Authorities allow five failures of a name in an hour.
 */
export function pauseAfterFailure(failures: number, askedFor: number): number {
  return Math.max(Math.min(firstPause * 2 ** Math.min(failures - 1, 10), longestPause), askedFor);
}

const problems: Readonly<Record<string, CertificateProblem>> = {
  connection: 'unanswered',
  unauthorized: 'unanswered',
  incorrectResponse: 'unanswered',
  tls: 'unanswered',
  dns: 'name-servers',
  caa: 'caa',
  rejectedIdentifier: 'rejected',
  unsupportedIdentifier: 'rejected',
  rateLimited: 'limited',
};

/** What an error type of RFC 8555 § 6.7 means to the owner of a domain. */
export function problemOfType(type: string): CertificateProblem {
  return problems[type.replace('urn:ietf:params:acme:error:', '')] ?? 'authority';
}
