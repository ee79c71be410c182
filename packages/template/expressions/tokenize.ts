/** A token of an expression (template language §1.4). */
export type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'operator'; readonly text: string }
  | { readonly kind: 'end' };

/** Why an expression cannot be read, in the words of §3. */
export class ExpressionFault extends Error {}

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
const NUMBER = /0x[0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const NAME = /[@$]?[a-zA-Z][\w-]*(?:\.(?:[@$]?[a-zA-Z][\w-]*|\d+))*|@(?:\.[\w$@-]+)*/y;

/** Splits an expression into its tokens. @throws ExpressionFault */
export function tokenize(source: string, limit: number): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    if (/\s/.test(char)) {
      at++;
      continue;
    }
    const [token, end] = read(source, at, char);
    tokens.push(token);
    at = end;
    if (tokens.length > limit)
      throw new ExpressionFault('Expression exceeds the maximum number of allowed tokens');
  }
  tokens.push({ kind: 'end' });
  return tokens;
}

function read(source: string, at: number, char: string): [Token, number] {
  if (char === "'" || char === '"') return readString(source, at, char);
  NUMBER.lastIndex = at;
  const number = /[\d.]/.test(char) ? NUMBER.exec(source) : null;
  if (number) return readNumber(source, number[0], NUMBER.lastIndex);
  NAME.lastIndex = at;
  const name = NAME.exec(source);
  if (name) return [{ kind: 'name', text: name[0] }, NAME.lastIndex];
  const operator = OPERATORS.find((text) => source.startsWith(text, at));
  if (operator) return [{ kind: 'operator', text: operator }, at + operator.length];
  throw new ExpressionFault(`Unexpected character at ${at}: '${char}'`);
}

function readNumber(source: string, digits: string, end: number): [Token, number] {
  const next = source.charAt(end);
  const isHex = digits.startsWith('0x');
  if (digits === '0' && next === 'x') throw new ExpressionFault('Expected digits after start of hex number');
  if (!isHex && next === '.') throw new ExpressionFault('Duplicate decimal point');
  if (!isHex && /[eE]/.test(next) && !/[eE]/.test(digits))
    throw new ExpressionFault('Expected a digit after exponent');
  return [{ kind: 'number', value: Number(digits) }, end];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', f: '\f', r: '\r' };
const HEX: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function readString(source: string, start: number, quote: string): [Token, number] {
  let value = '';
  for (let at = start + 1; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === quote) return [{ kind: 'string', value }, at + 1];
    if (char === '\n' || char === '\r') throw new ExpressionFault('Illegal bare line feed');
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
    value += decoded(source.slice(at + 1, at + 1 + digits), digits);
    at += digits;
  }
  throw new ExpressionFault('Unterminated string');
}

function decoded(hex: string, digits: number): string {
  const code = Number.parseInt(hex, 16);
  if (hex.length < digits || !/^[0-9a-fA-F]+$/.test(hex) || code > 0x10ffff)
    throw new ExpressionFault(digits === 2 ? 'Invalid 2-char hex escape' : 'Invalid unicode escape');
  return code < 32 ? ' ' : String.fromCodePoint(code);
}
