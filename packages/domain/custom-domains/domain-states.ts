/**
 * States of an owner's domain: its records are awaited, its certificate is, it is served, or it has been served and
 * points elsewhere now.
 */
export type DomainState = 'waiting' | 'securing' | 'live' | 'away';

/** What a check found wrong with a domain. */
export type DomainProblem =
  /** The record that proves it is not there. */
  | 'unproven'
  /** Another site has it. */
  | 'taken'
  /** It points nowhere. */
  | 'no-address'
  /** It points to other servers. */
  | 'other-address'
  /** Nothing answers for it by https yet. */
  | 'no-certificate'
  /** Its name server did not answer. */
  | 'unreachable';

/** What the name servers and the servers in front of us say of a domain. */
export interface DomainFindings {
  /** The record with the token of the site is there. */
  readonly isProven: boolean;
  /** Another site holds the domain, and its token is there too. */
  readonly isTaken: boolean;
  readonly address: 'here' | 'elsewhere' | 'none';
  readonly hasCertificate: boolean;
}

type Situation = 'served' | 'pointed' | 'elsewhere';

const transitions: Readonly<Record<DomainState, Readonly<Record<Situation, DomainState>>>> = {
  waiting: { served: 'live', pointed: 'securing', elsewhere: 'waiting' },
  securing: { served: 'live', pointed: 'securing', elsewhere: 'waiting' },
  // A certificate that is missing for a while changes nothing: its renewal is no work of the owner's.
  live: { served: 'live', pointed: 'live', elsewhere: 'away' },
  away: { served: 'live', pointed: 'securing', elsewhere: 'away' },
};

/** The state after a check, with what is wrong; null for nothing. */
export function checkedDomain(
  state: DomainState,
  findings: DomainFindings,
): { readonly state: DomainState; readonly problem: DomainProblem | null } {
  // Once proven, a domain stays the site's as long as it points here; a new one has to be proven first.
  const isOwn = !findings.isTaken && (state !== 'waiting' || findings.isProven);
  const situation = !isOwn || findings.address !== 'here' ? 'elsewhere' : situationOf(findings);
  const next = findings.isTaken ? 'waiting' : transitions[state][situation];
  return { state: next, problem: problemOf(next, findings) };
}

function situationOf({ hasCertificate }: DomainFindings): Situation {
  return hasCertificate ? 'served' : 'pointed';
}

function problemOf(state: DomainState, findings: DomainFindings): DomainProblem | null {
  if (state === 'live') return null;
  if (state === 'waiting' && !findings.isProven) return 'unproven';
  if (findings.isTaken) return 'taken';
  if (findings.address === 'none') return 'no-address';
  return findings.address === 'elsewhere' ? 'other-address' : 'no-certificate';
}

/** True where visitors of a domain are answered: its certificate is asked for by its first visitor. */
export function isServed(state: DomainState): boolean {
  return state !== 'waiting';
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Milliseconds until the next check of a domain that was added so long ago: often while its owner waits, seldom later. Null
 * for no further one: records that are not there after 30 days are looked for when somebody asks.
 */
export function nextCheckAfter(state: DomainState, age: number): number | null {
  if (state === 'live') return day / 2;
  if (state === 'waiting' && age > 30 * day) return null;
  return age < day ? 5 * minute : 60 * minute;
}
