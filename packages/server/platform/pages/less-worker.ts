import { parentPort } from 'node:worker_threads';
import { withoutStatementAt } from '@veranda/render/styles/less-front-end';
import less from 'less';

/** What the compiling thread is asked, and what it answers. */
export interface LessJob {
  readonly id: number;
  readonly source: string;
}
export interface LessResult {
  readonly id: number;
  readonly css: string;
  readonly problems: readonly string[];
}

/** Statements that are dropped before the rest of a sheet is given up. */
const mostDropped = 50;

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
export async function compileLess(
  source: string,
): Promise<{ readonly css: string; readonly problems: readonly string[] }> {
  const problems: string[] = [];
  let current = source;
  for (let dropped = 0; dropped <= mostDropped; dropped += 1) {
    try {
      const { css } = await less.render(current, {
        math: 'always',
        javascriptEnabled: false,
        strictImports: true,
        plugins: [noFiles as unknown as Less.Plugin],
      });
      return { css, problems };
    } catch (problem) {
      const { message = 'unknown', line = 1 } = problem as { message?: string; line?: number };
      const without = withoutStatementAt(current, line);
      problems.push(
        `${message} (line ${line})${without === null ? '' : `: left out "${without.dropped.slice(0, 80)}"`}`,
      );
      if (without === null) return { css: '', problems };
      current = without.source;
    }
  }
  return { css: '', problems };
}

parentPort?.on('message', (job: LessJob) => {
  compileLess(job.source).then(
    (result) => parentPort?.postMessage({ id: job.id, ...result } satisfies LessResult),
    (fault: unknown) =>
      parentPort?.postMessage({ id: job.id, css: '', problems: [String(fault)] } satisfies LessResult),
  );
});
