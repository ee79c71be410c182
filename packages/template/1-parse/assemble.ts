import { type ErrorDetail, positionAt } from '../errors.ts';
import type { Parsed, Tag } from './tag.ts';
import type { BlockNode, Node, Span, SyntaxFault, WhenNode } from './tree.ts';

/** Maximum depth of nested blocks and maximum number of listed errors. */
export interface AssemblyLimits {
  readonly nesting: number;
  readonly errors: number;
}

interface Open {
  readonly node: BlockNode;
  /** The tag that the block is at: its opening, or the `.or` or `.alternates with` read last. */
  at: { readonly name: string; readonly span: Span };
  /** List that takes the next node. */
  list: Node[];
  /** The branch being filled: a bare `.or` ends the chain. */
  branch: 'body' | 'between' | 'otherwise';
  /** The last link of a chain of `.or predicate?`. */
  tail: Exclude<BlockNode, { kind: 'macro' }> | undefined;
  /** Blocks and links of chains that it is in, itself included. */
  depth: number;
}

/** Builds the tree from tags in source order; wrong structure is reported and repaired (§3 recovery). */
export class Assembler {
  readonly body: Node[] = [];
  nodes = 0;
  private readonly stack: Open[] = [];
  private list: Node[] = this.body;
  private readonly ofTags: SyntaxFault[] = [];
  private readonly ofBlocks: SyntaxFault[] = [];
  private readonly source: string;
  private readonly limits: AssemblyLimits;
  private isTooDeep = false;

  constructor(source: string, limits: AssemblyLimits) {
    this.source = source;
    this.limits = limits;
  }

  /**
   * Errors of reading tags, then those of putting blocks together (§7.1); of those beyond the limit only that
   * there are some.
   */
  get faults(): readonly SyntaxFault[] {
    const { errors } = this.limits;
    const all = [...this.ofTags, ...this.ofBlocks];
    const beyond = all[errors];
    return beyond === undefined
      ? all
      : [
          ...all.slice(0, errors),
          { detail: { code: 'LIMIT_ERRORS', data: { limit: errors } }, offset: beyond.offset },
        ];
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

  /** Tells an error of reading a tag. */
  fault(detail: ErrorDetail, offset: number): void {
    this.tell(this.ofTags, detail, offset);
  }

  private blockFault(detail: ErrorDetail, offset: number): void {
    this.tell(this.ofBlocks, detail, offset);
  }

  private tell(faults: SyntaxFault[], detail: ErrorDetail, offset: number): void {
    if (faults.length <= this.limits.errors) faults.push({ detail, offset });
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

  /** Unclosed blocks run to the end of the source; the innermost is reported (§7.1). */
  finish(): void {
    const top = this.stack.at(-1);
    if (top === undefined) return;
    const { start, end } = top.at.span;
    const block = this.source.slice(start, end);
    this.blockFault(
      { code: 'EOF_IN_BLOCK', data: { block, ...positionAt(this.source, start) } },
      this.source.length,
    );
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
    const at = { name: tag.label, span };
    this.stack.push({ node, at, list: node.body, branch: 'body', tail, depth });
    this.list = node.body;
  }

  // Blocks nested too deep are read to their end but kept out of the tree: whoever walks it needs no deep stack.
  private tooDeep(depth: number, span: Span): boolean {
    const { nesting } = this.limits;
    if (depth <= nesting) return false;
    if (!this.isTooDeep) this.blockFault({ code: 'LIMIT_NESTING', data: { limit: nesting } }, span.start);
    this.isTooDeep = true;
    return true;
  }

  private or(tag: Extract<Tag, { is: 'or' }>, span: Span): void {
    const top = this.stack.at(-1);
    if (top === undefined) {
      this.blockFault({ code: 'NOT_ALLOWED_AT_ROOT', data: { instruction: 'OR_PREDICATE' } }, span.start);
    } else if (top.tail === undefined) {
      this.refused('OR_PREDICATE', top, span);
    } else if (top.branch === 'otherwise') {
      this.blockFault({ code: 'DEAD_CODE_BLOCK', data: { block: 'OR_PREDICATE' } }, span.start);
    } else {
      this.branch(top, tag, span);
    }
  }

  private branch(top: Open, tag: Extract<Tag, { is: 'or' }>, span: Span): void {
    const tail = top.tail as NonNullable<Open['tail']>;
    tail.otherwise = [];
    top.at = { name: 'OR_PREDICATE', span };
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
      this.blockFault({ code: 'NOT_ALLOWED_AT_ROOT', data: { instruction: 'ALTERNATES_WITH' } }, span.start);
    } else if (top.node.kind !== 'repeated' || top.tail !== top.node || top.branch !== 'body') {
      this.refused('ALTERNATES_WITH', top, span);
    } else {
      top.node.between = [];
      top.at = { name: 'ALTERNATES_WITH', span };
      top.branch = 'between';
      this.list = top.list = top.node.between;
    }
  }

  private refused(instruction: string, top: Open, span: Span): void {
    const data = { instruction, block: top.at.name };
    this.blockFault({ code: 'NOT_ALLOWED_IN_BLOCK', data }, span.start);
  }

  private end(span: Span): void {
    if (this.stack.pop() === undefined) {
      this.blockFault({ code: 'MISMATCHED_END' }, span.start);
      return;
    }
    this.list = this.stack.at(-1)?.list ?? this.body;
  }
}
