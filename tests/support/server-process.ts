import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeMemoryFolder } from './memory-folder.ts';

/** A started program and what it printed. */
export interface StartedProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Everything printed so far, both streams in the order of arrival. */
  readonly output: () => string;
  /**
   * Waits until a line matches. @throws with the whole output when the program ends or nine minutes pass
   * before
   */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits for the end and returns the exit code, or the signal that ended it. */
  readonly ended: () => Promise<number | string>;
}

// A first start on a new machine draws the demo pictures.
const limit = 540_000;

/**
 * Starts a command with these additions to the environment; colours and inherited settings of the product are
 * taken out.
 */
export function startProcess(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
): StartedProcess {
  const [program, ...args] = command;
  const { PATH, HOME, TMPDIR, NODE_OPTIONS } = process.env;
  const inherited = { PATH, HOME, TMPDIR, NODE_OPTIONS };
  const child = spawn(program, args, { env: { ...inherited, NO_COLOR: '1', ...environment } });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  const end = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? '')),
  );
  return {
    child,
    pid: child.pid ?? 0,
    output: () => text,
    printed: async (pattern) => {
      const latest = Date.now() + limit;
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found;
        if (child.exitCode !== null || child.signalCode || Date.now() > latest)
          throw new Error(`no ${pattern} in:\n${text}`);
        await pause(20);
      }
    },
    ended: () => end,
  };
}

/** A folder for a test's data that the database's account can reach, and its removal. */
export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = makeMemoryFolder('veranda-');
  chmodSync(path, 0o755);
  return {
    path,
    remove: () => {
      const elsewhere = join(path, 'postgres', 'elsewhere');
      if (existsSync(elsewhere))
        rmSync(readFileSync(elsewhere, 'utf8').trim(), { recursive: true, force: true });
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Waits for the first start of the run, where there is one, so that its pictures are not drawn twice. */
export async function firstStartEnded(): Promise<void> {
  const first = process.env['FIRST_START'];
  const latest = Date.now() + limit;
  while (first && !existsSync(`${first}.stopped`) && Date.now() < latest) await pause(200);
}

/**
 * A folder for a test's data in which the product was started and stopped before, with the settings of a laptop: a
 * start in it takes a third of the processor time. An empty one where the run has made none yet.
 */
export function startedFolder(): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  const first = process.env['FIRST_START'];
  if (first && existsSync(`${first}.stopped`) && !existsSync(join(first, 'postgres', 'elsewhere')))
    spawnSync('cp', ['-a', `${first}/.`, folder.path]);
  return folder;
}

/** A port with a free one above it, below the range that outgoing connections use. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.trunc(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

/** True while the process lives; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until `condition` holds. @throws after ten seconds */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const latest = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > latest) throw new Error(`waited 10 s for ${what}`);
    await pause(20);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
