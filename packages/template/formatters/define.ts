import type { Args, ArgsRule, BoundFormatter, Formatter, Scope } from '../registry.ts';
import type { Ref } from '../refs.ts';

/** A formatter of a value alone, or with the scope. */
export type Run = (value: unknown, scope: Scope) => unknown;

/** A formatter from its name, what it does, and how its arguments make it. */
export function formatter(
  name: string,
  summary: string,
  ...[bind, args]: [bind: (args: Args) => Run, args?: ArgsRule]
): Formatter {
  return {
    name,
    summary,
    ...(args ? { args } : {}),
    bind(given): BoundFormatter {
      const run = bind(given);
      return { run: (value, _values, scope) => run(value, scope) };
    },
  };
}

/** A formatter whose arguments are references, resolved before every run. */
export function refFormatter(
  name: string,
  summary: string,
  ...[refs, run, args]: [
    refs: (args: Args) => readonly Ref[],
    run: (value: unknown, values: readonly unknown[]) => unknown,
    args?: ArgsRule,
  ]
): Formatter {
  return { name, summary, ...(args ? { args } : {}), bind: (given) => ({ refs: refs(given), run }) };
}
