import type { DesignChange, DesignValues } from './design-values.ts';

/** Events of a session of tweaks (administration §3). */
export type TweakEvent = 'change' | 'close' | 'save' | 'reset' | 'after show' | 'after close' | 'before open';

/** Design as it is seen in a session: what is stored, and what is not saved yet. */
interface TweakState {
  readonly stored: DesignValues;
  /** Values that differ from the stored ones; null for a default. */
  readonly staged: Readonly<Record<string, string | null>>;
}

type Listener = (event: TweakEvent) => void;

/**
 * A session in which tweaks are changed, looked at and saved or discarded. Its events come in one order: before
 * open, after show; change, reset and save, any number of times; close, after close.
 */
export interface TweakSession {
  getState(): TweakState;
  /** Tells of each event; the state is the new one by then. @returns a function that ends it */
  subscribe(listener: Listener): () => void;
  open(): void;
  /** Gives tweaks other values; the stored value is no change any more. */
  change(values: Readonly<Record<string, string | null>>): void;
  /** Gives a tweak its default. */
  reset(name: string): void;
  /** Takes everything back that is not saved. */
  discard(): void;
  /** What has been saved is what is stored; what was changed meanwhile stays staged. */
  saved(stored: DesignValues): void;
  close(): void;
}

/** A session on the stored values. */
export function createTweakSession(initial: DesignValues): TweakSession {
  const listeners = new Set<Listener>();
  let state: TweakState = { stored: initial, staged: {} };
  const tell = (event: TweakEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const stage = (values: TweakState['staged'], event: TweakEvent): void => {
    state = { stored: state.stored, staged: differing(state.stored, { ...state.staged, ...values }) };
    tell(event);
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      tell('before open');
      tell('after show');
    },
    change: (values) => stage(values, 'change'),
    reset: (name) => stage({ [name]: null }, 'reset'),
    discard() {
      state = { stored: state.stored, staged: {} };
      tell('reset');
    },
    saved(stored) {
      state = { stored, staged: differing(stored, state.staged) };
      tell('save');
    },
    close() {
      tell('close');
      tell('after close');
    },
  };
}

function differing(stored: DesignValues, staged: TweakState['staged']): TweakState['staged'] {
  return Object.fromEntries(
    Object.entries(staged).filter(([name, value]) => (stored[name] ?? null) !== value),
  );
}

/** Values as they are seen: stored ones under staged ones. */
export function shownValues({ stored, staged }: TweakState): DesignValues {
  const entries = Object.entries({ ...stored, ...staged });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
}

/** The staged values as changes of the stored ones. */
export function stagedChanges({ stored, staged }: TweakState): readonly DesignChange[] {
  return Object.entries(staged).map(([name, value]) => ({ name, value, was: stored[name] ?? null }));
}
