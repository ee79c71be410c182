/** Versions of a document and undone changes, until it is left. */
export interface DocumentHistory<D> {
  readonly past: readonly D[];
  readonly present: D;
  readonly future: readonly D[];
  /** The run of typing that the present belongs to, and when it was last added to. */
  readonly run: Run | null;
}

/** Changes of one name belong together while they follow upon one another. An empty name is alone. */
interface Run {
  readonly name: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Milliseconds within which typing is one undo step. */
const together = 500;

/** Steps that can be undone. */
const maxSteps = 200;

export function started<D>(document: D): DocumentHistory<D> {
  return { past: [], present: document, future: [], run: null };
}

/** The history with a new present; the same history when nothing changed. Undone states are forgotten. */
export function changed<D>(history: DocumentHistory<D>, present: D, run: Run): DocumentHistory<D> {
  if (present === history.present) return history;
  const goesOn = run.name !== '' && run.name === history.run?.name && run.at - history.run.at < together;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present, future: [], run };
}

export function undone<D>({ past, present, future, ...history }: DocumentHistory<D>): DocumentHistory<D> {
  const before = past.at(-1);
  if (!before) return { past, present, future, ...history };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], run: null };
}

export function redone<D>({ past, present, future, ...history }: DocumentHistory<D>): DocumentHistory<D> {
  const [after, ...rest] = future;
  if (!after) return { past, present, future, ...history };
  return { past: [...past, present], present: after, future: rest, run: null };
}
