import type { Condition, FormatterCall, Node, RepeatedNode, SectionNode } from '../1-parse/tree.ts';
import { Frame } from '../3-run/frame.ts';
import type { Generated } from '../3-run/running.ts';
import type { Limits } from '../limits.ts';
import type { Ref } from '../refs.ts';
import { emitted, isPlain, member, truthy } from '../values.ts';
import { compileAll, compileEvaluation } from './compile.ts';
import { type LexicalScope, lookups } from './lookups.ts';
import { isPlainPure, memoize } from './memoize.ts';

/** Templates with more tags and texts than this stay closures: their source would be slow to compile. */
export const maxGenerated = 4_000;

/**
 * Makes JavaScript of a hot template (§6). Names become property reads, blocks become blocks, frames are made
 * where a formatter or partial asks for them. Nothing of a template's text is code: texts and keys are JSON
 * strings, all else is numbered variables and constants handed in by reference. Whatever goes wrong inside
 * throws, and the rendering starts again with closures, which lose one instruction and not the page.
 */
export function generate(nodes: readonly Node[], limits: Limits): Generated {
  const writer = new Writer(limits);
  const root: LexicalScope = { parent: null, id: 0, eager: true, isTurn: false };
  writer.block(nodes, root);
  return writer.finish();
}

function frameOf(node: unknown, parent: Frame, index: number): Frame {
  const frame = new Frame(node, parent);
  frame.index = index;
  return frame;
}

// The one place where text becomes code; `generate` says why it may.
const FunctionOfText = Function as unknown as new (...names: string[]) => (...parts: unknown[]) => Generated;

const library = { member, truthy, emitted, frame: frameOf, Frame };

class Writer {
  private readonly limits: Limits;
  private readonly constants: unknown[] = [];
  private readonly declared: string[] = [];
  private readonly code: string[] = [];
  private readonly find = lookups((code) => void this.declared.push(code));
  private printed: string[] = [];
  private scopes = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Writes the body of a scope, with what it counts of the steps. */
  block(nodes: readonly Node[], scope: LexicalScope): void {
    this.line(`if ((r.fuel -= ${countOf(nodes) + 1}) < 0) r.refuel();`);
    if (scope.isTurn) this.line('if (o.length > r.room) r.overflow();');
    this.all(nodes, scope);
  }

  finish(): Generated {
    this.flush();
    const { find: _find, constants, declared, code } = this;
    const names = constants.map((_, index) => `const c${index} = C[${index}];`);
    const head = `"use strict"; ${names.join(' ')}\n${declared.join('\n')}`;
    const start = 'return (r, f0) => { const n0 = f0.node; const p0 = P(n0); let t; let o = "";';
    const body = `${head}\n${start}\n${code.join('\n')}\nreturn o; };`;
    return new FunctionOfText('C', 'L', 'P', 'T', 'E', body)(constants, library, isPlain, truthy, emitted);
  }

  private all(nodes: readonly Node[], scope: LexicalScope): void {
    for (const node of nodes) this.node(node, scope);
  }

  private node(node: Node, scope: LexicalScope): void {
    switch (node.kind) {
      case 'text':
        return void this.printed.push(JSON.stringify(node.text));
      case 'variable':
        return this.print(
          this.chain(node.refs, node.formatters, { scope, offset: node.start, pushes: true }),
        );
      case 'section':
        return this.section(node, scope);
      case 'repeated':
        return this.repeated(node, scope);
      case 'when':
        return this.when(node, scope);
      case 'include':
        this.stand(scope, node.start);
        return void this.printed.push(`r.included(${JSON.stringify(node.name)}, ${node.output})`);
      case 'eval': {
        this.stand(scope, node.start);
        const evaluation = this.constant(compileEvaluation(node.source, this.limits));
        return void this.printed.push(`r.evaluated(${evaluation})`);
      }
      case 'macro':
      case 'bindvar':
      case 'ctxvar':
      case 'inject':
        return this.definition(node, scope);
    }
  }

