import type { Ref } from '../refs.ts';
import type { ApplyCall, BoundFormatter, BoundPredicate, Scope } from '../registry.ts';
import type { Frame } from './frame.ts';

/** Parts of the running rendering that instructions and generated code use. */
export interface Running extends Scope {
  /** The innermost frame. */
  frame: Frame;
  /** Offset of the running tag in its source. */
  offset: number;
  /** Instructions that generated code may count before it looks at the clock. */
  fuel: number;
  /** Characters that one run of generated code may print. */
  readonly room: number;
  /** True once a macro was defined: until then none is looked up. */
  hasMacros: boolean;
  /** No values: for formatters and predicates without references. */
  readonly none: readonly unknown[];
  readonly host: { readonly injects: ReadonlyMap<string, unknown> };

  /** Writes to the output. */
  emit(text: string): void;
  /**
   * A value that a formatter made: when it is a long text, it may not be too long, and the clock is looked
   * at.
   */
  held(value: unknown): unknown;
  /** Counts one instruction, or one turn of a loop. */
  step(): void;
  /** Runs instructions one after the other; a failing one loses its own output and nothing else. */
  run(body: readonly Op[]): void;
  /** Answer of a predicate for the innermost node; one that fails answers no. */
  asks(bound: BoundPredicate): boolean;
  resolve(ref: Ref): unknown;
  /** Formatters one after the other; their references are looked up from the value, or from outside it. */
  chain(calls: readonly BoundFormatter[], values: readonly unknown[], outside: Frame): unknown;
  include(name: string, shown: boolean): void;
  /** A partial or macro on a value. */
  applied(call: Omit<ApplyCall, 'node'>, node: unknown, outside: Frame): string;

  /** For generated code: the value of a tag whose formatters ask for the frames. */
  chained(calls: readonly BoundFormatter[], values: readonly unknown[], outside: Frame): unknown;
  /** For generated code: the same for a variable that is set; its value is no frame. */
  bound(calls: readonly BoundFormatter[], values: readonly unknown[], outside: Frame): unknown;
  /** For generated code: what an `.include` prints. */
  included(name: string, shown: boolean): string;
  /** For generated code: what an `.eval` prints. */
  evaluated(evaluation: Evaluation): string;
  /** For generated code that has used up its fuel: counts it and gives more. */
  refuel(): void;
  /** For generated code that has printed more than there is room for. */
  overflow(): never;
}

/** One compiled instruction. */
export type Op = (running: Running) => void;

/** Evaluates an expression in the innermost frame and gives what it prints. */
export type Evaluation = (running: Running) => string;

/** A template as one function: it gives what the template prints for a frame. */
export type Generated = (running: Running, frame: Frame) => string;
