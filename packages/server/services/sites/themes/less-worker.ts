import { parentPort } from 'node:worker_threads';
import { withoutStatementAt } from '@veranda/render/styles/failed-statement';
import less from 'less';

/** Task of the compiling thread, and its answer. */
export interface LessJob {
  readonly id: number;
  readonly source: string;
}
export interface LessResult extends Compiled {
  readonly id: number;
}

/** A sheet, and the statements that were left out of it. */
interface Compiled {
  readonly css: string;
  readonly problems: readonly LessProblem[];
}

/** Message of the compiler about a statement; line and column of the source from 1. */
export interface LessProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Statements that are left out before the rest of a sheet is given up, and the time that it may take
 * (milliseconds).
 */
const maxDropped = 500;
const compileTimeoutMs = 15_000;

// No files and no network: every import was resolved or left to the browser by the front end.
const noFiles = {
  install(instance: LessStatic, manager: Less.PluginManager): void {
    class NoFiles extends instance.FileManager {
      override supports(): boolean {
        return true;
      }
      override supportsSync(): boolean {
        return true;
      }
      override loadFile(filename: string): Promise<Less.FileLoadResult> {
        const refused = Promise.reject({ type: 'File', message: `"${filename}" is not read` });
        // The compiler listens to one of the two promises that it makes of this one.
        refused.catch(() => {});
        return refused;
      }
    }
    manager.addFileManager(new NoFiles());
  },
  minVersion: [4, 0, 0] as [number, number, number],
};

/** Compiles a source; a statement that fails is left out and reported. */
export async function compileLess(source: string): Promise<Compiled> {
  const problems: LessProblem[] = [];
  const begun = performance.now();
  let current = source;
  while (problems.length <= maxDropped && performance.now() - begun < compileTimeoutMs) {
    try {
      const { css } = await less.render(current, {
        math: 'always',
        javascriptEnabled: false,
        strictImports: true,
        plugins: [noFiles as unknown as Less.Plugin],
      });
      return { css, problems };
    } catch (problem) {
      const { message = 'unknown', line = 1, column = 0 } = problem as Partial<Less.RenderError>;
      const without = withoutStatementAt(current, offsetOf(current, line) + Math.max(0, column));
      const left = without === null ? '' : `: left out "${without.dropped.slice(0, 80)}"`;
      problems.push({ line, column: Math.max(0, column) + 1, message: message + left });
      if (without === null) break;
      current = without.source;
    }
  }
  return { css: '', problems };
}

function offsetOf(source: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) at = source.indexOf('\n', at) + 1;
  return at;
}

parentPort?.on('message', (job: LessJob) => {
  compileLess(job.source).then(
    (result) => parentPort?.postMessage({ id: job.id, ...result } satisfies LessResult),
    (fault: unknown) =>
      parentPort?.postMessage({
        id: job.id,
        css: '',
        problems: [{ line: 1, column: 1, message: String(fault) }],
      } satisfies LessResult),
  );
});
