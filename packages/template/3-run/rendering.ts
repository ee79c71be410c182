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
import type { ApplyCall, BoundFormatter, BoundPredicate } from '../registry.ts';
import { Frame } from './frame.ts';
import type { Program } from './program.ts';
import type { Evaluation, Generated, Op, Running } from './running.ts';

/** Services that the engine gives a rendering. */
export interface RenderingHost {
  readonly limits: Limits;
  readonly now: number;
  readonly cldr: LocaleData | undefined;
  readonly strict: boolean;
  /** Milliseconds that pass, for the limit of time. */
  readonly clock: () => number;
  /** The function made of a hot program; null where it runs by its closures. */
  readonly generated: (program: Program) => Generated | null;
  readonly injects: ReadonlyMap<string, unknown>;
  /** The program of a partial; undefined when there is none. */
  partial(name: string): Program | undefined;
  fragment(source: string): Program;
}

/** Thrown when generated code has failed; the engine renders once more with closures. */
export class RestartNeeded extends Error {}

function endsRendering(error: unknown): boolean {
  return error instanceof LimitReached || error instanceof TemplateFault || error instanceof RestartNeeded;
}

/** Instructions between two looks at the clock. */
const clockEvery = 512;

/** Characters of a text that takes time to make. */
const longText = 2_048;

/**
 * One run of a template: its output, its frames, what it has used of its limits, and its errors. See
 * `Running`.
 */
export class Rendering implements Running {
  readonly host: RenderingHost;
  readonly errors: TemplateError[] = [];
  frame: Frame;
  output = '';
  others: readonly unknown[] = [];
  offset = 0;
  fuel = 0;
  readonly room: number;
  hasMacros = false;
  /** True when generated code ran: then limits were counted in strides. */
  hasGenerated = false;
  readonly none: readonly unknown[] = [];
  private program: Program;
  private granted = 0;
  private steps = 0;
  private depth = 0;
  private expansions = 0;
  private captured = 0;
  private told: Set<Program> | null = null;
  private readonly deadline: number;

