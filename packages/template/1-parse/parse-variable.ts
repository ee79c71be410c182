import { REF_SOURCE, refOf } from '../refs.ts';
import { type Formatter, splitArgs } from '../registry.ts';
import { type Parsed, remember, type TagContext, type Wrong, wrong } from './tag.ts';
import type { Chain, FormatterCall } from './tree.ts';

const LIST = new RegExp(`${REF_SOURCE}(?: *, *${REF_SOURCE})*`, 'y');
const NAME = /[a-zA-Z][a-zA-Z0-9_-]*/y;
const NONE: readonly FormatterCall[] = [];

/** `{ref,ref|formatter args|…}`; anything that is not a list of references is text. */
export function parseVariable(body: string, context: TagContext): Parsed {
  const known = context.memory.chains.get(body);
  const chain = known ?? parseChain(body, 0, context);
  if (chain === undefined || 'is' in chain) {
    return chain;
  }
  if (known === undefined) {
    remember(context.memory.chains, body, chain);
  }
  const { start, end } = context.span;
  return {
    is: 'leaf',
    node: { kind: 'variable', refs: chain.refs, formatters: chain.formatters, start, end },
  };
}

/** A list of references with its formatters, from `at` to the end of `body`. */
export function parseChain(body: string, at: number, context: TagContext): Chain | Wrong | undefined {
  LIST.lastIndex = at;
  const match = LIST.exec(body);
  if (match === null) {
    return undefined;
  }
  const listed = match[0];
  const next = at + listed.length;
  if (next < body.length && (body[next] !== '|' || body[next + 1] === '|')) {
    return undefined;
  }
  const refs = listed.includes(',') ? listed.split(/ *, */).map(refOf) : [refOf(listed)];
  if (next === body.length) {
    return { refs, formatters: NONE };
  }
  const formatters = parseFormatters(body, next, context);
  return 'is' in formatters ? formatters : { refs, formatters };
}

function parseFormatters(body: string, from: number, context: TagContext): FormatterCall[] | Wrong {
  const calls: FormatterCall[] = [];
  let index = from;
  while (index < body.length) {
    const begin = index + 1;
    const bar = body.indexOf('|', begin);
    const stop = bar === -1 ? body.length : bar;
    const call = parseFormatter(body.slice(begin, stop), context);
    if ('is' in call) {
      // The place of an error in a formatter is reported two past the bar (§3, as the reference counts), that
      // of its arguments at the first of them (§7.1).
      return call.detail.code === 'FORMATTER_ARGS_INVALID'
        ? { ...call, shift: begin + 1 + call.shift }
        : { ...call, shift: begin + 2 };
    }
    calls.push(call);
    index = stop;
  }
  return calls;
}

function parseFormatter(written: string, context: TagContext): FormatterCall | Wrong {
  NAME.lastIndex = 0;
  const match = NAME.exec(written);
  if (match === null) {
    return wrong('FORMATTER_INVALID', { found: written });
  }
  const name = match[0];
  const formatter = context.registry.formatters.get(name);
  return formatter === undefined
    ? wrong('FORMATTER_UNKNOWN', { name })
    : bindFormatter(formatter, written.slice(name.length));
}

function bindFormatter(formatter: Formatter, raw: string): FormatterCall | Wrong {
  const args = splitArgs(raw);
  const rule = formatter.args;
  const { name } = formatter;
  if (rule !== undefined) {
    if (args.words.length === 0 && (rule.min ?? 0) > 0) {
      return wrong('FORMATTER_NEEDS_ARGS', { name });
    }
    const reason = reasonAgainst(args, rule);
    if (reason !== undefined) {
      return wrong('FORMATTER_ARGS_INVALID', { name, reason }, name.length + firstArgument(args));
    }
  }
  return { name, raw, bound: formatter.bind(args) };
}

/** Position of the first argument in the arguments as they are written. */
export function firstArgument({ raw, words }: ReturnType<typeof splitArgs>): number {
  return raw.indexOf(words[0] ?? '', 1);
}

/** Reason why arguments break their rule, or undefined. */
export function reasonAgainst(
  args: ReturnType<typeof splitArgs>,
  rule: NonNullable<Formatter['args']>,
): string | undefined {
  const count = args.words.length;
  if (count < (rule.min ?? 0)) {
    return `expected at least ${rule.min} but found ${count}`;
  }
  if (rule.max !== undefined && count > rule.max) {
    return `expected at most ${rule.max} but found ${count}`;
  }
  return rule.check?.(args);
}
