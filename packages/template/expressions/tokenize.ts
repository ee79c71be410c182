/** A token of an expression (template language §1.4, §7.1). */
export type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'operator'; readonly text: string };

/** Reason why an expression cannot be evaluated, in the words of §3. */
export class ExpressionFault extends Error {}

/** The tokens of an expression, and what is wrong with its text: one sentence a fault. */
interface Tokens {
  readonly tokens: readonly Token[];
  readonly faults: readonly string[];
}

const OPERATORS = [
  '===',
  '!==',
  '**',
  '<<',
  '>>',
  '<=',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
  ...'+ - * / % < > ! ~ & ^ | = ( ) , ;'.split(' '),
];
const NUMBER = /0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?/y;
const NAME = /[@$]?[a-zA-Z][\w-]*(?:\.(?:[@$]?[a-zA-Z][\w-]*|\d+))*|@(?:\.[\w$@-]+)*/y;
/** Rest of a number that does not parse. */
const REST_OF_NUMBER = /(?:[eE][+-]?)?[\w.]*/y;

/** One token, or a fault, and where the next begins. */
interface Read {
  readonly token?: Token;
  readonly fault?: string;
  readonly end: number;
}

/** Splits an expression into its tokens; what cannot be one is reported and left out. */
export function tokenize(source: string, limit: number): Tokens {
  const tokens: Token[] = [];
  const faults: string[] = [];
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    if (/\s/.test(char)) {
      at++;
      continue;
    }
    const { token, fault, end } = read(source, at, char);
    if (token) tokens.push(token);
    if (fault !== undefined) faults.push(fault);
    at = end;
    if (tokens.length > limit)
      return { tokens: [], faults: ['Expression exceeds the maximum number of allowed tokens'] };
  }
  return { tokens, faults };
}

function read(source: string, at: number, char: string): Read {
  if (char === "'" || char === '"') return readString(source, at, char);
  NUMBER.lastIndex = at;
  const digits = NUMBER.exec(source)?.[0];
  if (digits !== undefined) return readNumber(source, digits, at + digits.length);
  NAME.lastIndex = at;
  const name = NAME.exec(source)?.[0];
  if (name !== undefined) return { token: { kind: 'name', text: name }, end: at + name.length };
  const operator = OPERATORS.find((text) => source.startsWith(text, at));
  if (operator) return { token: { kind: 'operator', text: operator }, end: at + operator.length };
  return { fault: `Unexpected character at ${at}: '${char}'`, end: at + 1 };
}

function readNumber(source: string, digits: string, end: number): Read {
  const fault = faultOfNumber(digits, source.charAt(end));
  if (fault === undefined) return { token: { kind: 'number', value: Number(digits) }, end };
  REST_OF_NUMBER.lastIndex = end;
  return { fault, end: end + (REST_OF_NUMBER.exec(source)?.[0].length ?? 0) };
}

function faultOfNumber(digits: string, next: string): string | undefined {
  if (digits === '0' && next === 'x') return 'Expected digits after start of hex number';
  if (digits.startsWith('0x')) return undefined;
  if (next === '.') return 'Duplicate decimal point';
  return /[eE]/.test(next) && !/[eE]/.test(digits) ? 'Expected a digit after exponent' : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' };
const HEX: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function readString(source: string, start: number, quote: string): Read {
  let value = '';
  let fault: string | undefined;
  for (let at = start + 1; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === quote) {
      const end = at + 1;
      return fault === undefined ? { token: { kind: 'string', value }, end } : { fault, end };
    }
    if (char === '\n' || char === '\r') return { fault: 'Illegal bare line feed', end: at + 1 };
    if (char !== '\\') {
      value += char < ' ' ? ' ' : char;
      continue;
    }
    at++;
    const escape = source.charAt(at);
    const digits = HEX[escape];
    if (digits === undefined) {
      value += ESCAPES[escape] ?? escape;
      continue;
    }
    const piece = decoded(source.slice(at + 1, at + 1 + digits), digits);
    if (piece === undefined) {
      fault ??= digits === 2 ? 'Invalid 2-char hex escape' : 'Invalid unicode escape';
      continue;
    }
    value += piece;
    at += digits;
  }
  return { fault: 'Unterminated string', end: source.length };
}

/**
 * The character of an escape; undefined when its digits are none. Control characters but 9 to 13 become a
 * space.
 */
function decoded(hex: string, digits: number): string | undefined {
  if (hex.length < digits || !/^[0-9a-fA-F]+$/.test(hex)) return undefined;
  const code = Number.parseInt(hex, 16);
  const isSpace = code > 0x10ffff || (code < 32 && (code < 9 || code > 13));
  return isSpace ? ' ' : String.fromCodePoint(code);
}
