import { parseRef, type Ref } from '../refs.ts';
import type { Args, ArgsRule, Example, Predicate, Scope } from '../registry.ts';

/** What the reference page says of a predicate. */
export interface Described {
  readonly name: string;
  readonly summary: string;
  readonly example: Example;
  readonly args?: ArgsRule;
}

/** A predicate of the current node alone. */
export function nodePredicate(row: Described & { readonly test: (node: unknown) => boolean }): Predicate {
  const { test, ...described } = row;
  return { ...described, bind: () => ({ test }) };
}

/** A predicate of its arguments, the node and what names resolve to. */
export function scopePredicate(
  row: Described & { readonly bind: (args: Args) => (node: unknown, scope: Scope) => boolean },
): Predicate {
  const { bind, ...described } = row;
  return {
    ...described,
    bind(args) {
      const test = bind(args);
      return { scoped: true, test: (node, _values, scope) => test(node, scope) };
    },
  };
}

/** An argument: a value written as JSON, or a reference. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'ref'; readonly ref: Ref };

/** What looks like JSON is JSON, all else a reference; a text that is neither is missing (§2.6). */
export function operandOf(word: string): Operand {
  try {
    return { kind: 'literal', value: JSON.parse(word) };
  } catch {
    const ref = parseRef(word);
    return ref ? { kind: 'ref', ref } : { kind: 'literal', value: undefined };
  }
}

export function valueOf(operand: Operand, scope: Scope): unknown {
  return operand.kind === 'literal' ? operand.value : scope.resolve(operand.ref);
}
