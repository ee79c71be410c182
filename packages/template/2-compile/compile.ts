import type { Node, RepeatedNode, SectionNode, Tree, VariableNode, WhenNode } from '../1-parse/tree.ts';
import { Frame } from '../3-run/frame.ts';
import type { Evaluation, Op, Running } from '../3-run/running.ts';
import type { Value } from '../expressions/operators.ts';
import { parseExpression } from '../expressions/parse-expression.ts';
import { ExpressionFault } from '../expressions/tokenize.ts';
import type { Limits } from '../limits.ts';
import type { Ref } from '../refs.ts';
import { emitted, truthy } from '../values.ts';
import { isPlainPure, memoize } from './memoize.ts';

type NodeOf<Kind extends Node['kind']> = Extract<Node, { readonly kind: Kind }>;

/** Turns a tree into instructions: one closure a tag, made once and run often. */
export function compileTree(tree: Pick<Tree, 'body'>, limits: Limits): Op[] {
  return compileAll(tree.body, limits);
}

/** Turns a list of tags into instructions. */
export function compileAll(nodes: readonly Node[], limits: Limits): Op[] {
  return nodes.map((node) => compileNode(node, limits));
}

function compileNode(node: Node, limits: Limits): Op {
  switch (node.kind) {
    case 'text': {
      const { text } = node;
      return (r) => r.emit(text);
    }
    case 'variable':
      return variable(node);
    case 'section':
      return section(node, limits);
    case 'repeated':
      return repeated(node, limits);
    case 'when':
      return when(node, limits);
    case 'macro':
      return macro(node, limits);
    case 'bindvar':
      return boundVariable(node);
    case 'ctxvar':
      return contextVariable(node);
    case 'inject':
      return (r) => r.frame.set(node.name, r.host.injects.get(node.path));
    case 'include':
      return (r) => {
        r.offset = node.start;
        r.include(node.name, node.output);
      };
    case 'eval': {
      const evaluate = compileEvaluation(node.source, limits);
      return (r) => {
        r.offset = node.start;
        r.emit(evaluate(r));
      };
    }
  }
}

function macro(node: NodeOf<'macro'>, limits: Limits): Op {
  const body = compileAll(node.body, limits);
  return (r) => {
    r.hasMacros = true;
    r.frame.define(node.name, { body });
  };
}

function boundVariable(node: NodeOf<'bindvar'>): Op {
  const calls = node.formatters.map(({ bound }) => bound);
  return (r) => {
    r.offset = node.start;
    const values = node.refs.map((ref) => r.resolve(ref));
    r.frame.set(node.name, r.chain(calls, values, r.frame));
  };
}

function contextVariable(node: NodeOf<'ctxvar'>): Op {
  return (r) => {
    const entries = node.bindings.map(({ key, ref }) => [key, r.resolve(ref) ?? null] as const);
    r.frame.set(node.name, Object.fromEntries(entries));
  };
}

function variable(node: VariableNode): Op {
  const { refs, start } = node;
  const calls = node.formatters.map(({ bound }) => bound);
  const [only] = refs;
  if (calls.length === 0 && only)
    return (r) => {
      r.offset = start;
      r.emit(emitted(r.frame.resolve(only)));
    };
  if (refs.length === 1 && only && calls.every(isPlainPure)) {
    const runs = calls.map(memoize);
    return (r) => {
      r.offset = start;
      let value = r.frame.resolve(only);
      for (const run of runs) value = r.held(run(value));
      r.emit(emitted(value));
    };
  }
  const applies = refs.length === 1 && calls.length === 1 ? calls[0]?.applies : undefined;
  if (applies && only)
    return (r) => {
      r.offset = start;
      r.emit(r.applied(applies, r.frame.resolve(only), r.frame));
    };
  return (r) => {
    r.offset = start;
    const outside = r.frame;
    const values = refs.map((ref) => outside.resolve(ref));
    r.frame = new Frame(values[0], outside);
    const value = r.chain(calls, values, outside);
    r.frame = outside;
    r.emit(emitted(value));
  };
}

