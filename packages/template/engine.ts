import { generate, maxGenerated } from './2-compile/generate.ts';
import type { Program } from './3-run/program.ts';
import { Rendering, type RenderingHost, RestartNeeded } from './3-run/rendering.ts';
import type { Generated } from './3-run/running.ts';
import { LimitReached, type TemplateError, TemplateFault } from './errors.ts';
import { coreFormatters } from './formatters/all.ts';
import { cutTo, DEFAULT_LIMITS, isLongerThan, type Limits } from './limits.ts';
import type { LocaleData } from './locale-data.ts';
import { corePredicates } from './predicates/core.ts';
import { programLibrary } from './program-library.ts';
import { type FormatterFamily, type PredicateFamily, registryOf } from './registry.ts';

/** Extensions of a host: families of its own, tighter limits, locale data. */
export interface EngineOptions {
  readonly formatters?: readonly FormatterFamily[];
  readonly predicates?: readonly PredicateFamily[];
  readonly limits?: Partial<Limits>;
  /** Locale data by locale, for the formatters that need it. */
  readonly cldr?: (locale: string) => LocaleData | undefined;
  /** The time in milliseconds; it is also the clock of renderings that are given none. */
  readonly clock: () => number;
  /**
   * JavaScript is made of a template after so many runs; Infinity where code may not be made of text, as
   * under a content security policy. Default 400.
   */
  readonly generateAfter?: number;
}

/**
 * Options of renderings. Those that are given again as the same object, with a time, are read once: the texts
 * that they name stay as they are.
 */
export interface RenderOptions {
  readonly partials?: ReadonlyMap<string, string>;
  readonly injects?: ReadonlyMap<string, unknown>;
  /** CLDR locale; `en` without it. */
  readonly locale?: string;
  /** The clock in epoch milliseconds. */
  readonly now?: number;
  /** `safe` collects errors and continues; `strict` throws the first; `validate` only reads. */
  readonly mode?: 'safe' | 'strict' | 'validate';
  readonly preprocess?: boolean;
  readonly limits?: Partial<Limits>;
}

export interface RenderResult {
  readonly output: string;
  readonly errors: readonly TemplateError[];
}

/** A template read and compiled once. */
type CompiledTemplate = Program;

export interface Engine {
  /** Reads and compiles; never throws. The same source gives the same object. */
  compile(source: string, name?: string): CompiledTemplate;
  /** Renders; throws only in `strict` mode. */
  render(template: CompiledTemplate | string, context: unknown, options?: RenderOptions): RenderResult;
}

/** Makes an engine. Its compiled templates are shared by all renderings. */
export function createEngine(options: EngineOptions): Engine {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const registry = registryOf(
    [...coreFormatters, ...(options.formatters ?? [])],
    [...corePredicates, ...(options.predicates ?? [])],
  );
  const programs = programLibrary(registry, limits);
  const hot = createTiering(options.generateAfter ?? 400, limits);
  const world = { options, limits, programs, hot, hosts: new WeakMap(), partials: new WeakMap() };
  return {
    compile: (source, name = '') => programs.keep({ source, name, preprocess: false }),
    render(template, context, given = {}) {
      const source = { name: '', preprocess: given.preprocess ?? false };
      const main = typeof template === 'string' ? programs.get({ ...source, source: template }) : template;
      return renderProgram(main, context, { given, host: () => sharedHost(world, given) });
    },
  };
}

/** State shared by all renderings of an engine. */
interface EngineWorld {
  readonly options: EngineOptions;
  readonly limits: Limits;
  readonly programs: ReturnType<typeof programLibrary>;
  readonly hot: ReturnType<typeof createTiering>;
  readonly hosts: WeakMap<RenderOptions, RenderingHost>;
  /** Programs of partials by their names: as long as the partials are there, for all renderings of a site. */
  readonly partials: WeakMap<ReadonlyMap<string, string>, Map<string, Program>>;
}

