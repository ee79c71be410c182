import { ExpressionFault } from './tokenize.ts';

/** A value inside an expression. */
export type Value = number | string | boolean | null | undefined;

/** An operator: how tightly it binds (high binds tighter), and its name in the debug form (§1.4, §7.1). */
export interface Operator {
  readonly power: number;
  readonly name: string;
}

const operator = (power: number, name: string): Operator => ({ power, name });

/** Operators between two values; `**` and `=` group to the right. */
export const BINARY: ReadonlyMap<string, Operator> = new Map([
  ['**', operator(16, 'pow')],
  ['*', operator(15, 'mul')],
  ['/', operator(15, 'div')],
  ['%', operator(15, 'mod')],
  ['+', operator(14, 'add')],
  ['-', operator(14, 'sub')],
  ['<<', operator(13, 'shl')],
  ['>>', operator(13, 'shr')],
  ['<', operator(12, 'lt')],
  ['>', operator(12, 'gt')],
  ['<=', operator(12, 'lteq')],
  ['>=', operator(12, 'gteq')],
  ['==', operator(11, 'eq')],
  ['!=', operator(11, 'neq')],
  ['===', operator(11, 'seq')],
  ['!==', operator(11, 'sneq')],
  ['&', operator(10, 'band')],
  ['^', operator(9, 'bxor')],
  ['|', operator(8, 'bor')],
  ['&&', operator(7, 'land')],
  ['||', operator(6, 'lor')],
  ['=', operator(3, 'assign')],
]);

/** Operators before one value. */
export const UNARY: ReadonlyMap<string, Operator> = new Map([
  ['+', operator(17, 'plus')],
  ['-', operator(17, 'minus')],
  ['!', operator(17, 'lnot')],
  ['~', operator(17, 'bnot')],
]);

// Decimal or hexadecimal, with an optional sign; blanks around, `Infinity` and a leading point are none
// (§7.1).
const NUMBER = /^([+-]?)(0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)$/;

/**
 * A value as a number: an empty string is 0, a string that is no decimal or hexadecimal number is NaN (§1.4).
 */
function numberOf(value: Value): number {
  if (typeof value !== 'string') return Number(value ?? 0);
  if (value === '') return 0;
  const [, sign, digits] = NUMBER.exec(value) ?? [];
  return (sign === '-' ? -1 : 1) * Number(digits ?? Number.NaN);
}

/**
 * A value as an integer of 32 bits; what is beyond them is the largest or smallest (§1.4, as the Java
 * engine).
 */
function integerOf(value: Value): number {
  return Math.max(-2_147_483_648, Math.min(2_147_483_647, numberOf(value) || 0)) | 0;
}

/** A value as text; what is missing counts as null (§7.1). */
function textOf(value: Value): string {
  return String(value ?? null);
}

/** Applies an operator that is before its value. */
export function unary(operator: string, value: Value): Value {
  if (operator === '!') return !value;
  if (operator === '~') return ~integerOf(value);
  return operator === '-' ? -numberOf(value) : numberOf(value);
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

/** The functions of expressions; each is given at least one argument (§7.1). */
export const FUNCTIONS: ReadonlyMap<string, (args: readonly Value[]) => Value> = new Map<
  string,
  (args: readonly Value[]) => Value
>([
  ['max', (args: readonly Value[]) => Math.max(...comparable(args))],
  ['min', (args: readonly Value[]) => Math.min(...comparable(args))],
  ['abs', ([value]: readonly Value[]) => Math.abs(numberOf(value))],
  ['num', ([value]: readonly Value[]) => numberOf(value)],
  ['str', ([value]: readonly Value[]) => textOf(value)],
  ['bool', ([value]: readonly Value[]) => Boolean(value)],
]);

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

// Operands that are no numbers do not take part, unless none is one.
function comparable(args: readonly Value[]): number[] {
  const all = args.map(numberOf);
  const valid = all.filter((one) => !Number.isNaN(one));
  return valid.length > 0 ? valid : all;
}
