import type { ErrorDetail } from './errors.ts';
import type { LocaleData } from './locale-data.ts';
import type { Ref } from './refs.ts';

/**
 * The arguments of a formatter or predicate: everything after its name, split on its first character (§1.1).
 */
export interface Args {
  /** As written, the delimiter included. */
  readonly raw: string;
  readonly delimiter: string;
  /** The parts; empty ones are dropped. */
  readonly words: readonly string[];
}

/** Parts of the running rendering that a formatter or predicate may use. */
export interface Scope {
  /** The node of the innermost frame. */
  readonly node: unknown;
  /** Further references of a tag such as `{start,end|datetime-interval}`. */
  readonly others: readonly unknown[];
  /** The clock in epoch milliseconds. */
  readonly now: number;
  /** The host's locale data for the locale of this rendering, or undefined. */
  readonly cldr: LocaleData | undefined;
  resolve(ref: Ref): unknown;
  /** Runs a partial or macro on a value and gives its output; undefined when it is missing or too deep. */
  apply(call: ApplyCall): string | undefined;
  /** Runs a built-in fragment on a value. */
  fragment(source: string, node: unknown, isolated: boolean): string;
  /** Records an error without ending the instruction. */
  report(detail: ErrorDetail): void;
}

export interface ApplyCall {
  readonly name: string;
  readonly node: unknown;
  readonly isolated: boolean;
  readonly args: Readonly<Record<string, string>> | undefined;
}

/** An example: what `template` prints for `context`. Printed in the reference page and run as a test. */
export interface Example {
  readonly template: string;
  readonly context: unknown;
  readonly output: string;
  readonly partials?: Readonly<Record<string, string>>;
  readonly now?: number;
}

/** A rule for the arguments, checked when a template is compiled. `check` gives a reason, or undefined. */
export interface ArgsRule {
  readonly min?: number;
  readonly max?: number;
  readonly check?: (args: Args) => string | undefined;
}

/** A formatter bound to its arguments. */
export interface BoundFormatter {
  /** References resolved for it before every run, given as `values`. */
  readonly refs?: readonly Ref[];
  /**
   * The references belong to the frame that the tag is in, not to the value: `@` is the node outside (§5.2).
   */
  readonly refsOutside?: boolean;
  /** It walks the frames or runs templates, so the value must be on the stack. */
  readonly scoped?: boolean;
  /** Its result depends on the value and the references alone; scalar inputs may be remembered. */
  readonly pure?: boolean;
  /** It takes no longer than looking up what it made before: nothing is remembered. */
  readonly cheap?: boolean;
  /** It does nothing but run this partial or macro on the value. */
  readonly applies?: Omit<ApplyCall, 'node'>;
  run(value: unknown, values: readonly unknown[], scope: Scope): unknown;
}

export interface Formatter {
  readonly name: string;
  readonly summary: string;
  readonly example?: Example;
  readonly args?: ArgsRule;
  bind(args: Args): BoundFormatter;
}

/** A predicate bound to its arguments. */
export interface BoundPredicate {
  readonly refs?: readonly Ref[];
  readonly scoped?: boolean;
  test(node: unknown, values: readonly unknown[], scope: Scope): boolean;
}

export interface Predicate {
  readonly name: string;
  readonly summary: string;
  readonly example?: Example;
  readonly args?: ArgsRule;
  bind(args: Args): BoundPredicate;
}

export interface FormatterFamily {
  readonly name: string;
  readonly formatters: readonly Formatter[];
}

export interface PredicateFamily {
  readonly name: string;
  readonly predicates: readonly Predicate[];
}

/** The plugins of an engine by name. */
export interface Registry {
  readonly formatters: ReadonlyMap<string, Formatter>;
  readonly predicates: ReadonlyMap<string, Predicate>;
}

const NO_ARGS: Args = { raw: '', delimiter: ' ', words: [] };

/** Splits raw arguments: the first character is the delimiter, runs of it count once. */
export function splitArgs(raw: string): Args {
  if (raw === '') {
    return NO_ARGS;
  }
  const delimiter = raw.charAt(0);
  return {
    raw,
    delimiter,
    words: raw
      .slice(1)
      .split(delimiter)
      .filter((word) => word !== ''),
  };
}

export function registryOf(
  formatters: readonly FormatterFamily[],
  predicates: readonly PredicateFamily[],
): Registry {
  return {
    formatters: new Map(formatters.flatMap((family) => family.formatters).map((row) => [row.name, row])),
    predicates: new Map(predicates.flatMap((family) => family.predicates).map((row) => [row.name, row])),
  };
}