// A page renders a template a block: the partials that it names are looked up once.
function sharedHost(world: EngineWorld, options: RenderOptions): RenderingHost {
  if (options.now === undefined) return hostOf(world, options);
  const known = world.hosts.get(options);
  if (known) return known;
  const made = hostOf(world, options);
  world.hosts.set(options, made);
  return made;
}

// A program is found by the name of its partial as long as the text is the same one: without reading the text.
function partialsOf({ programs, partials }: EngineWorld, options: RenderOptions): RenderingHost['partial'] {
  const { partials: sources, preprocess = false } = options;
  if (!sources) return () => undefined;
  const known = partials.get(sources) ?? new Map<string, Program>();
  partials.set(sources, known);
  return (name) => {
    const source = sources.get(name);
    if (source === undefined) return undefined;
    const key = preprocess ? `^${name}` : name;
    const program = known.get(key);
    if (program?.source === source) return program;
    const made = programs.get({ source, name, preprocess });
    known.set(key, made);
    return made;
  };
}

function hostOf(world: EngineWorld, renderOptions: RenderOptions): RenderingHost {
  const { options, limits, programs, hot } = world;
  return {
    limits: renderOptions.limits ? { ...limits, ...renderOptions.limits } : limits,
    now: renderOptions.now ?? options.clock(),
    clock: options.clock,
    // When a formatter asks for them: most templates format nothing by the locale.
    get cldr() {
      return options.cldr?.(renderOptions.locale ?? 'en');
    },
    strict: renderOptions.mode === 'strict',
    injects: renderOptions.injects ?? noInjects,
    generated: hot,
    partial: partialsOf(world, renderOptions),
    fragment: (source) => programs.keep({ source, name: '', preprocess: false }),
  };
}

function renderProgram(
  main: Program,
  context: unknown,
  { given, host: hostFor }: { readonly given: RenderOptions; readonly host: () => RenderingHost },
): RenderResult {
  if (given.mode === 'validate') return { output: '', errors: main.errors };
  const [wrong] = main.errors;
  if (wrong && given.mode === 'strict') throw new TemplateFault(wrong);
  const host = hostFor();
  const first = attempt(new Rendering(host, main, context), main);
  if (first) return first;
  // Something failed inside generated code: closures lose one instruction and not the page.
  const again = new Rendering({ ...host, generated: () => null }, main, context);
  const second = attempt(again, main);
  if (!second) throw new Error('closures asked for another try');
  return second;
}

const noInjects: ReadonlyMap<string, unknown> = new Map();

/** Renders; null when generated code failed in a way that only closures recover from. */
function attempt(rendering: Rendering, main: Program): RenderResult | null {
  let output = '';
  try {
    output = rendering.start();
    if (isLongerThan(output, rendering.host.limits.outputBytes)) rendering.overflow();
  } catch (error) {
    if (error instanceof RestartNeeded) return null;
    if (!(error instanceof LimitReached)) throw error;
    if (rendering.hasGenerated && error.code !== 'LIMIT_TIME') return null;
    output = cutTo(output || rendering.output, rendering.host.limits.outputBytes);
    rendering.stop(error.code);
  }
  return {
    output,
    errors: main.errors.length > 0 ? [...main.errors, ...rendering.errors] : rendering.errors,
  };
}

/** Decides when JavaScript is made of a program. */
function createTiering(after: number, limits: Limits): (program: Program) => Generated | null {
  return (program) => {
    if (program.generated !== undefined) return program.generated;
    program.runs += 1;
    if (program.runs <= after) return null;
    program.generated = program.nodes.length > 0 ? generatedOf(program, limits) : null;
    program.nodes = [];
    return program.generated;
  };
}

function generatedOf(program: Program, limits: Limits): Generated | null {
  try {
    return program.size > maxGenerated ? null : generate(program.nodes, limits);
  } catch {
    // Code may not be made of text here: closures do.
    return null;
  }
}
