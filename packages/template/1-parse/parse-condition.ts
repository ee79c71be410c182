import { REF_SOURCE, type Ref, refOf } from '../refs.ts';
import { type BoundPredicate, splitArgs } from '../registry.ts';
import { firstArgument, reasonAgainst } from './parse-variable.ts';
import { type Parsed, type TagContext, type Wrong, wrong } from './tag.ts';
import type { Condition, Operator } from './tree.ts';
import { extra, missingSpace, whitespace } from './words.ts';

const MAX_IF_VARIABLES = 30;
const PREDICATE = /([a-zA-Z][a-zA-Z0-9_-]*)\?/y;
const REF = new RegExp(REF_SOURCE, 'y');
const NEVER: BoundPredicate = { test: () => false };

/** `{.name? args}`; a predicate nobody knows is reported, and answers false (§5.2). */
export function parseCondition(name: string, raw: string, context: TagContext): Parsed {
  return opened(predicateCall({ name, raw, at: `{.${name}?`.length }, context), context);
}

/** `{.if a || b && c}`, or `{.if predicate? args}`. */
export function parseIf(rest: string, context: TagContext): Parsed {
  const space = whitespace(rest, 0);
  if (space === 0) {
    return missingSpace(rest);
  }
  PREDICATE.lastIndex = space;
  const predicate = PREDICATE.exec(rest);
  const condition =
    predicate === null
      ? truthCondition(rest, space)
      : predicateCall(calledIn(rest, predicate[1] as string, '{.if'.length), context);
  return opened(condition, context);
}

/** `{.or}` and `{.or predicate? args}`. */
export function parseOr(rest: string, context: TagContext): Parsed {
  if (rest === '') {
    return { is: 'or', condition: undefined };
  }
  if (rest[0] !== ' ') {
    return extra('OR_PREDICATE', rest);
  }
  PREDICATE.lastIndex = 1;
  const predicate = PREDICATE.exec(rest);
  if (predicate === null) {
    return wrong('OR_EXPECTED_PREDICATE', { found: rest.slice(1) });
  }
  const condition = predicateCall(calledIn(rest, predicate[1] as string, '{.or'.length), context);
  return 'is' in condition ? condition : { is: 'or', condition };
}

/** A predicate's name and arguments, and where in its tag the arguments begin. */
interface Called {
  readonly name: string;
  readonly raw: string;
  readonly at: number;
}

/** Predicate call that `PREDICATE` has just matched in the rest of a tag. */
function calledIn(rest: string, name: string, before: number): Called {
  return { name, raw: rest.slice(PREDICATE.lastIndex), at: before + PREDICATE.lastIndex };
}

function opened(condition: Condition | Wrong, { span }: TagContext): Parsed {
  if ('is' in condition) {
    return condition;
  }
  const { start, end } = span;
  const node = { kind: 'when' as const, condition, body: [], otherwise: undefined, start, end };
  return { is: 'open', node, label: condition.kind === 'truth' ? 'IF' : 'PREDICATE' };
}

function predicateCall({ name, raw, at }: Called, context: TagContext): Condition | Wrong {
  const full = `${name}?`;
  const predicate = context.registry.predicates.get(full);
  if (predicate === undefined) {
    context.faults.push({ code: 'PREDICATE_UNKNOWN', data: { name: full } });
    return { kind: 'predicate', call: { name: full, raw, bound: NEVER } };
  }
  const args = splitArgs(raw);
  const rule = predicate.args;
  if (rule !== undefined) {
    if (args.words.length === 0 && (rule.min ?? 0) > 0) {
      return wrong('PREDICATE_NEEDS_ARGS', { name: full });
    }
    const reason = reasonAgainst(args, rule);
    if (reason !== undefined) {
      return wrong('PREDICATE_ARGS_INVALID', { name: full, reason }, at + firstArgument(args));
    }
  }
  return { kind: 'predicate', call: { name: full, raw, bound: predicate.bind(args) } };
}

function truthCondition(rest: string, from: number): Condition | Wrong {
  const refs: Ref[] = [];
  const operators: Operator[] = [];
  let index = whitespace(rest, from);
  while (index < rest.length) {
    const operator = rest.startsWith('||', index) ? '||' : rest.startsWith('&&', index) ? '&&' : undefined;
    const wanted = refs.length === operators.length;
    if (operator !== undefined) {
      if (wanted) {
        return wrong('IF_TOO_MANY_OPERATORS');
      }
      operators.push(operator);
      index = whitespace(rest, index + 2);
      continue;
    }
    REF.lastIndex = index;
    const name = REF.exec(rest)?.[0];
    if (name === undefined || !wanted) {
      return wrong('IF_EXPECTED_VAROP', { found: rest.slice(index) });
    }
    refs.push(refOf(name));
    index = whitespace(rest, index + name.length);
  }
  return checked(refs, operators, rest);
}

function checked(refs: readonly Ref[], operators: readonly Operator[], rest: string): Condition | Wrong {
  if (refs.length === 0) {
    return wrong('IF_EMPTY');
  }
  if (operators.length >= refs.length) {
    return wrong('IF_TOO_MANY_OPERATORS');
  }
  if (refs.length > MAX_IF_VARIABLES) {
    return wrong('IF_TOO_MANY_VARS', { limit: MAX_IF_VARIABLES });
  }
  // A space before the brace breaks every instruction but formatters (§1.1).
  return whitespace(rest.at(-1) ?? '', 0) > 0
    ? wrong('EXTRA_CHARS', { instruction: 'IF', found: ' ' })
    : { kind: 'truth', refs, operators };
}