  constructor(host: RenderingHost, program: Program, context: unknown) {
    this.host = host;
    this.program = program;
    this.frame = new Frame(context, null);
    this.room = host.limits.outputBytes;
    this.deadline = host.clock() + host.limits.milliseconds;
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

  emit(text: string): void {
    this.output += text;
    if (this.output.length + this.captured > this.host.limits.outputBytes)
      throw new LimitReached('LIMIT_OUTPUT');
  }

  step(): void {
    this.steps += 1;
    if (this.steps > this.host.limits.steps) throw new LimitReached('LIMIT_STEPS');
    if (this.steps % clockEvery === 0) this.look();
  }

  refuel(): void {
    this.steps += this.granted - this.fuel;
    if (this.steps > this.host.limits.steps) throw new LimitReached('LIMIT_STEPS');
    this.look();
    this.granted = Math.min(clockEvery, this.host.limits.steps - this.steps);
    this.fuel = this.granted;
  }

  held(value: unknown): unknown {
    if (typeof value === 'string' && value.length > longText) {
      if (value.length > this.room) this.overflow();
      this.look();
    }
    return value;
  }

  overflow(): never {
    throw new LimitReached('LIMIT_OUTPUT');
  }

  private look(): void {
    if (this.host.clock() > this.deadline) throw new LimitReached('LIMIT_TIME');
  }

  /** Runs the program that the rendering was made for. */
  start(): string {
    const generated = this.host.generated(this.program);
    if (generated) return this.generated(generated, this.program, this.frame);
    this.run(this.program.body);
    return this.output;
  }

  chain(calls: readonly BoundFormatter[], values: readonly unknown[], outside: Frame): unknown {
    let value = values[0];
    const before = this.others;
    this.others = values.length > 1 ? values.slice(1) : this.none;
    for (const bound of calls) {
      const from = bound.refsOutside ? outside : this.frame;
      value = this.held(bound.run(value, bound.refs?.map((ref) => from.resolve(ref)) ?? this.none, this));
    }
    this.others = before;
    return value;
  }

  chained(calls: readonly BoundFormatter[], values: readonly unknown[], outside: Frame): unknown {
    this.frame = new Frame(values[0], outside);
    return this.chain(calls, values, outside);
  }

  bound(calls: readonly BoundFormatter[], values: readonly unknown[], outside: Frame): unknown {
    this.frame = outside;
    return this.chain(calls, values, outside);
  }

  applied(call: Omit<ApplyCall, 'node'>, node: unknown, outside: Frame): string {
    this.frame = outside;
    return this.apply({ ...call, node }) ?? '';
  }

  included(name: string, shown: boolean): string {
    const before = this.output;
    this.output = '';
    this.include(name, shown);
    const text = this.output;
    this.output = before;
    return text;
  }

  evaluated(evaluation: Evaluation): string {
    return evaluation(this);
  }

  run(body: readonly Op[]): void {
    for (const op of body) {
      const { frame, output, program, depth, captured, others } = this;
      try {
        this.step();
        op(this);
      } catch (error) {
        if (endsRendering(error)) throw error;
        this.frame = frame;
        this.output = output;
        this.program = program;
        this.depth = depth;
        this.captured = captured;
        this.others = others;
        this.failed(error);
      }
    }
  }

  asks(bound: BoundPredicate): boolean {
    const { frame } = this;
    try {
      return bound.test(frame.node, bound.refs?.map((ref) => frame.resolve(ref)) ?? this.none, this);
    } catch (error) {
      if (endsRendering(error)) throw error;
      this.frame = frame;
      this.failed(error);
      return false;
    }
  }

  private failed(error: unknown): void {
    this.report({
      code: 'UNEXPECTED_ERROR',
      data: {
        type: error instanceof Error ? error.name : typeof error,
        tag: this.program.source.slice(this.offset, this.offset + 60).split('\n')[0] ?? '',
        reason: error instanceof Error ? error.message : String(error),
      },
    });
  }

  report(detail: ErrorDetail): void {
    const { host, errors, program, offset } = this;
    const limit = host.limits.errors;
    if (errors.length > limit) return;
    const errorDetail: ErrorDetail =
      errors.length === limit ? { code: 'LIMIT_ERRORS', data: { limit } } : detail;
    const error = templateError(errorDetail, positionAt(program.source, offset), program.name);
    if (host.strict) throw new TemplateFault(error);
    errors.push(error);
  }

  apply(call: ApplyCall): string | undefined {
    const macro = this.hasMacros ? this.frame.macro(call.name) : undefined;
    const program = macro ? undefined : this.host.partial(call.name);
    if (!macro && !program) {
      this.report({ code: 'APPLY_PARTIAL_MISSING', data: { name: call.name } });
      return undefined;
    }
    if (program) this.checked(program);
    if (!this.enter(call.name)) return undefined;
    const frame = new Frame(call.node, this.frame, call.isolated);
    if (call.args) frame.set('@args', call.args);
    return program
      ? this.printed(program, frame)
      : this.body(this.program, frame, (macro?.body as readonly Op[] | undefined) ?? []);
  }

  fragment(source: string, node: unknown, isolated: boolean): string {
    return this.printed(this.host.fragment(source), new Frame(node, this.frame, isolated));
  }

  /** Runs a partial in the current frame, so that its variables stay (§1.2, include). */
  include(name: string, shown: boolean): void {
    const macro = this.hasMacros ? this.frame.macro(name) : undefined;
    const program = macro ? undefined : this.host.partial(name);
    if (!macro && !program) return this.report({ code: 'INCLUDE_PARTIAL_MISSING', data: { name } });
    if (program) this.checked(program);
    if (!this.enter(name)) return;
    const text = program
      ? this.printed(program, this.frame)
      : this.body(this.program, this.frame, (macro?.body as readonly Op[] | undefined) ?? []);
    if (shown) this.emit(text);
  }

  /** Tells the errors of a partial, once in a rendering. */
  private checked(program: Program): void {
    const { name, errors } = program;
    if (errors.length === 0 || this.told?.has(program)) return;
    (this.told ??= new Set()).add(program);
    this.report({ code: 'COMPILE_PARTIAL_SYNTAX', data: { name }, children: errors });
  }

  // Output of a program in a frame: by its generated function, or by its closures.
  private printed(program: Program, frame: Frame): string {
    const generated = this.host.generated(program);
    if (!generated) return this.body(program, frame, program.body);
    const { program: outer, offset, frame: around } = this;
    this.program = program;
    this.depth += 1;
    const text = this.generated(generated, program, frame);
    this.depth -= 1;
    this.program = outer;
    this.offset = offset;
    this.frame = around;
    return text;
  }

  // Generated code has no instruction to lose: when it fails, the rendering starts again with closures alone.
  private generated(run: Generated, program: Program, frame: Frame): string {
    this.hasGenerated = true;
    try {
      return run(this, frame);
    } catch (error) {
      if (endsRendering(error)) throw error;
      program.generated = null;
      throw new RestartNeeded();
    }
  }

  private body(program: Program, frame: Frame, body: readonly Op[]): string {
    const { program: outer, offset, output: before, frame: around } = this;
    this.program = program;
    this.depth += 1;
    this.output = '';
    this.captured += before.length;
    this.frame = frame;
    try {
      this.run(body);
    } catch (error) {
      // A rendering that ends here has printed what was before this tag.
      this.output = before;
      throw error;
    }
    const text = this.output;
    this.frame = around;
    this.output = before;
    this.captured -= before.length;
    this.depth -= 1;
    this.program = outer;
    this.offset = offset;
    return text;
  }

  /** Ends the rendering at a limit. */
  stop(code: ErrorDetail['code']): void {
    const error = templateError(
      { code, data: { limit: this.limitOf(code) } },
      positionAt(this.program.source, this.offset),
      this.program.name,
    );
    this.errors.push(error);
  }

  /** The figure of a limit, for the sentence of its error. */
  private limitOf(code: ErrorDetail['code']): number {
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
}
