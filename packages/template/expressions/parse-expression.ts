import { type Ref, refOf } from '../refs.ts';
import {
  BINARY,
  binary,
  CONSTANTS,
  FUNCTIONS,
  type Operator,
  UNARY,
  unary,
  type Value,
} from './operators.ts';
import { ExpressionFault, type Token, tokenize } from './tokenize.ts';

/** Values that an expression may read while it is evaluated. */
interface ExpressionScope {
  resolve(ref: Ref): Value;
}

type Term = (scope: ExpressionScope) => Value;

/** One statement: a value, or an assignment to a variable. */
interface Statement {
  readonly target: string | null;
  /** Null where no value is left, as of operators without operands (§7.1). */
  readonly value: Term | null;
}

/** An expression read once and evaluated often; `faults` say why it could not be read, one sentence each. */
export interface Expression {
  readonly statements: readonly Statement[];
  readonly faults: readonly string[];
  /** Its statements in reverse Polish notation: `[1 2 <add>]`. */
  readonly notation: string;
}

/** Limits of one expression. */
interface ExpressionLimits {
  readonly tokens: number;
  readonly stringLength: number;
}

/** Reads an expression; never throws. */
export function parseExpression(source: string, limits: ExpressionLimits): Expression {
  const { tokens, faults } = tokenize(source, limits.tokens);
  const readers = statementsOf(tokens).map((part) => new StatementReader(part, limits.stringLength));
  const statements = readers.map((reader) => reader.read());
  return {
    statements,
    faults: [...faults, ...readers.flatMap((reader) => reader.faults)],
    notation: readers.map(({ notation }) => `[${notation.join(' ')}]`).join(', '),
  };
}

function statementsOf(tokens: readonly Token[]): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (isOperator(token, ';')) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements.filter((part) => part.length > 0);
}

/** An operator that waits for what is behind it, or a bracket that waits for its end. */
type Waiting =
  | { readonly is: 'operator'; readonly text: string; readonly row: Operator; readonly isUnary: boolean }
  | { readonly is: 'group'; readonly height: number }
  | { readonly is: 'call'; readonly height: number; readonly name: string; readonly args: Term[] };

const VARIABLE = /^@[a-zA-Z][\w-]*$/;
const WORD = /^[a-zA-Z][\w-]*$/;
const failing: Term = () => {
  throw new ExpressionFault('Invalid arguments to operator');
};

/**
 * Reads one statement with a stack of values and one of operators. Values may stand side by side: the last
 * one of a bracket, an argument or the statement is its value (§7.1).
 */
class StatementReader {
  readonly faults: string[] = [];
  readonly notation: string[] = [];
  private readonly tokens: readonly Token[];
  private readonly longest: number;
  private readonly values: Term[] = [];
  private readonly waiting: Waiting[] = [];
  private wantsOperand = true;

  constructor(tokens: readonly Token[], longest: number) {
    this.tokens = tokens;
    this.longest = longest;
  }

  read(): Statement {
    const [first, second] = this.tokens;
    const assigns = first?.kind === 'name' && VARIABLE.test(first.text) && isOperator(second, '=');
    if (assigns) this.notation.push(first.text);
    for (let at = assigns ? 2 : 0; at < this.tokens.length; ) at += this.token(at);
    this.settle();
    for (const open of this.waiting.splice(0))
      if (open.is !== 'operator') this.faults.push('Mismatched operator found: left parenthesis');
    if (assigns) this.note(BINARY.get('=') as Operator);
    const value = joined(this.values);
    return assigns ? { target: first.text, value: value ?? failing } : { target: null, value };
  }

  /** Reads the token at a place and gives how many it took: a call takes its bracket too. */
  private token(at: number): number {
    const token = this.tokens[at] as Token;
    if (token.kind === 'operator') this.operator(token.text);
    else if (token.kind !== 'name') this.literal(token.value);
    else if (WORD.test(token.text) && isOperator(this.tokens[at + 1], '(')) {
      this.call(token.text);
      return 2;
    } else this.name(token.text);
    return 1;
  }

