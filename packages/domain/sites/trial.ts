import { isSiteStatus, siteStatuses } from './site-status.ts';

const day = 86_400_000;

/** Milliseconds of a trial: 14 days (decisions §numbers). */
export const trialLength = 14 * day;

/** A site as far as its trial goes. */
interface TrialState {
  readonly status: string;
  readonly trialEndsAt: Date | null;
  /** A site of the demo, which is on no trial. */
  readonly isDemo: boolean;
}

/**
 * From when on visitors are shown the lock screen, as the trial is over; null where that never comes on its
 * own.
 */
export function closesAt({ status, trialEndsAt, isDemo }: TrialState): Date | null {
  const closes = isSiteStatus(status) ? siteStatuses[status].closes : 'never';
  if (closes === 'at-once') return new Date(0);
  return closes === 'at-end-of-trial' && !isDemo ? trialEndsAt : null;
}

/** Remaining time of a trial, for those who build the site. */
interface TrialLeft {
  /** Days that have begun; 0 once it is over. */
  readonly days: number;
}

/** Remaining time of a trial; null for a site that no trial closes. */
export function trialLeft(site: TrialState, now: Date): TrialLeft | null {
  const end = ['trial', 'expired'].includes(site.status) ? closesAt(site) : null;
  return end && { days: Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day)) };
}

/** Operator's decision about a site's trial. */
type TrialWish =
  | { readonly status: 'trial'; readonly trialEndsAt: Date }
  | { readonly status: 'expired' | 'paid' | 'internal' };

/**
 * Reads `ended`, `paid`, `internal`, or the last day of a trial such as 2026-12-31 (in UTC, to its end); null
 * for anything else.
 */
export function readTrialWish(text: string): TrialWish | null {
  if (text === 'ended') return { status: 'expired' };
  if (text === 'paid' || text === 'internal') return { status: text };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const start = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== text) return null;
  return { status: 'trial', trialEndsAt: new Date(start.getTime() + day) };
}
