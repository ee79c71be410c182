import { REF_SOURCE, type Ref, refOf } from '../refs.ts';
import { parseCondition, parseIf, parseOr } from './parse-condition.ts';
import { parseChain } from './parse-variable.ts';
import { type Parsed, remember, type Tag, type TagContext, wrong } from './tag.ts';
import type { BlockNode, Span } from './tree.ts';
import { extra, missingSpace, whitespace } from './words.ts';

type Rule = (rest: string, context: TagContext) => Parsed;

const KEYWORD = /[a-zA-Z][a-zA-Z0-9_-]*/y;
const DEFINITION = /@[a-zA-Z][a-zA-Z0-9_-]*/y;
const PATH = /[a-zA-Z0-9_./-]+/y;
const BINDING = new RegExp(`([a-zA-Z][a-zA-Z0-9_-]*)=(${REF_SOURCE})`, 'y');
const REF = new RegExp(REF_SOURCE, 'y');

/** The instructions by keyword (§1.2); predicates are any other word that ends in `?`. */
const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['alternates', parseAlternates],
  ['ctx', parseCtx],
  ['end', (rest) => (rest === '' ? { is: 'end' } : extra('END', rest))],
  ['eval', parseEval],
  ['if', parseIf],
  ['include', parseInclude],
  ['inject', parseInject],
  ['macro', parseMacro],
  ['meta-left', literal('META_LEFT', '{')],
  ['meta-right', literal('META_RIGHT', '}')],
  ['newline', literal('NEWLINE', '\n')],
  ['or', parseOr],
  ['repeated', parseRepeated],
  ['section', parseSection],
  ['space', literal('SPACE', ' ')],
  ['tab', literal('TAB', '\t')],
  ['var', parseVar],
]);

/** `{.keyword …}`: a keyword that is malformed is an error and stays as text. */
export function parseInstruction(body: string, context: TagContext): Parsed {
  const { memory, faults, span } = context;
  const known = memory.instructions.get(body);
  if (known) {
    return known.is === 'open' ? openedAgain(known, span) : known;
  }
  const parsed = readInstruction(body, context);
  // An error is reported each time it occurs, and a leaf carries its position.
  const isRight = parsed !== undefined && parsed.is !== 'wrong' && parsed.is !== 'leaf';
  if (isRight && faults.length === 0) {
    remember(memory.instructions, body, parsed.is === 'open' ? openedAgain(parsed, span) : parsed);
  }
  return parsed;
}

/** The opening of a block once more, at another place and without what was in it. */
function openedAgain({ is, node, label }: Extract<Tag, { is: 'open' }>, { start, end }: Span): Tag {
  return { is, label, node: { ...(node as BlockNode), body: [], start, end } };
}

function readInstruction(body: string, context: TagContext): Parsed {
  const keyword = match(KEYWORD, body, 1);
  if (keyword === '') {
    return undefined;
  }
  const end = 1 + keyword.length;
  if (body[end] === '?') {
    return parseCondition(keyword, body.slice(end + 1), context);
  }
  const rule = RULES.get(keyword);
  return rule === undefined
    ? wrong('INVALID_INSTRUCTION', { found: `.${keyword}` })
    : rule(body.slice(end), context);
}

function literal(word: string, text: string): Rule {
  return (rest, { span }) =>
    rest === ''
      ? { is: 'leaf', node: { kind: 'text', text, start: span.start, end: span.end } }
      : extra(word, rest);
}

function parseSection(rest: string, context: TagContext): Parsed {
  return parseScope(rest, 'section', context);
}

function parseRepeated(rest: string, context: TagContext): Parsed {
  const space = whitespace(rest, 0);
  if (space === 0) {
    return missingSpace(rest);
  }
  if (!rest.startsWith('section', space)) {
    return wrong('MISSING_SECTION_KEYWORD', { found: rest.slice(space) });
  }
  return parseScope(rest.slice(space + 'section'.length), 'repeated', context);
}

function parseScope(rest: string, kind: 'section' | 'repeated', { span }: TagContext): Parsed {
  const space = whitespace(rest, 0);
  if (space === 0) {
    return missingSpace(rest);
  }
  const written = match(REF, rest, space);
  if (written === '') {
    return wrong('VARIABLE_EXPECTED', { found: rest.slice(space) });
  }
  const after = rest.slice(space + written.length);
  if (after !== '') {
    return extra(kind === 'section' ? 'SECTION' : 'REPEATED', after);
  }
  const block = { ref: refOf(written), body: [], otherwise: undefined, start: span.start, end: span.end };
  const node = kind === 'section' ? { kind, ...block } : { kind, between: undefined, ...block };
  return { is: 'open', node, label: kind === 'section' ? 'SECTION' : 'REPEATED' };
}