  private name(text: string): void {
    const ref = refOf(text);
    const isConstant = CONSTANTS.has(text);
    this.operand(text, isConstant ? constant(CONSTANTS.get(text)) : (scope) => scope.resolve(ref));
  }

  private literal(value: number | string): void {
    this.operand(typeof value === 'string' ? JSON.stringify(value) : String(value), constant(value));
  }

  private operand(written: string, term: Term): void {
    this.notation.push(written);
    this.values.push(term);
    this.wantsOperand = false;
  }

  private call(name: string): void {
    if (!FUNCTIONS.has(name)) this.faults.push(`Invalid function: ${name}`);
    this.notation.push('<args>');
    this.waiting.push({ is: 'call', height: this.values.length, name, args: [] });
    this.wantsOperand = true;
  }

  private operator(text: string): void {
    if (text === ')') return this.close();
    if (text === ',') return this.comma();
    const before = this.wantsOperand || !BINARY.has(text) ? UNARY.get(text) : undefined;
    const between = BINARY.get(text);
    this.wantsOperand = true;
    if (before) this.waiting.push({ is: 'operator', text, row: before, isUnary: true });
    else if (between) {
      this.settle(text === '**' || text === '=' ? between.power + 1 : between.power);
      this.waiting.push({ is: 'operator', text, row: between, isUnary: false });
    } else this.waiting.push({ is: 'group', height: this.values.length });
  }

  private comma(): void {
    this.settle();
    const top = this.waiting.at(-1);
    if (top?.is === 'call') this.argument(top);
    this.wantsOperand = true;
  }

  private close(): void {
    this.settle();
    const top = this.waiting.pop();
    this.wantsOperand = false;
    if (top?.is === 'call') return this.called(top);
    if (top?.is !== 'group') return void this.faults.push('Mismatched operator found: right parenthesis');
    const inner = joined(this.values.splice(top.height));
    if (inner) this.values.push(inner);
    else this.literal('');
  }

  private called(call: Extract<Waiting, { is: 'call' }>): void {
    this.argument(call);
    const run = FUNCTIONS.get(call.name);
    const { args } = call;
    this.notation.push(`${call.name}()`);
    this.values.push(run && args.length > 0 ? (scope) => run(args.map((arg) => arg(scope))) : failing);
  }

  private argument({ args, height }: Extract<Waiting, { is: 'call' }>): void {
    const term = joined(this.values.splice(height));
    if (term) args.push(term);
  }

  /** Applies the operators that bind at least so tightly, back to the innermost open bracket. */
  private settle(least = 0): void {
    for (
      let top = this.waiting.at(-1);
      top?.is === 'operator' && top.row.power >= least;
      top = this.waiting.at(-1)
    ) {
      this.waiting.pop();
      this.note(top.row);
      this.apply(top);
    }
  }

  // An operator that finds no operand at all does nothing; one that lacks its second cannot be evaluated (§7.1).
  private apply({ text, isUnary }: Extract<Waiting, { is: 'operator' }>): void {
    const bracket = this.waiting.findLast((one) => one.is !== 'operator');
    const height = bracket?.height ?? 0;
    const operands = this.values.splice(Math.max(height, this.values.length - (isUnary ? 1 : 2)));
    const [left, right] = operands;
    if (!left) return;
    const { longest } = this;
    if (isUnary) this.values.push((scope) => unary(text, left(scope)));
    else if (right && text !== '=')
      this.values.push((scope) => binary(text, [left(scope), right(scope)], longest));
    else this.values.push(failing);
  }

  private note({ name }: Operator): void {
    this.notation.push(`<${name}>`);
  }
}

function isOperator(token: Token | undefined, text: string): boolean {
  return token?.kind === 'operator' && token.text === text;
}

function constant(value: Value): Term {
  return () => value;
}

/** Values side by side: all are evaluated, the last one is the result. */
function joined(terms: readonly Term[]): Term | null {
  const last = terms.at(-1);
  if (!last || terms.length === 1) return last ?? null;
  const before = terms.slice(0, -1);
  return (scope) => {
    for (const term of before) term(scope);
    return last(scope);
  };
}
