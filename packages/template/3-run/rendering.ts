import {
  type ErrorDetail,
  LimitReached,
  positionAt,
  type TemplateError,
  TemplateFault,
  templateError,
} from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { LocaleData } from '../locale-data.ts';
import type { Ref } from '../refs.ts';
import type { ApplyCall, Scope } from '../registry.ts';
import { Frame } from './frame.ts';

/** One compiled instruction. */
export type Op = (rendering: Rendering) => void;

/** A compiled template or partial. */
export interface Program {
  readonly name: string;
  readonly source: string;
  readonly body: readonly Op[];
  readonly errors: readonly TemplateError[];
}

/** What a rendering is given by the engine. */
export interface RenderingHost {
  readonly limits: Limits;
  readonly now: number;
  readonly cldr: LocaleData | undefined;
  readonly strict: boolean;
  readonly injects: ReadonlyMap<string, unknown>;
  /** The program of a partial; undefined when there is none. */
  partial(name: string): Program | undefined;
  fragment(source: string): Program;
}

/** Instructions between two looks at the clock. */
const clockEvery = 512;

/** One run of a template: its output, its frames, what it has used of its limits, and its errors. */
export class Rendering implements Scope {
  readonly host: RenderingHost;
  readonly errors: TemplateError[] = [];
  frame: Frame;
  output = '';
  others: readonly unknown[] = [];
  private program: Program;
  private offset = 0;
  private steps = 0;
  private depth = 0;
  private expansions = 0;
  private captured = 0;
  private readonly deadline: number;

  constructor(host: RenderingHost, program: Program, context: unknown) {
    this.host = host;
    this.program = program;
    this.frame = new Frame(context, null);
    this.deadline = Date.now() + host.limits.milliseconds;
  }

  get node(): unknown {
    return this.frame.node;
  }

  get now(): number {
    return this.host.now;
  }

  get cldr(): LocaleData | undefined {
    return this.host.cldr;
  }

  resolve(ref: Ref): unknown {
    return this.frame.resolve(ref);
  }

  /** Writes to the output. */
  emit(text: string): void {
    this.output += text;
    if (this.output.length + this.captured > this.host.limits.outputBytes)
      throw new LimitReached('LIMIT_OUTPUT');
  }

  /** Counts one instruction, or one turn of a loop. */
  step(): void {
    this.steps += 1;
    if (this.steps > this.host.limits.steps) throw new LimitReached('LIMIT_STEPS');
    if (this.steps % clockEvery === 0 && Date.now() > this.deadline) throw new LimitReached('LIMIT_TIME');
  }

  /** Runs instructions one after the other; a failing one loses its own output and nothing else. */
  run(body: readonly Op[]): void {
    for (const op of body) op(this);
  }

  /** Runs one instruction with the stack and the output as they were if it fails. */
  guard(offset: number, work: () => void): void {
    const { frame, output, program, depth } = this;
    this.offset = offset;
    try {
      this.step();
      work();
    } catch (error) {
      if (error instanceof LimitReached || error instanceof TemplateFault) throw error;
      this.output = output;
      this.program = program;
      this.depth = depth;
      this.report({
        code: 'UNEXPECTED_ERROR',
        data: {
          type: error instanceof Error ? error.name : typeof error,
          tag: this.program.source.slice(this.offset, this.offset + 60).split('\n')[0] ?? '',
          reason: error instanceof Error ? error.message : String(error),
        },
      });
    } finally {
      this.frame = frame;
    }
  }

  /** Runs `work` with a value as the innermost node. */
  within(frame: Frame, work: () => void): void {
    const before = this.frame;
    this.frame = frame;
    try {
      work();
    } finally {
      this.frame = before;
    }
  }

  report(detail: ErrorDetail): void {
    const error = templateError(detail, positionAt(this.program.source, this.offset), this.program.name);
    if (this.host.strict) throw new TemplateFault(error);
    if (this.errors.length < this.host.limits.errors) this.errors.push(error);
  }

  apply(call: ApplyCall): string | undefined {
    const macro = this.frame.macro(call.name);
    const program = macro ? undefined : this.host.partial(call.name);
    if (!macro && !program) {
      this.report({ code: 'APPLY_PARTIAL_MISSING', data: { name: call.name } });
      return undefined;
    }
    if (program && program.errors.length > 0)
      this.report({ code: 'COMPILE_PARTIAL_SYNTAX', data: { name: call.name }, children: program.errors });
    if (!this.enter(call.name)) return undefined;
    const frame = new Frame(call.node, this.frame, call.isolated);
    if (call.args) frame.set('@args', call.args);
    return this.capture(() =>
      this.within(frame, () => this.inside(program ?? this.program, macro?.body ?? program?.body ?? [])),
    );
  }

  fragment(source: string, node: unknown, isolated: boolean): string {
    const program = this.host.fragment(source);
    const frame = new Frame(node, this.frame, isolated);
    return this.capture(() => this.within(frame, () => this.inside(program, program.body)));
  }

  /** Runs a partial in the current frame, so that its variables stay (§1.2, include). */
  include(name: string, shown: boolean): void {
    const macro = this.frame.macro(name);
    const program = macro ? undefined : this.host.partial(name);
    if (!macro && !program) return this.report({ code: 'INCLUDE_PARTIAL_MISSING', data: { name } });
    if (!this.enter(name)) return;
    const text = this.capture(() => this.inside(program ?? this.program, macro?.body ?? program?.body ?? []));
    if (shown) this.emit(text);
  }

  /** The figure of a limit, for the sentence of its error. */
  limitOf(code: ErrorDetail['code']): number {
    const { outputBytes, steps, milliseconds, expansions } = this.host.limits;
    if (code === 'LIMIT_OUTPUT') return outputBytes;
    if (code === 'LIMIT_TIME') return milliseconds;
    return code === 'LIMIT_EXPANSIONS' ? expansions : steps;
  }

  private enter(name: string): boolean {
    const { partialDepth, expansions } = this.host.limits;
    if (this.depth >= partialDepth) {
      this.report({ code: 'APPLY_PARTIAL_RECURSION_DEPTH', data: { name, limit: partialDepth } });
      return false;
    }
    this.expansions += 1;
    if (this.expansions > expansions) throw new LimitReached('LIMIT_EXPANSIONS');
    return true;
  }

  private inside(program: Program, body: readonly Op[]): void {
    const { program: outer, offset } = this;
    this.program = program;
    this.depth += 1;
    try {
      this.run(body);
    } finally {
      this.depth -= 1;
      this.program = outer;
      this.offset = offset;
    }
  }

  private capture(work: () => void): string {
    const before = this.output;
    this.output = '';
    this.captured += before.length;
    try {
      work();
      return this.output;
    } finally {
      this.output = before;
      this.captured -= before.length;
    }
  }
}