  private definition(
    node: Extract<Node, { kind: 'macro' | 'bindvar' | 'ctxvar' | 'inject' }>,
    scope: LexicalScope,
  ): void {
    const name = JSON.stringify(node.name);
    if (node.kind === 'macro') {
      const macro = this.constant({ body: compileAll(node.body, this.limits) });
      return this.line(`r.hasMacros = true; f${scope.id}.define(${name}, ${macro});`);
    }
    this.line(`f${scope.id}.set(${name}, ${this.defined(node, scope)});`);
  }

  private defined(
    node: Extract<Node, { kind: 'bindvar' | 'ctxvar' | 'inject' }>,
    scope: LexicalScope,
  ): string {
    if (node.kind === 'inject') return `r.host.injects.get(${JSON.stringify(node.path)})`;
    if (node.kind === 'bindvar')
      return this.chain(node.refs, node.formatters, { scope, offset: node.start, pushes: false });
    const members = node.bindings.map(
      ({ key, ref }) => `[${JSON.stringify(key)}, ${this.find.resolve(ref, scope)} ?? null]`,
    );
    return `Object.fromEntries([${members.join(', ')}])`;
  }

  private section(node: SectionNode, scope: LexicalScope): void {
    const inner = this.enter(node.body, scope, false);
    const { id } = inner;
    this.line(`const n${id} = ${this.find.resolveHere(node.ref, scope)};`);
    this.line(`if (T(n${id})) { const p${id} = P(n${id}); ${this.frameOf(inner)}`);
    this.all(node.body, inner);
    this.close(node.otherwise, scope);
  }

  private repeated(node: RepeatedNode, scope: LexicalScope): void {
    const inner = this.enter([...node.body, ...(node.between ?? [])], scope, true);
    const { id } = inner;
    this.line(`const a${id} = ${this.find.resolveHere(node.ref, scope)};`);
    this.line(`if (Array.isArray(a${id}) && a${id}.length > 0) {`);
    this.line(`for (let i${id} = 0; i${id} < a${id}.length; i${id}++) {`);
    this.line(`const n${id} = a${id}[i${id}]; const p${id} = P(n${id}); ${this.frameOf(inner)}`);
    this.block(node.body, inner);
    if (node.between) {
      this.line(`if (i${id} < a${id}.length - 1) {`);
      this.all(node.between, inner);
      this.line('}');
    }
    this.line('}');
    this.close(node.otherwise, scope);
  }

  private when(
    node: { condition: Condition; body: Node[]; otherwise: Node[] | undefined; start: number },
    scope: LexicalScope,
  ): void {
    const { condition } = node;
    if (condition.kind === 'otherwise') return this.all(node.body, scope);
    if (condition.kind === 'truth') {
      const [first, ...rest] = condition.refs.map((ref) => `T(${this.find.resolve(ref, scope)})`);
      if (rest.length === 0) this.line(`if (${first ?? 'false'}) {`);
      else this.line(`{ let q = ${first}; ${chained(condition.operators, rest)} if (q) {`);
      this.all(node.body, scope);
      return this.close(node.otherwise, scope, rest.length > 0 ? '}' : '');
    }
    this.line(`if (${this.asks(condition.call.bound, scope, node.start)}) {`);
    this.all(node.body, scope);
    this.close(node.otherwise, scope);
  }

  private asks(
    bound: { refs?: readonly Ref[]; scoped?: boolean },
    scope: LexicalScope,
    offset: number,
  ): string {
    const predicate = this.constant(bound);
    const values = bound.refs?.map((ref) => this.find.resolve(ref, scope)) ?? [];
    if (bound.scoped) this.stand(scope, offset);
    return `${predicate}.test(n${scope.id}, ${values.length > 0 ? `[${values.join(', ')}]` : 'r.none'}, r)`;
  }