function section(node: SectionNode, limits: Limits): Op {
  const body = compileAll(node.body, limits);
  const otherwise = compileAll(node.otherwise ?? [], limits);
  return (r) => {
    r.offset = node.start;
    const outside = r.frame;
    const value = outside.resolveHere(node.ref);
    // The falsy value is no frame: `.or` runs where the section stands (§5.1).
    if (!truthy(value)) return r.run(otherwise);
    r.frame = new Frame(value, outside);
    r.run(body);
    r.frame = outside;
  };
}

function repeated(node: RepeatedNode, limits: Limits): Op {
  const body = compileAll(node.body, limits);
  const between = compileAll(node.between ?? [], limits);
  const otherwise = compileAll(node.otherwise ?? [], limits);
  return (r) => {
    const outside = r.frame;
    const list = outside.resolveHere(node.ref);
    if (!Array.isArray(list) || list.length === 0) return r.run(otherwise);
    for (let index = 0; index < list.length; index++) {
      r.offset = node.start;
      r.step();
      r.frame = new Frame(list[index], outside);
      r.frame.index = index;
      r.run(body);
      if (index < list.length - 1) r.run(between);
    }
    r.frame = outside;
  };
}

function when(node: WhenNode, limits: Limits): Op {
  const body = compileAll(node.body, limits);
  const otherwise = compileAll(node.otherwise ?? [], limits);
  const { condition } = node;
  if (condition.kind === 'otherwise') return (r) => r.run(body);
  if (condition.kind === 'truth') return (r) => r.run(holds(r, condition) ? body : otherwise);
  const { bound } = condition.call;
  return (r) => {
    r.offset = node.start;
    r.run(r.asks(bound) ? body : otherwise);
  };
}

// Left to right without precedence; the first `||` that is true and the first `&&` that is false end it
// (§1.2).
function holds(
  r: Running,
  condition: { readonly refs: readonly Ref[]; readonly operators: readonly string[] },
): boolean {
  const [first] = condition.refs;
  let result = first !== undefined && truthy(r.resolve(first));
  for (const [index, operator] of condition.operators.entries()) {
    if (operator === '||' ? result : !result) return result;
    const next = condition.refs[index + 1];
    result = next !== undefined && truthy(r.resolve(next));
  }
  return result;
}

/**
 * Reads an expression once; what is wrong with it is reported each time it would run. A leading `#` shows how
 * it was read beside what it gives (§1.4).
 */
export function compileEvaluation(source: string, limits: Limits): Evaluation {
  const isShown = source.startsWith('#');
  const expression = parseExpression(isShown ? source.slice(1) : source, {
    tokens: limits.expressionTokens,
    stringLength: limits.stringLength,
  });
  const { faults } = expression;
  if (faults.length > 0)
    return (r) => {
      for (const reason of faults) r.report({ code: 'EXPRESSION_PARSE', data: { reason } });
      return '';
    };
  return (r) => {
    // Assignments of an expression that fails are undone: they are made in a frame of their own first.
    const outside = r.frame;
    const trial = new Frame(r.node, outside);
    const assigned: [string, Value][] = [];
    let value: Value;
    r.frame = trial;
    try {
      for (const statement of expression.statements) {
        value = statement.value?.({ resolve: (ref) => scalar(r.resolve(ref)) });
        if (statement.target === null) continue;
        trial.set(statement.target, value);
        assigned.push([statement.target, value]);
        value = undefined;
      }
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      r.report({ code: 'EXPRESSION_REDUCE', data: { reason: error.message } });
      return '';
    } finally {
      r.frame = outside;
    }
    for (const [name, one] of assigned) outside.set(name, one);
    return isShown ? shown(expression.notation, value) : emitted(value);
  };
}

function shown(notation: string, value: Value): string {
  return `EVAL=[${notation}]${value === undefined ? '' : ` -> ${value}`}`;
}

function scalar(value: unknown): Value {
  if (typeof value === 'object' && value !== null) throw new ExpressionFault('Invalid arguments to operator');
  return value as Value;
}
