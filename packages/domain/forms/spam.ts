/** Signs of an automated submission. */
export interface SpamSigns {
  /** Value of the field hidden from people. */
  readonly trap: string;
  /** Milliseconds from the first touch of the form to its sending; null where nobody has counted. */
  readonly elapsed: number | null;
}

/** Nobody fills in a form in less than this many milliseconds from the first touch. */
const quickest = 700;

/** Reason why an answer goes into the spam box; '' for one that does not. */
export function spamReason({ trap, elapsed }: SpamSigns): '' | 'trap' | 'too-fast' {
  if (trap !== '') return 'trap';
  return elapsed !== null && elapsed < quickest ? 'too-fast' : '';
}
