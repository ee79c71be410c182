import { ExpressionFault } from './tokenize.ts';

/** A value inside an expression. */
export type Value = number | string | boolean | null | undefined;

/** Binding powers, high binds tighter (§1.4); `**` and `=` group to the right. */
export const BINARY: Readonly<Record<string, number>> = {
  '**': 16,
  '*': 15,
  '/': 15,
  '%': 15,
  '+': 14,
  '-': 14,
  '<<': 13,
  '>>': 13,
  '<': 12,
  '>': 12,
  '<=': 12,
  '>=': 12,
  '==': 11,
  '!=': 11,
  '===': 11,
  '!==': 11,
  '&': 10,
  '^': 9,
  '|': 8,
  '&&': 7,
  '||': 6,
};

const OTHER_BASE = /^\s*0[bo]/i;

/** A value as a number: an empty string is 0, a string that is no decimal or hexadecimal number is NaN (§1.4). */
export function numberOf(value: Value): number {
  if (typeof value === 'string') return OTHER_BASE.test(value) ? Number.NaN : Number(value);
  return Number(value ?? 0);
}

/** A value as an integer of 32 bits; what is beyond them is the largest or smallest (§1.4, as the Java engine). */
export function integerOf(value: Value): number {
  return Math.max(-2_147_483_648, Math.min(2_147_483_647, numberOf(value) || 0)) | 0;
}

export function textOf(value: Value): string {
  return value === undefined ? '' : String(value);
}

/** Applies a binary operator; `longest` bounds what `+` may build. */
export function binary(operator: string, [a, b]: readonly [Value, Value], longest: number): Value {
  if (operator === '+' && (typeof a === 'string' || typeof b === 'string'))
    return joined(textOf(a), textOf(b), longest);
  return (ARITHMETIC[operator] ?? COMPARE[operator] ?? unknown)(a, b);
}

function joined(a: string, b: string, longest: number): string {
  if (a.length + b.length > longest)
    throw new ExpressionFault('Concatenation would exceed maximum string length');
  return a + b;
}

function unknown(): never {
  throw new ExpressionFault('Invalid arguments to operator');
}

const numbers = (fold: (a: number, b: number) => Value) => (a: Value, b: Value) =>
  fold(numberOf(a), numberOf(b));

const integers = (fold: (a: number, b: number) => Value) => (a: Value, b: Value) =>
  fold(integerOf(a), integerOf(b));

const ARITHMETIC: Readonly<Record<string, (a: Value, b: Value) => Value>> = {
  '**': numbers((a, b) => a ** b),
  '*': numbers((a, b) => a * b),
  // As the Java engine: nothing is a multiple of zero.
  '/': numbers((a, b) => (b === 0 ? Number.NaN : a / b)),
  '%': numbers((a, b) => a % b),
  '+': numbers((a, b) => a + b),
  '-': numbers((a, b) => a - b),
  '<<': integers((a, b) => a << b),
  '>>': integers((a, b) => a >> b),
  '&': integers((a, b) => a & b),
  '^': integers((a, b) => a ^ b),
  '|': integers((a, b) => a | b),
  '&&': (a, b) => Boolean(a) && Boolean(b),
  '||': (a, b) => Boolean(a) || Boolean(b),
};

const COMPARE: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  '<': (a, b) => ordered(a, b, (x, y) => x < y),
  '>': (a, b) => ordered(a, b, (x, y) => x > y),
  '<=': (a, b) => ordered(a, b, (x, y) => x <= y),
  '>=': (a, b) => ordered(a, b, (x, y) => x >= y),
  '===': (a, b) => (a ?? null) === (b ?? null),
  '!==': (a, b) => (a ?? null) !== (b ?? null),
  '==': (a, b) => same(a ?? null, b ?? null),
  '!=': (a, b) => !same(a ?? null, b ?? null),
};

function ordered(a: Value, b: Value, compare: (x: number | string, y: number | string) => boolean): boolean {
  return typeof a === 'string' && typeof b === 'string' ? compare(a, b) : compare(numberOf(a), numberOf(b));
}

// As the Java engine: null equals 0 and false.
function same(a: Value, b: Value): boolean {
  return typeof a === typeof b && a !== null ? a === b : numberOf(a) === numberOf(b);
}

/** The functions of expressions. */
export const FUNCTIONS: Readonly<Record<string, (args: readonly Value[]) => Value>> = {
  max: (args) => Math.max(...comparable(args)),
  min: (args) => Math.min(...comparable(args)),
  abs: (args) => (args.length === 0 ? undefined : Math.abs(numberOf(args[0]))),
  num: (args) => (args.length === 0 ? undefined : numberOf(args[0])),
  str: (args) => (args.length === 0 ? undefined : textOf(args[0])),
  bool: (args) => (args.length === 0 ? undefined : Boolean(args[0])),
};

/** The constants of expressions. */
export const CONSTANTS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['PI', Math.PI],
  ['E', Math.E],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['NaN', Number.NaN],
]);

// What is no number does not take part, unless nothing is one.
function comparable(args: readonly Value[]): number[] {
  const all = args.map(numberOf);
  const valid = all.filter((one) => !Number.isNaN(one));
  return valid.length > 0 ? valid : all;
}