function parseAlternates(rest: string): Parsed {
  if (rest[0] !== ' ') {
    return missingSpace(rest);
  }
  if (!rest.startsWith('with', 1)) {
    return wrong('MISSING_WITH_KEYWORD', { found: rest.slice(1) });
  }
  const after = rest.slice(5);
  return after === '' ? { is: 'between' } : extra('ALTERNATES_WITH', after);
}

function parseVar(rest: string, context: TagContext): Parsed {
  const definition = defined(rest);
  if (typeof definition === 'string') {
    return rest === '' ? missingSpace(rest) : wrong('BINDVAR_EXPECTS_NAME', { found: definition });
  }
  const space = whitespace(rest, definition.end);
  if (space === definition.end) {
    return missingSpace(rest.slice(space));
  }
  const chain = parseChain(rest, space, context);
  if (chain === undefined) {
    // Text that begins as a reference and continues as none is text (§7.1).
    return match(REF, rest, space) === ''
      ? wrong('MISSING_VARIABLE_NAME', { found: rest.slice(space) })
      : undefined;
  }
  if ('is' in chain) {
    return { ...chain, shift: chain.shift + '.var'.length };
  }
  const { start, end } = context.span;
  return {
    is: 'leaf',
    node: {
      kind: 'bindvar',
      name: definition.name,
      refs: chain.refs,
      formatters: chain.formatters,
      start,
      end,
    },
  };
}

function parseCtx(rest: string, { span }: TagContext): Parsed {
  const definition = defined(rest);
  if (typeof definition === 'string') {
    return rest === '' ? missingSpace(rest) : wrong('CTXVAR_EXPECTS_NAME', { found: definition });
  }
  const { name, end } = definition;
  const space = whitespace(rest, end);
  if (space === end) {
    return missingSpace(rest.slice(end));
  }
  const bindings = bindingsOf(rest, end);
  return bindings.length === 0
    ? wrong('CTXVAR_EXPECTS_BINDINGS', { found: rest.slice(space) })
    : { is: 'leaf', node: { kind: 'ctxvar', name, bindings, start: span.start, end: span.end } };
}

/** The bindings from a place on; what comes after the last that parses is ignored (§7.1). */
function bindingsOf(rest: string, from: number): { readonly key: string; readonly ref: Ref }[] {
  const bindings = [];
  for (let index = from; index < rest.length; index = BINDING.lastIndex) {
    const space = whitespace(rest, index);
    BINDING.lastIndex = space;
    const match = space > index ? BINDING.exec(rest) : null;
    if (match === null) break;
    bindings.push({ key: match[1] as string, ref: refOf(match[2] as string) });
  }
  return bindings;
}

function parseEval(rest: string, { span }: TagContext): Parsed {
  const space = whitespace(rest, 0);
  return space === 0
    ? missingSpace(rest)
    : { is: 'leaf', node: { kind: 'eval', source: rest.slice(space), start: span.start, end: span.end } };
}

function parseInclude(rest: string, { span }: TagContext): Parsed {
  const space = whitespace(rest, 0);
  if (space === 0) {
    // `{.include}` alone is text (§7.1).
    return rest === '' ? undefined : missingSpace(rest);
  }
  const delimiter = rest[space - 1] as string;
  const words = rest
    .slice(space)
    .split(delimiter)
    .filter((word) => word !== '');
  const name = words[0];
  if (name === undefined) {
    return wrong('MACRO_EXPECTS_NAME', { found: '' });
  }
  const output = words.slice(1).includes('output');
  return { is: 'leaf', node: { kind: 'include', name, output, start: span.start, end: span.end } };
}

function parseInject(rest: string, { span }: TagContext): Parsed {
  const definition = defined(rest);
  if (typeof definition === 'string') {
    return rest === '' ? missingSpace(rest) : wrong('INJECT_EXPECTS_NAME', { found: definition });
  }
  const space = whitespace(rest, definition.end);
  if (space === definition.end) {
    return missingSpace(rest.slice(space));
  }
  const path = match(PATH, rest, space);
  return path === ''
    ? wrong('INJECT_EXPECTS_PATH', { found: rest.slice(space) })
    : { is: 'leaf', node: { kind: 'inject', name: definition.name, path, start: span.start, end: span.end } };
}

function parseMacro(rest: string, { span }: TagContext): Parsed {
  const space = whitespace(rest, 0);
  if (space === 0) {
    return missingSpace(rest);
  }
  const name = match(PATH, rest, space);
  if (name === '') {
    return wrong('MACRO_EXPECTS_NAME', { found: rest.slice(space) });
  }
  const after = rest.slice(space + name.length);
  return after !== ''
    ? extra('MACRO', after)
    : {
        is: 'open',
        node: { kind: 'macro', name, body: [], start: span.start, end: span.end },
        label: 'MACRO',
      };
}

/** `<space>@name`, or the text found instead. */
function defined(rest: string): { readonly name: string; readonly end: number } | string {
  const space = whitespace(rest, 0);
  const name = space === 0 ? '' : match(DEFINITION, rest, space);
  return name === '' ? rest.slice(space) : { name, end: space + name.length };
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
