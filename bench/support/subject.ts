import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  type StartedProcess,
  startProcess,
  startedFolder,
} from '../../tests/support/server-process.ts';

/** A server that is measured, in a process of its own. */
export interface Subject {
  readonly origin: string;
  /** CPU that the process has used, in seconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** The answer that the floor gives to everything. */
export interface FixedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

/** A bare `node:http` server that answers the same bytes, headers included, to every request. */
export function startFloor(answer: FixedAnswer): Promise<Subject> {
  return startChild(fileURLToPath(new URL('floor-server.ts', import.meta.url)), answer);
}

/** Starts a program that receives its task, reports its port, and on `cpu` the seconds it has used. */
export async function startChild(program: string, task: object): Promise<Subject> {
  const child = fork(program, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.once('exit', (code) => {
    if (code) throw new Error(`${program} ended with ${code}`);
  });
  const said = () =>
    new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  const port = said();
  child.send(task);
  const origin = `http://127.0.0.1:${await port}`;
  return {
    origin,
    cpu() {
      const used = said();
      child.send('cpu');
      return used;
    },
    stop: async () => void child.kill(),
  };
}

// A bench that is stopped stops the processes it has started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** A running product, with the memory and CPU of its web process. */
export interface Product extends Subject {
  readonly port: number;
  readonly process: StartedProcess;
  /** Seconds from the start of the process to the line that says it is ready. */
  readonly startedIn: number;
  /** Bytes in memory of our own process. */
  memory(): Promise<number>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts the product on a data folder; without one, on a new folder that is removed at the end. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  dataDir?: string,
): Promise<Product> {
  const folder = dataDir === undefined ? startedFolder() : { path: dataDir, remove: () => {} };
  const port = await freePort();
  const began = performance.now();
  const started = startProcess([process.execPath, `${root}apps/server/main.ts`], {
    PORT: String(port),
    DATA_DIR: folder.path,
    ...environment,
  });
  process.once('exit', () => started.child.kill('SIGTERM'));
  await started.printed(/levain\.localhost/);
  const startedIn = (performance.now() - began) / 1000;
  const figure = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: started,
    startedIn,
    cpu: () => figure('process_cpu_seconds_total'),
    memory: () => figure('process_resident_memory_bytes'),
    async stop() {
      started.child.kill('SIGTERM');
      await started.ended();
      folder.remove();
    },
  };
}
