import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { ImageProblem } from './decode-image.ts';
import { createFairQueue } from './fair-queue.ts';
import { imageLimits } from './image-limits.ts';
import type { ImagePipeline, ProcessedImage } from './image-pipeline.ts';

type Result = ProcessedImage | { readonly problem: ImageProblem };
type Message = { readonly ready: true } | { readonly id: number; readonly result: Result };

const idleLimit = 20_000;
const startLimit = 15_000;

/**
 * Decodes in a child process, one image at a time, in turn of their owners. The child ends after 20 seconds
 * without an image; one that overruns its time or its memory is killed, and the next image gets a fresh one.
 */
export function createImagePipeline(options: { readonly time?: number } = {}): ImagePipeline {
  const time = options.time ?? imageLimits.time;
  let child: ChildProcess | null = null;
  const queue = createFairQueue();
  let idle: NodeJS.Timeout | undefined;
  let sequence = 0;

  async function running(): Promise<ChildProcess> {
    if (child?.connected && child.exitCode === null) return child;
    child = await startChild();
    return child;
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  async function processOne(bytes: Uint8Array): Promise<Result> {
    clearTimeout(idle);
    if (bytes.length > imageLimits.bytes) return { problem: 'too-large' };
    sequence += 1;
    const result = await ask(await running(), { id: sequence, bytes }, time);
    if ('problem' in result && (result.problem === 'timeout' || !child?.connected)) stop();
    idle = setTimeout(stop, idleLimit).unref();
    return result;
  }

  return {
    process: (bytes, owner) => queue.add(owner, () => processOne(bytes)),
    close: async () => {
      await queue.done();
      stop();
    },
  };
}

async function startChild(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'image-worker.ts'), [], {
    execArgv: [`--max-old-space-size=${imageLimits.heapMegabytes}`],
    env: { VIPS_WARNING: '0', UV_THREADPOOL_SIZE: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the image process did not start')), startLimit);
    child.once('message', () => settle(resolve));
    child.once('exit', (code) => settle(() => reject(new Error(`the image process ended with ${code}`))));
    child.once('error', (error) => settle(() => reject(error)));
    function settle(then: () => void): void {
      clearTimeout(late);
      child.removeAllListeners();
      then();
    }
  });
  // Without a listener a fault of the child would be thrown here.
  child.on('error', () => {});
  return child;
}

// A child that dies over an image ran out of memory or was crashed by it: the image is refused, not the
// process.
function ask(child: ChildProcess, request: { id: number; bytes: Uint8Array }, time: number): Promise<Result> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => answer({ problem: 'timeout' }), time);
    const onMessage = (message: Message) => {
      if ('id' in message && message.id === request.id) answer(message.result);
    };
    const onExit = () => answer({ problem: 'broken' });
    function answer(result: Result): void {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(result);
    }
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(request, (error) => error && answer({ problem: 'broken' }));
  });
}
