import type { DesignChange, DesignValues } from './design-values.ts';

/** Values by the names of tweaks; null for a default. */
export type StagedValues = Readonly<Record<string, string | null>>;

/** A step of a session: what was staged of its tweaks before; undefined for nothing. */
interface TweakStep {
  readonly before: Readonly<Record<string, string | null | undefined>>;
  /** Milliseconds since 1970 of its last change. */
  readonly at: number;
}

/** The design as it is seen in a session: what is stored, what is not saved yet, and the steps that led there. */
export interface TweakState {
  readonly stored: DesignValues;
  /** Values that differ from the stored ones. */
  readonly staged: StagedValues;
  /**
   * Tweaks that are staged and that somebody else has saved meanwhile, with the value that was stored when they were
   * staged.
   */
  readonly contested: StagedValues;
  /** The next step to be taken back is the first. */
  readonly undo: readonly TweakStep[];
  readonly redo: readonly TweakStep[];
}

/** Milliseconds within which changes of the same tweaks are one step. */
const coalesceMs = 500;

/** Steps that can be taken back. */
const maxSteps = 200;

export function createTweakState(stored: DesignValues): TweakState {
  return { stored, staged: {}, contested: {}, undo: [], redo: [] };
}

/** The state with other values, as a step. */
export function withStaged(state: TweakState, values: StagedValues, now: number): TweakState {
  const names = Object.keys(values);
  const next = put(state, values);
  if (names.every((name) => next.staged[name] === state.staged[name])) return next;
  const [last, ...rest] = state.undo;
  const continues = last !== undefined && now - last.at < coalesceMs && hasNames(last, names);
  const step = { before: continues ? last.before : stagedOf(state, names), at: now };
  return { ...next, undo: [step, ...(continues ? rest : state.undo)].slice(0, maxSteps), redo: [] };
}

/** The state without its last step; the same where there is none. */
export function undone(state: TweakState): TweakState {
  const [step, ...undo] = state.undo;
  if (!step) return state;
  return { ...put(state, step.before), undo, redo: [turned(state, step), ...state.redo] };
}

/** The state with the step that was taken back last; the same where there is none. */
export function redone(state: TweakState): TweakState {
  const [step, ...redo] = state.redo;
  if (!step) return state;
  return { ...put(state, step.before), redo, undo: [turned(state, step), ...state.undo] };
}

/** The state after its staged values were saved: steps from before lead back to what was stored then. */
export function withSaved(state: TweakState, stored: DesignValues): TweakState {
  const back = (step: TweakStep): TweakStep => ({
    ...step,
    before: Object.fromEntries(
      Object.entries(step.before).map(([name, value]) => [
        name,
        value === undefined && state.stored[name] !== stored[name] ? (state.stored[name] ?? null) : value,
      ]),
    ),
  });
  const next = put({ ...state, stored }, {});
  return { ...next, undo: state.undo.map(back), redo: state.redo.map(back) };
}

/** The state after somebody else has saved; of what is staged here nothing is lost. */
export function withTheirs(state: TweakState, stored: DesignValues): TweakState {
  const met = Object.keys(state.staged).filter((name) => stored[name] !== state.stored[name]);
  const contested = Object.fromEntries(met.map((name) => [name, state.stored[name] ?? null] as const));
  return put({ ...state, stored, contested: { ...contested, ...state.contested } }, {});
}

/** The state in which the staged value of a contested tweak is to replace that of somebody else. */
export function withMine(state: TweakState, name: string): TweakState {
  const { [name]: _settled, ...contested } = state.contested;
  return { ...state, contested };
}

/** Values as they are seen: stored ones under staged ones. */
export function shownValues({ stored, staged }: Pick<TweakState, 'stored' | 'staged'>): DesignValues {
  const entries = Object.entries({ ...stored, ...staged });
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
}

/** The staged values as changes of what was stored when they were staged. */
export function stagedChanges({ stored, staged, contested }: TweakState): readonly DesignChange[] {
  return Object.entries(staged).map(([name, value]) => ({
    name,
    value,
    was: (Object.hasOwn(contested, name) ? contested[name] : stored[name]) ?? null,
  }));
}

/** Names of the tweaks that the next step back, or the next one forth, is about; none where there is no such step. */
export function stepNames([step]: readonly TweakStep[]): readonly string[] {
  return step ? Object.keys(step.before) : [];
}

function put(state: TweakState, values: TweakStep['before']): TweakState {
  const { stored } = state;
  const all = Object.entries({ ...state.staged, ...values });
  const staged = Object.fromEntries(
    all.flatMap(([name, value]) =>
      value === undefined || value === (stored[name] ?? null) ? [] : [[name, value] as const],
    ),
  );
  const contested = Object.entries(state.contested).filter(([name]) => Object.hasOwn(staged, name));
  return { ...state, staged, contested: Object.fromEntries(contested) };
}

function stagedOf({ staged }: TweakState, names: readonly string[]): TweakStep['before'] {
  return Object.fromEntries(names.map((name) => [name, staged[name]]));
}

function turned(state: TweakState, { before }: TweakStep): TweakStep {
  return { before: stagedOf(state, Object.keys(before)), at: 0 };
}

function hasNames({ before }: TweakStep, names: readonly string[]): boolean {
  return Object.keys(before).length === names.length && names.every((name) => Object.hasOwn(before, name));
}
