import { parseRef, type Ref } from '../refs.ts';
import type { Args, ArgsRule, Example, Predicate, Scope } from '../registry.ts';

/** Entry of a predicate on the reference page. */
interface Described {
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

interface RefRow extends Described {
  readonly refs: (args: Args) => readonly Ref[];
  readonly bind: (args: Args) => (node: unknown, values: readonly unknown[]) => boolean;
}

/** A predicate of the node and of references, resolved before every test. */
export function refPredicate(row: RefRow): Predicate {
  const { refs, bind, ...described } = row;
  return { ...described, bind: (args) => ({ refs: refs(args), test: bind(args) }) };
}

/** An argument as it is read from the values of a predicate's references. */
export type Operand = (values: readonly unknown[]) => unknown;

/**
 * Operands: JSON where the text looks like JSON, else a reference; others are refused by `operandFault`
 * (§2.6).
 */
export function operandsOf({ words }: Args): {
  readonly refs: readonly Ref[];
  readonly operands: readonly Operand[];
} {
  const refs: Ref[] = [];
  const operands = words.map((word): Operand => {
    const literal = literalOf(word);
    if (literal !== undefined) return () => literal;
    const ref = parseRef(word);
    if (!ref) return () => undefined;
    const place = refs.push(ref) - 1;
    return (values) => values[place];
  });
  return { refs, operands };
}

/** Reason why arguments cannot be operands, or undefined (§7.1). */
export function operandFault({ words }: Args): string | undefined {
  const wrong = words.find((word) => literalOf(word) === undefined && !parseRef(word));
  return wrong === undefined ? undefined : `'${wrong}' is neither a value nor a reference`;
}

// First characters of a JSON text; any other would only make the parser throw, which costs more than the rest
// of the tag.
const beginsLiteral = /^[-\d"[{tfn]/;

function literalOf(word: string): unknown {
  if (!beginsLiteral.test(word)) return undefined;
  try {
    return JSON.parse(word);
  } catch {
    return undefined;
  }
}
