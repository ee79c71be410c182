import type { DesignValues } from './design-values.ts';
import {
  createTweakState,
  redone,
  type StagedValues,
  type TweakState,
  undone,
  withMine,
  withSaved,
  withStaged,
  withTheirs,
} from './tweak-state.ts';

/** Events of a session of tweaks (administration §3). */
export type TweakEvent = 'change' | 'close' | 'save' | 'reset' | 'after show' | 'after close' | 'before open';

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
  change(values: StagedValues): void;
  /** Gives a tweak its default. */
  reset(name: string): void;
  /** Takes everything back that is not saved, as one step. */
  discard(): void;
  /** Takes the last step back, whether it was saved since or not. */
  undo(): void;
  redo(): void;
  /** What has been saved is what is stored; what was changed meanwhile stays staged. */
  saved(stored: DesignValues): void;
  /** Takes over what somebody else has saved. */
  follow(stored: DesignValues): void;
  /** Takes one's own value of a contested tweak, or that of somebody else. */
  settle(name: string, whose: 'mine' | 'theirs'): void;
  close(): void;
}

/** A session on the stored values. `now` is the time in milliseconds since 1970. */
export function createTweakSession(initial: DesignValues, now: () => number): TweakSession {
  const listeners = new Set<Listener>();
  let state = createTweakState(initial);
  const tell = (event: TweakEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const become = (next: TweakState, event: TweakEvent): void => {
    state = next;
    tell(event);
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => ['before open' as const, 'after show' as const].forEach(tell),
    change: (values) => become(withStaged(state, values, now()), 'change'),
    reset: (name) => become(withStaged(state, { [name]: null }, now()), 'reset'),
    discard: () => become(withStaged(state, storedOf(state, Object.keys(state.staged)), now()), 'reset'),
    undo: () => become(undone(state), 'change'),
    redo: () => become(redone(state), 'change'),
    saved: (stored) => become(withSaved(state, stored), 'save'),
    follow: (stored) => become(withTheirs(state, stored), 'change'),
    settle(name, whose) {
      const theirs = () => withStaged(state, storedOf(state, [name]), now());
      become(whose === 'mine' ? withMine(state, name) : theirs(), 'change');
    },
    close: () => ['close' as const, 'after close' as const].forEach(tell),
  };
}

function storedOf({ stored }: TweakState, names: readonly string[]): StagedValues {
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? null] as const));
}
