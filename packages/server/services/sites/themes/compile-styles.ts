import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { FontKit } from '@veranda/domain/design/font-kit';
import { baseCss } from '@veranda/render/styles/base';
import { type FontFamily, fontFacesCss } from '@veranda/render/styles/font-faces';
import { hoistedImports } from '@veranda/render/styles/hoisted-imports';
import { lessSource, type Sheet, type SheetProblem } from '@veranda/render/styles/less-front-end';
import type { LessJob, LessResult } from './less-worker.ts';
import { sheetProblems } from './sheet-problems.ts';

/** A compiled sheet under the hash of what it was made from. */
export interface CompiledSheet {
  readonly hash: string;
  readonly css: string;
  readonly problems: readonly string[];
}

/** Inputs of a site's style sheet. */
export interface StyleInput {
  readonly sheets: readonly Sheet[];
  readonly tweaks: Readonly<Record<string, string>>;
  readonly fonts: readonly FontFamily[];
  /** A kit whose families the tweaks name; null or absent for none. */
  readonly kit?: FontKit | null;
  /** The owner's own CSS: it comes last, so that it is the stronger of two rules. */
  readonly customCss?: string | undefined;
}

export interface StyleCompiler {
  /** The hash that `compile` will give, without compiling. */
  hashOf(input: StyleInput): string;
  /** Compiles once for each content in a process, off the thread that answers requests. */
  compile(input: StyleInput): Promise<CompiledSheet>;
  /** The sheet of what is only looked at; kept nowhere. */
  preview(input: StyleInput): Promise<string>;
  /** A sheet that was compiled before, or is being compiled, by its hash. */
  known(hash: string): Promise<CompiledSheet> | null;
  close(): Promise<void>;
}

/** Sheets that are kept; the oldest go first. */
const maxSheets = 500;
// Named by what they were made from: all compilers of a process share them.
const sheets = new Map<string, Promise<CompiledSheet>>();
const compileLimit = 20_000;

/** Starts a compiler; its thread is made at the first use and restarted when it hangs. */
export function createStyleCompiler(): StyleCompiler {
  const thread = new LessThread();

  async function compile(input: StyleInput): Promise<Omit<CompiledSheet, 'hash'>> {
    const front = lessSource(input.sheets, input.tweaks);
    const result = await thread.run(front.source);
    const { imports, rest } = hoistedImports(withKitFamilies(result.css, input.kit));
    const css = [imports, fontFacesCss(input.fonts), baseCss, rest, input.customCss]
      .filter(Boolean)
      .join('\n');
    return { css, problems: sheetProblems(front, result.problems).map(written) };
  }

  async function make(input: StyleInput, hash: string): Promise<CompiledSheet> {
    const sheet = await compile(input);
    for (const oldest of sheets.keys()) {
      if (sheets.size <= maxSheets) break;
      sheets.delete(oldest);
    }
    return { hash, ...sheet };
  }

  return {
    hashOf: styleHash,
    compile(input) {
      const hash = styleHash(input);
      const known = sheets.get(hash);
      if (known !== undefined) return known;
      const made = make(input, hash);
      sheets.set(hash, made);
      made.catch(() => sheets.delete(hash));
      return made;
    },
    preview: async (input) => (await compile(input)).css,
    known: (hash) => sheets.get(hash) ?? null,
    close: () => thread.close(),
  };
}

// Themes write the family of a tweak with the ending of variable fonts, which those of a kit have not.
function withKitFamilies(css: string, kit: FontKit | null | undefined): string {
  return (kit?.families ?? []).reduce(
    (text, { name, css: family }) =>
      text.replaceAll(`'${name} Variable'`, `'${family}'`).replaceAll(`"${name} Variable"`, `"${family}"`),
    css,
  );
}

function written({ sheet, line, column, message }: SheetProblem): string {
  return `${sheet}:${line}:${column} ${message}`;
}

const hashes = new WeakMap<StyleInput, string>();

// Every page names its sheet by this hash; over 100 KB of sheets it would be a fifth of the page's time.
function styleHash(input: StyleInput): string {
  const known = hashes.get(input);
  if (known !== undefined) return known;
  const made = createHash('sha256')
    .update(JSON.stringify([edition, input.sheets, input.tweaks, fontFacesCss(input.fonts), baseCss]))
    .update(input.customCss ?? '')
    .digest('hex')
    .slice(0, 32);
  hashes.set(input, made);
  return made;
}

/** Raised when the front end makes something else of the same sheets. */
const edition = 4;

/** The thread that compiles; made at the first use, and again after it was lost. */
class LessThread {
  readonly #waiting = new Map<number, PromiseWithResolvers<LessResult>>();
  #worker: Worker | null = null;
  #next = 0;

  async run(source: string): Promise<LessResult> {
    const worker = (this.#worker ??= this.#start());
    const id = this.#next++;
    const waiting = Promise.withResolvers<LessResult>();
    this.#waiting.set(id, waiting);
    worker.postMessage({ id, source } satisfies LessJob);
    const timer = setTimeout(() => {
      this.#lose(worker, new Error('the style compiler took too long'));
      void worker.terminate();
    }, compileLimit);
    return waiting.promise.finally(() => clearTimeout(timer));
  }

  /** Waits for what is being compiled, which its limit ends: a stop is no fault of a sheet. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.#waiting.values()].map(({ promise }) => promise));
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    const started = new Worker(new URL('./less-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.on('message', (result: LessResult) => {
      this.#waiting.get(result.id)?.resolve(result);
      this.#waiting.delete(result.id);
    });
    started.on('error', (fault) => this.#lose(started, fault));
    started.on('exit', () => this.#lose(started, new Error('the style compiler stopped')));
    return started;
  }

  #lose(lost: Worker, fault: Error): void {
    if (this.#worker !== lost) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
  }
}
