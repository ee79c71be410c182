import { type Ref, refOf } from '../refs.ts';
import { BINARY, binary, CONSTANTS, FUNCTIONS, integerOf, numberOf, type Value } from './operators.ts';
import { ExpressionFault, type Token, tokenize } from './tokenize.ts';

/** What an expression may ask while it is evaluated. */
export interface ExpressionScope {
  resolve(ref: Ref): Value;
}

type Term = (scope: ExpressionScope) => Value;

/** One statement: a value, or an assignment to a variable. */
export interface Statement {
  readonly target: string | null;
  readonly value: Term;
}

/** An expression read once and evaluated often; `fault` says why it could not be read. */
export interface Expression {
  readonly statements: readonly Statement[];
  readonly fault: string | null;
  /** Its statements in reverse Polish notation: `[1 2 +]`. */
  readonly notation: string;
}

/** Limits of one expression (security, templates). */
export interface ExpressionLimits {
  readonly tokens: number;
  readonly stringLength: number;
}

/** Reads an expression; never throws. */
export function parseExpression(source: string, limits: ExpressionLimits): Expression {
  try {
    const reader = new Reader(tokenize(source, limits.tokens), limits);
    const statements = reader.statements();
    return {
      statements,
      fault: null,
      notation: reader.notation.map((one) => `[${one.join(' ')}]`).join(', '),
    };
  } catch (error) {
    if (error instanceof ExpressionFault) return { statements: [], fault: error.message, notation: '' };
    throw error;
  }
}

const UNARY = 17;

class Reader {
  /** Each statement's operands and operators, in the order of evaluation. */
  readonly notation: string[][] = [];
  private readonly tokens: readonly Token[];
  private readonly limits: ExpressionLimits;
  private at = 0;

  constructor(tokens: readonly Token[], limits: ExpressionLimits) {
    this.tokens = tokens;
    this.limits = limits;
  }

  statements(): Statement[] {
    const found: Statement[] = [];
    while (this.peek().kind !== 'end') {
      if (this.take(';')) continue;
      this.notation.push([]);
      found.push(this.statement());
      // Values side by side are legal; the last one is the result (§1.4).
      if (!this.take(';')) this.take(',');
    }
    return found;
  }

  private statement(): Statement {
    const first = this.peek();
    const next = this.tokens[this.at + 1];
    const assigns =
      first.kind === 'name' &&
      /^@[a-zA-Z][\w-]*$/.test(first.text) &&
      next?.kind === 'operator' &&
      next.text === '=';
    if (!assigns) return { target: null, value: this.binary(0) };
    this.at += 2;
    this.note(first.text);
    const value = this.binary(0);
    this.note('=');
    return { target: first.text, value };
  }

  private binary(least: number): Term {
    let left = this.unary();
    for (;;) {
      const token = this.peek();
      const power = token.kind === 'operator' ? BINARY[token.text] : undefined;
      if (token.kind !== 'operator' || power === undefined || power < least) return left;
      this.at++;
      const right = this.binary(token.text === '**' ? power : power + 1);
      left = this.combine(token.text, left, right);
    }
  }

  private combine(operator: string, left: Term, right: Term): Term {
    const { stringLength } = this.limits;
    this.note(operator);
    return (scope) => binary(operator, [left(scope), right(scope)], stringLength);
  }

  private unary(): Term {
    const token = this.peek();
    if (token.kind !== 'operator' || !['+', '-', '!', '~'].includes(token.text)) return this.primary();
    this.at++;
    const inner = this.binary(UNARY);
    this.note(token.text);
    switch (token.text) {
      case '-':
        return (scope) => -numberOf(inner(scope));
      case '+':
        return (scope) => numberOf(inner(scope));
      case '!':
        return (scope) => !inner(scope);
      default:
        return (scope) => ~integerOf(inner(scope));
    }
  }

  private primary(): Term {
    const token = this.peek();
    this.at++;
    if (token.kind === 'number' || token.kind === 'string') {
      const { value } = token;
      this.note(token.kind === 'string' ? JSON.stringify(value) : String(value));
      return () => value;
    }
    if (token.kind === 'name') return this.named(token.text);
    if (token.kind === 'operator' && token.text === '(') {
      const inner = this.binary(0);
      if (!this.take(')')) throw new ExpressionFault('Mismatched operator found: left parenthesis');
      return inner;
    }
    this.at--;
    // An operand that is missing at the end is found missing when the operator asks for it.
    if (token.kind === 'end') return missingOperand;
    throw this.unexpected();
  }

  private named(name: string): Term {
    const next = this.peek();
    if (next.kind === 'operator' && next.text === '(') return this.call(name);
    this.note(name);
    if (CONSTANTS.has(name)) {
      const value = CONSTANTS.get(name);
      return () => value;
    }
    const ref = refOf(name);
    return (scope) => scope.resolve(ref);
  }

  private call(name: string): Term {
    const run = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!run) throw new ExpressionFault(`Invalid function: ${name}`);
    this.at++;
    const args: Term[] = [];
    while (!this.take(')')) {
      args.push(this.binary(0));
      if (!this.take(',') && !this.isNext(')'))
        throw new ExpressionFault('Mismatched operator found: left parenthesis');
    }
    this.note(`${name}()`);
    return (scope) => run(args.map((arg) => arg(scope)));
  }

  private note(word: string): void {
    this.notation.at(-1)?.push(word);
  }

  private peek(): Token {
    return this.tokens[this.at] ?? { kind: 'end' };
  }

  private isNext(text: string): boolean {
    const token = this.peek();
    return token.kind === 'operator' && token.text === text;
  }

  private take(text: string): boolean {
    if (!this.isNext(text)) return false;
    this.at++;
    return true;
  }

  private unexpected(): ExpressionFault {
    return new ExpressionFault(`Unexpected ${this.peek().kind}`);
  }
}

function missingOperand(): never {
  throw new ExpressionFault('Invalid arguments to operator');
}
