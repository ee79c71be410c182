/** What tells a machine from a person without asking. */
export interface SpamSigns {
  /** What stands in the field that no person sees. */
  readonly trap: string;
  /** Milliseconds from the first touch of the form to its sending; null where nobody has counted. */
  readonly elapsed: number | null;
}

/** Nobody fills in a form in less than this many milliseconds from the first touch. */
export const quickest = 700;

/** Why an answer goes into the spam box; '' for one that does not. */
export function spamReason({ trap, elapsed }: SpamSigns): '' | 'trap' | 'too-fast' {
  if (trap !== '') return 'trap';
  return elapsed !== null && elapsed < quickest ? 'too-fast' : '';
}
