import type { Registry } from '../registry.ts';
import { Assembler, type AssemblyLimits } from './assemble.ts';
import { parseInstruction } from './parse-instruction.ts';
import { parseVariable } from './parse-variable.ts';
import type { Parsed, TagContext, TagMemory } from './tag.ts';
import type { Tree } from './tree.ts';

interface ParseOptions {
  readonly registry: Registry;
  readonly memory: TagMemory;
  /** Only `{^…}` tags run, all others are text. */
  readonly preprocess: boolean;
  readonly maxNodes: number;
  readonly assembly: AssemblyLimits;
}

const HASH = 35;
const CARET = 94;

/** Reads a template's source into its tree; never throws. A pair of braces that is no tag is text (§1.1). */
export function parse(source: string, options: ParseOptions): Tree {
  return new Scanner(source, options).scan();
}

class Scanner {
  private readonly source: string;
  private readonly options: ParseOptions;
  private readonly assembler: Assembler;
  /** Start of the text not yet passed to the assembler. */
  private pending = 0;
  /** The closing brace found last; -1 when there is none from here on. */
  private close = 0;

  constructor(source: string, options: ParseOptions) {
    this.source = source;
    this.options = options;
    this.assembler = new Assembler(source, options.assembly);
  }

  scan(): Tree {
    const { source, assembler } = this;
    let index = source.indexOf('{');
    while (index !== -1) {
      index = this.next(index);
      if (assembler.nodes > this.options.maxNodes) {
        assembler.fault(
          { code: 'LIMIT_NODES', data: { limit: this.options.maxNodes } },
          index === -1 ? source.length : index,
        );
        this.pending = source.length;
        break;
      }
    }
    this.flush(source.length);
    assembler.finish();
    return { source, body: assembler.body, faults: assembler.faults, nodes: assembler.nodes };
  }

  /** Handles the brace at `start` and gives the place of the next one. */
  private next(start: number): number {
    const { source } = this;
    if (source.charCodeAt(start + 1) === HASH && source.charCodeAt(start + 2) === HASH) {
      return this.longComment(start);
    }
    // Kept between calls: a run of opening braces would search for the same closing one again and again.
    if (this.close <= start && this.close !== -1) {
      this.close = source.indexOf('}', start + 1);
    }
    const next = source.indexOf('{', start + 1);
    if (this.close !== -1 && (next === -1 || this.close < next)) {
      this.braces(start, this.close + 1);
    }
    return next;
  }

  private longComment(start: number): number {
    const { source } = this;
    this.flush(start);
    const close = source.indexOf('##}', start + 3);
    if (close === -1) {
      this.assembler.fault({ code: 'EOF_IN_COMMENT' }, start);
      this.pending = source.length;
      return -1;
    }
    this.pending = close + 3;
    return source.indexOf('{', close + 3);
  }

  private braces(start: number, end: number): void {
    const marked = this.source.charCodeAt(start + 1) === CARET;
    if (marked !== this.options.preprocess) {
      if (marked) {
        this.flush(start);
        this.pending = end;
      }
      return;
    }
    const body = this.source.slice(start + (marked ? 2 : 1), end - 1);
    const { registry, memory } = this.options;
    const context: TagContext = { registry, memory, span: { start, end }, faults: [] };
    const parsed = parseBody(body, context);
    if (parsed === undefined) {
      return;
    }
    if (parsed.is === 'wrong') {
      this.assembler.fault(parsed.detail, start + (marked ? 1 : 0) + parsed.shift);
      return;
    }
    for (const detail of context.faults) {
      this.assembler.fault(detail, start);
    }
    this.flush(start);
    this.assembler.tag(parsed, context.span);
    this.pending = end;
  }

  private flush(end: number): void {
    if (end > this.pending) {
      this.assembler.text(this.source.slice(this.pending, end), { start: this.pending, end });
    }
  }
}

function parseBody(body: string, context: TagContext): Parsed {
  const first = body.charCodeAt(0);
  if (first === HASH) {
    return { is: 'comment' };
  }
  return first === 46 ? parseInstruction(body, context) : parseVariable(body, context);
}
