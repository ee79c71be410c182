import { parseRef, type Ref } from '../refs.ts';
import type { Args, ArgsRule, Example, Formatter, Scope } from '../registry.ts';

/** Entry of a formatter on the reference page. */
interface Described {
  readonly name: string;
  readonly summary: string;
  readonly example: Example;
  readonly args?: ArgsRule;
}

/** An example: what `template` prints for `context`. */
export function shows(template: string, context: unknown, output: string): Example {
  return { template, context, output };
}

/** A formatter of its value alone. */
export function valueFormatter(row: Described & { readonly run: (value: unknown) => unknown }): Formatter {
  const { run, ...described } = row;
  return { ...described, bind: () => ({ pure: true, run }) };
}

/** A formatter of its value alone that only walks over it once. */
export function cheapFormatter(row: Described & { readonly run: (value: unknown) => unknown }): Formatter {
  const { run, ...described } = row;
  return { ...described, bind: () => ({ pure: true, cheap: true, run }) };
}

/** A formatter of its value and its arguments as they are written. */
export function argsFormatter(
  row: Described & { readonly bind: (args: Args) => (value: unknown) => unknown },
): Formatter {
  const { bind, ...described } = row;
  return { ...described, bind: (args) => ({ pure: true, run: bind(args) }) };
}

/** A formatter that looks names up or runs templates, with its value as the innermost node. */
export function scopeFormatter(
  row: Described & { readonly bind: (args: Args) => (value: unknown, scope: Scope) => unknown },
): Formatter {
  const { bind, ...described } = row;
  return {
    ...described,
    bind(args) {
      const run = bind(args);
      return { scoped: true, run: (value, _values, scope) => run(value, scope) };
    },
  };
}

interface RefRow extends Described {
  readonly refs: (args: Args) => readonly Ref[];
  readonly bind: (args: Args) => (value: unknown, values: readonly unknown[], scope: Scope) => unknown;
}

/** A formatter whose arguments are references, resolved before every run. */
export function refFormatter(row: RefRow): Formatter {
  const { refs, bind, ...described } = row;
  return { ...described, bind: (args) => ({ refs: refs(args), run: bind(args) }) };
}

/** The arguments that are references; others are left out. */
export function refsOf(args: Args): Ref[] {
  return args.words.flatMap((word) => parseRef(word) ?? []);
}

/** A rule that asks for one whole number. */
export const wholeNumberRule: ArgsRule = {
  min: 1,
  max: 1,
  check: (args) => (/^[+-]?\d{1,9}$/.test(args.words[0] ?? '') ? undefined : 'expected an integer'),
};
