import { parse } from './1-parse/parse.ts';
import { compileTree } from './2-compile/compile.ts';
import { type Program, Rendering } from './3-run/rendering.ts';
import { LimitReached, positionAt, type TemplateError, templateError } from './errors.ts';
import { coreFormatters } from './formatters/all.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { LocaleData } from './locale-data.ts';
import { corePredicates } from './predicates/core.ts';
import { type FormatterFamily, type PredicateFamily, registryOf } from './registry.ts';

export type { Json } from './values.ts';

/** What a host brings: families of its own, tighter limits, locale data. */
export interface EngineOptions {
  readonly formatters?: readonly FormatterFamily[];
  readonly predicates?: readonly PredicateFamily[];
  readonly limits?: Partial<Limits>;
  /** Locale data by locale, for the formatters that need it. */
  readonly cldr?: (locale: string) => LocaleData | undefined;
}

export interface RenderOptions {
  readonly partials?: ReadonlyMap<string, string>;
  readonly injects?: ReadonlyMap<string, unknown>;
  /** CLDR locale; `en` without it. */
  readonly locale?: string;
  /** The clock in epoch milliseconds. */
  readonly now?: number;
  /** `safe` collects errors and goes on; `strict` throws the first; `validate` only reads. */
  readonly mode?: 'safe' | 'strict' | 'validate';
  readonly preprocess?: boolean;
  readonly limits?: Partial<Limits>;
}

export interface RenderResult {
  readonly output: string;
  readonly errors: readonly TemplateError[];
}

/** A template read and compiled once. */
export type CompiledTemplate = Program;

export interface Engine {
  /** Reads and compiles; never throws. The same source gives the same object. */
  compile(source: string, name?: string): CompiledTemplate;
  /** Renders; throws only in `strict` mode. */
  render(template: CompiledTemplate | string, context: unknown, options?: RenderOptions): RenderResult;
}

/** Compiled templates kept by source; when it is full, the cache begins anew. */
const mostKept = 2_000;

/** Makes an engine. Its compiled templates are shared by all renderings. */
export function createEngine(options: EngineOptions = {}): Engine {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const registry = registryOf(
    [...coreFormatters, ...(options.formatters ?? [])],
    [...corePredicates, ...(options.predicates ?? [])],
  );
  const kept = new Map<string, Program>();

  function program(source: string, name: string, preprocess: boolean): Program {
    const key = `${preprocess ? '^' : ' '}${name}\u0000${source}`;
    const known = kept.get(key);
    if (known) return known;
    const tree =
      source.length > limits.sourceBytes
        ? null
        : parse(source, { registry, preprocess, maxNodes: limits.nodes });
    const errors = tree
      ? tree.faults.map((fault) => templateError(fault.detail, positionAt(source, fault.offset), name))
      : [
          templateError(
            { code: 'LIMIT_SOURCE', data: { limit: limits.sourceBytes } },
            { line: 1, column: 1 },
            name,
          ),
        ];
    const made: Program = { name, source, body: tree ? compileTree(tree, limits) : [], errors };
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, made);
    return made;
  }

  function render(
    template: CompiledTemplate | string,
    context: unknown,
    given: RenderOptions = {},
  ): RenderResult {
    const preprocess = given.preprocess ?? false;
    const main = typeof template === 'string' ? program(template, '', preprocess) : template;
    if (given.mode === 'validate') return { output: '', errors: main.errors };
    const rendering = new Rendering(
      {
        limits: { ...limits, ...given.limits },
        now: given.now ?? Date.now(),
        cldr: options.cldr?.(given.locale ?? 'en'),
        strict: given.mode === 'strict',
        injects: given.injects ?? new Map(),
        partial(name) {
          const source = given.partials?.get(name);
          return source === undefined ? undefined : program(source, name, preprocess);
        },
        fragment: (source) => program(source, '', false),
      },
      main,
      context,
    );
    try {
      rendering.run(main.body);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      rendering.errors.push(
        templateError(
          { code: error.code, data: { limit: rendering.limitOf(error.code) } },
          { line: 1, column: 1 },
          main.name,
        ),
      );
    }
    return { output: rendering.output, errors: [...main.errors, ...rendering.errors] };
  }

  return { compile: (source, name = '') => program(source, name, false), render };
}