  /** The value of a tag after its formatters, as an expression; what must run before it is written first. */
  private chain(
    refs: readonly Ref[],
    calls: readonly FormatterCall[],
    at: { scope: LexicalScope; offset: number; pushes: boolean },
  ): string {
    const { scope, offset } = at;
    const [first = 'undefined', ...others] = refs.map((ref) => this.find.resolve(ref, scope));
    const [call] = calls;
    if (others.length === 0 && calls.every(({ bound }) => isPlainPure(bound)))
      return calls.reduce((value, { bound }) => `r.held(${this.constant(memoize(bound))}(${value}))`, first);
    if (calls.length === 1 && call?.bound.applies && others.length === 0)
      return `(r.offset = ${offset}, r.applied(${this.constant(call.bound.applies)}, ${first}, ${this.find.frame(scope)}))`;
    const values = `[${[first, ...others].join(', ')}]`;
    const chain = this.constant(calls.map(({ bound }) => bound));
    return `(r.offset = ${offset}, r.${at.pushes ? 'chained' : 'bound'}(${chain}, ${values}, ${this.find.frame(scope)}))`;
  }

  private enter(nodes: readonly Node[], parent: LexicalScope, isTurn: boolean): LexicalScope {
    this.scopes += 1;
    if (depthOf(parent) > deepest) throw new RangeError('nested too deep to be worth a function');
    return { parent, id: this.scopes, isTurn, eager: setsVariables(nodes) };
  }

  private frameOf(scope: LexicalScope): string {
    const { id, parent } = scope;
    if (!scope.eager || !parent) return `let f${id} = null;`;
    return `const f${id} = L.frame(n${id}, ${this.find.frame(parent)}, ${scope.isTurn ? `i${id}` : '-1'});`;
  }

  private close(otherwise: readonly Node[] | undefined, scope: LexicalScope, after = ''): void {
    if (otherwise && otherwise.length > 0) {
      this.line('} else {');
      this.all(otherwise, scope);
    }
    this.line(`}${after}`);
  }

  /** Tells the rendering where it is, before something that may ask. */
  private stand(scope: LexicalScope, offset: number): void {
    this.line(`r.frame = ${this.find.frame(scope)}; r.offset = ${offset};`);
  }

  private print(value: string): void {
    this.printed.push(`(typeof (t = ${value}) === "string" ? t : E(t))`);
  }

  private line(code: string): void {
    this.flush();
    this.code.push(code);
  }

  private flush(): void {
    if (this.printed.length > 0) this.code.push(`o += ${this.printed.join(' + ')};`);
    this.printed = [];
  }

  private constant(value: unknown): string {
    const known = this.constants.indexOf(value);
    if (known >= 0) return `c${known}`;
    this.constants.push(value);
    return `c${this.constants.length - 1}`;
  }
}

// Each name reads every scope around it, so that what is nested deep would become very long.
const deepest = 24;

function depthOf(scope: LexicalScope): number {
  let depth = 0;
  for (let at: LexicalScope | null = scope; at; at = at.parent) depth += 1;
  return depth;
}

// Left to right without precedence; the first `||` that is true and the first `&&` that is false end it
// (§1.2).
function chained(operators: readonly string[], tests: readonly string[]): string {
  const steps = tests.map(
    (test, index) => `if (${operators[index] === '||' ? '' : '!'}q) break Q; q = ${test};`,
  );
  return `Q: { ${steps.join(' ')} }`;
}

/**
 * True when something directly in a block sets a variable or a macro; blocks with a node of their own have
 * their own.
 */
function setsVariables(nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'when') return setsVariables(node.body) || setsVariables(node.otherwise ?? []);
    if (node.kind === 'section' || node.kind === 'repeated') return setsVariables(node.otherwise ?? []);
    return node.kind !== 'text' && node.kind !== 'variable';
  });
}

/** Instructions of a block without those of the loops in it, which count their own. */
function countOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'text') return sum;
    if (node.kind === 'section' || node.kind === 'when')
      return sum + 1 + countOf(node.body) + countOf(node.otherwise ?? []);
    return (
      sum + 1 + (node.kind === 'repeated' ? countOf(node.otherwise ?? []) + countOf(node.between ?? []) : 0)
    );
  }, 0);
}
