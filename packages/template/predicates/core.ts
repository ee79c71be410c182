import { parseRef, type Ref } from '../refs.ts';
import type { Args, Predicate, PredicateFamily, Scope } from '../registry.ts';
import { asBoolean, asNumber, text, truthy } from '../values.ts';

/** The generic predicates (§2.6). */
export const corePredicates: readonly PredicateFamily[] = [
  {
    name: 'core',
    predicates: [
      comparing('equal?', (a, b) => equal(a, b)),
      comparing('notEqual?', (a, b) => !equal(a, b)),
      comparing('greaterThan?', (a, b) => compare(a, b) > 0),
      comparing('greaterThanOrEqual?', (a, b) => compare(a, b) >= 0),
      comparing('lessThan?', (a, b) => compare(a, b) < 0),
      comparing('lessThanOrEqual?', (a, b) => compare(a, b) <= 0),
      numeric('even?', (value) => Number.isInteger(value) && value % 2 === 0),
      numeric('odd?', (value) => Number.isInteger(value) && value % 2 !== 0),
      {
        name: 'nth?',
        summary: 'Divisible by its argument.',
        args: { min: 1, max: 1 },
        bind(args) {
          const operand = operandOf(args.words[0] ?? '');
          return {
            test: (node, _values, scope) => {
              const divisor = asNumber(valueOf(operand, scope));
              return divisor !== 0 && asNumber(node) % divisor === 0;
            },
          };
        },
      },
      plain('plural?', (node) => asNumber(node) > 1),
      plain('singular?', (node) => asNumber(node) === 1),
      {
        name: 'debug?',
        summary: 'The page asks for debugging.',
        bind: () => ({ test: (_node, _values, scope) => truthy(scope.resolve(debugRef)) }),
      },
    ],
  },
];

const debugRef: Ref = { text: 'debug', kind: 'name', first: 'debug', path: ['debug'] };

type Operand =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'ref'; readonly ref: Ref };

// What looks like JSON is JSON, all else is a reference; a text that is neither is missing.
function operandOf(word: string): Operand {
  try {
    return { kind: 'literal', value: JSON.parse(word) };
  } catch {
    const ref = parseRef(word);
    return ref ? { kind: 'ref', ref } : { kind: 'literal', value: undefined };
  }
}

function valueOf(operand: Operand | undefined, scope: Scope): unknown {
  if (!operand) return undefined;
  return operand.kind === 'literal' ? operand.value : scope.resolve(operand.ref);
}

function comparing(name: string, holds: (a: unknown, b: unknown) => boolean): Predicate {
  return {
    name,
    summary: 'Compares the node with its argument, or two arguments with each other.',
    args: { min: 1, max: 2 },
    bind(args: Args) {
      const [first, second] = args.words.map(operandOf);
      return {
        test: (node, _values, scope) => {
          const left = second ? valueOf(first, scope) : node;
          return holds(left, valueOf(second ?? first, scope));
        },
      };
    },
  };
}

function numeric(name: string, holds: (value: number) => boolean): Predicate {
  return {
    name,
    summary: 'Of a whole number: the node, or its argument.',
    args: { max: 1 },
    bind(args) {
      const operand = args.words[0] === undefined ? undefined : operandOf(args.words[0]);
      return {
        test: (node, _values, scope) => {
          const value = operand ? valueOf(operand, scope) : node;
          return typeof value === 'number' && holds(value);
        },
      };
    },
  };
}

function plain(name: string, holds: (node: unknown) => boolean): Predicate {
  return { name, summary: 'Of the node as a number.', bind: () => ({ test: (node) => holds(node) }) };
}

// The right side takes the type of the left (§2.6); what has no order compares as less.
function equal(a: unknown, b: unknown): boolean {
  if (typeof a === 'object' && a !== null) return JSON.stringify(a) === JSON.stringify(b);
  if (a === undefined || a === null) return (a ?? null) === (b ?? null);
  return a === coerced(a, b);
}

function compare(a: unknown, b: unknown): number {
  const right = coerced(a, b);
  if (typeof a === 'number' && typeof right === 'number') return a - right;
  if (typeof a === 'string' && typeof right === 'string') return a < right ? -1 : a > right ? 1 : 0;
  if (typeof a === 'boolean' && typeof right === 'boolean') return Number(a) - Number(right);
  return -1;
}

function coerced(a: unknown, b: unknown): unknown {
  switch (typeof a) {
    case 'number':
      return typeof b === 'object' ? undefined : asNumber(b);
    case 'string':
      return text(b);
    case 'boolean':
      return asBoolean(b);
    default:
      return b;
  }
}
