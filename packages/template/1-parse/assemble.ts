import type { ErrorDetail } from '../errors.ts';
import type { Parsed, Tag } from './tag.ts';
import type { BlockNode, Node, Span, SyntaxFault, WhenNode } from './tree.ts';

/** How deep blocks may stand in one another, and how many errors are listed. */
export interface AssemblyLimits {
  readonly nesting: number;
  readonly errors: number;
}

interface Open {
  readonly node: BlockNode;
  readonly label: string;
  /** Where the next node goes. */
  list: Node[];
  /** The branch being filled: a bare `.or` ends the chain. */
  branch: 'body' | 'between' | 'otherwise';
  /** The last link of a chain of `.or predicate?`. */
  tail: Exclude<BlockNode, { kind: 'macro' }> | undefined;
  /** Blocks and links of chains that it stands in, itself included. */
  depth: number;
}

/** Builds the tree from tags in source order; wrong structure is told and mended (§3 recovery). */
export class Assembler {
  readonly faults: SyntaxFault[] = [];
  readonly body: Node[] = [];
  nodes = 0;
  private readonly stack: Open[] = [];
  private list: Node[] = this.body;
  private readonly placeOf: (offset: number) => { line: number; column: number };
  private readonly limits: AssemblyLimits;
  private isTooDeep = false;

  constructor(placeOf: (offset: number) => { line: number; column: number }, limits: AssemblyLimits) {
    this.placeOf = placeOf;
    this.limits = limits;
  }

  /** Text joins the text before it. */
  text(text: string, span: Span): void {
    const last = this.list.at(-1);
    if (last?.kind === 'text') {
      last.text += text;
    } else {
      this.list.push({ kind: 'text', text, start: span.start, end: span.end });
      this.nodes++;
    }
  }

  /** Tells an error; of those beyond the limit it tells only that there are some. */
  fault(detail: ErrorDetail, offset: number): void {
    const { errors } = this.limits;
    if (this.faults.length > errors) return;
    const isLast = this.faults.length === errors;
    this.faults.push({ detail: isLast ? { code: 'LIMIT_ERRORS', data: { limit: errors } } : detail, offset });
  }

  tag(tag: Exclude<Parsed, undefined | { is: 'wrong' }>, span: Span): void {
    switch (tag.is) {
      case 'leaf':
        if (tag.node.kind === 'text') {
          this.text(tag.node.text, span);
        } else {
          this.add(tag.node);
        }
        break;
      case 'open':
        this.open(tag, span);
        break;
      case 'or':
        this.or(tag, span);
        break;
      case 'between':
        this.between(span);
        break;
      case 'end':
        this.end(span);
        break;
      case 'comment':
        break;
    }
  }

  /** Unclosed blocks run to the end of the source. */
  finish(length: number): void {
    for (let index = this.stack.length - 1; index >= 0; index--) {
      const { node, label } = this.stack[index] as Open;
      const { line, column } = this.placeOf(node.start);
      this.fault({ code: 'EOF_IN_BLOCK', data: { block: label, line, column } }, length);
    }
  }

  private add(node: Node): void {
    this.list.push(node);
    this.nodes++;
  }

  private open(tag: Extract<Tag, { is: 'open' }>, span: Span): void {
    const node = tag.node as BlockNode;
    const depth = (this.stack.at(-1)?.depth ?? 0) + 1;
    if (!this.tooDeep(depth, span)) this.add(node);
    const tail = node.kind === 'macro' ? undefined : node;
    this.stack.push({ node, label: tag.label, list: node.body, branch: 'body', tail, depth });
    this.list = node.body;
  }

  // What is too deep is read on, so that its end is found, but belongs to no tree: whoever walks it needs no deep stack.
  private tooDeep(depth: number, span: Span): boolean {
    const { nesting } = this.limits;
    if (depth <= nesting) return false;
    if (!this.isTooDeep) this.fault({ code: 'LIMIT_NESTING', data: { limit: nesting } }, span.start);
    this.isTooDeep = true;
    return true;
  }

  private or(tag: Extract<Tag, { is: 'or' }>, span: Span): void {
    const top = this.stack.at(-1);
    if (top === undefined) {
      this.fault({ code: 'NOT_ALLOWED_AT_ROOT', data: { instruction: 'OR_PREDICATE' } }, span.start);
    } else if (top.tail === undefined) {
      this.refused('OR_PREDICATE', top, span);
    } else if (top.branch === 'otherwise') {
      this.fault({ code: 'DEAD_CODE_BLOCK', data: { block: 'OR_PREDICATE' } }, span.start);
    } else {
      this.branch(top, tag, span);
    }
  }

  private branch(top: Open, tag: Extract<Tag, { is: 'or' }>, span: Span): void {
    const tail = top.tail as NonNullable<Open['tail']>;
    tail.otherwise = [];
    if (tag.condition === undefined) {
      top.branch = 'otherwise';
      this.list = top.list = tail.otherwise;
      return;
    }
    const { start, end } = span;
    const link: WhenNode = {
      kind: 'when',
      condition: tag.condition,
      body: [],
      otherwise: undefined,
      start,
      end,
    };
    top.depth += 1;
    if (!this.tooDeep(top.depth, span)) {
      tail.otherwise.push(link);
      this.nodes++;
    }
    top.tail = link;
    top.branch = 'body';
    this.list = top.list = link.body;
  }

  private between(span: Span): void {
    const top = this.stack.at(-1);
    if (top === undefined) {
      this.fault({ code: 'NOT_ALLOWED_AT_ROOT', data: { instruction: 'ALTERNATES_WITH' } }, span.start);
    } else if (top.node.kind !== 'repeated' || top.tail !== top.node || top.branch === 'otherwise') {
      this.refused('ALTERNATES_WITH', top, span);
    } else if (top.branch === 'body') {
      top.node.between = [];
      top.branch = 'between';
      this.list = top.list = top.node.between;
    }
  }

  private refused(instruction: string, top: Open, span: Span): void {
    this.fault({ code: 'NOT_ALLOWED_IN_BLOCK', data: { instruction, block: top.label } }, span.start);
  }

  private end(span: Span): void {
    if (this.stack.pop() === undefined) {
      this.fault({ code: 'MISMATCHED_END' }, span.start);
      return;
    }
    this.list = this.stack.at(-1)?.list ?? this.body;
  }
}
