import type { ErrorDetail } from '../errors.ts';
import type { Expression } from '../expressions/parse-expression.ts';
import type { Ref } from '../refs.ts';
import type { BoundFormatter, BoundPredicate } from '../registry.ts';

/** Position of a tag in its source: `start` and `end` are offsets in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface FormatterCall {
  readonly name: string;
  readonly raw: string;
  readonly bound: BoundFormatter;
}

/** A list of references with its formatters. */
export interface Chain {
  readonly refs: readonly Ref[];
  readonly formatters: readonly FormatterCall[];
}

interface PredicateCall {
  readonly name: string;
  readonly raw: string;
  readonly bound: BoundPredicate;
}

interface TextNode extends Span {
  readonly kind: 'text';
  text: string;
}

export interface VariableNode extends Span {
  readonly kind: 'variable';
  readonly refs: readonly Ref[];
  readonly formatters: readonly FormatterCall[];
}

interface BindVarNode extends Span {
  readonly kind: 'bindvar';
  readonly name: string;
  readonly refs: readonly Ref[];
  readonly formatters: readonly FormatterCall[];
}

interface CtxVarNode extends Span {
  readonly kind: 'ctxvar';
  readonly name: string;
  readonly bindings: readonly { readonly key: string; readonly ref: Ref }[];
}

interface EvalNode extends Span {
  readonly kind: 'eval';
  readonly source: string;
  expression?: Expression;
}

interface IncludeNode extends Span {
  readonly kind: 'include';
  readonly name: string;
  readonly output: boolean;
}

interface InjectNode extends Span {
  readonly kind: 'inject';
  readonly name: string;
  readonly path: string;
}

export type Operator = '&&' | '||';

/** Condition of an `.if` or a predicate tag. */
export type Condition =
  | { readonly kind: 'truth'; readonly refs: readonly Ref[]; readonly operators: readonly Operator[] }
  | { readonly kind: 'predicate'; readonly call: PredicateCall }
  | { readonly kind: 'otherwise' };

export interface SectionNode extends Span {
  readonly kind: 'section';
  readonly ref: Ref;
  readonly body: Node[];
  otherwise: Node[] | undefined;
}

export interface RepeatedNode extends Span {
  readonly kind: 'repeated';
  readonly ref: Ref;
  readonly body: Node[];
  between: Node[] | undefined;
  otherwise: Node[] | undefined;
}

/**
 * `.if`, a predicate tag, or an `.or` that asks: an else-branch is a list, a chained predicate its only
 * member.
 */
export interface WhenNode extends Span {
  readonly kind: 'when';
  readonly condition: Condition;
  readonly body: Node[];
  otherwise: Node[] | undefined;
}

interface MacroNode extends Span {
  readonly kind: 'macro';
  readonly name: string;
  readonly body: Node[];
}

export type BlockNode = SectionNode | RepeatedNode | WhenNode | MacroNode;
export type Node =
  | TextNode
  | VariableNode
  | BindVarNode
  | CtxVarNode
  | EvalNode
  | IncludeNode
  | InjectNode
  | BlockNode;

/** An error with its place as an offset. */
export interface SyntaxFault {
  readonly detail: ErrorDetail;
  readonly offset: number;
}

/** The tree of a template with every error of its source. */
export interface Tree {
  readonly source: string;
  readonly body: readonly Node[];
  readonly faults: readonly SyntaxFault[];
  /** Tags and texts. */
  readonly nodes: number;
}
