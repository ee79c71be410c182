import { rmSync, writeFileSync } from 'node:fs';
import { freePort, startProcess, temporaryFolder } from './server-process.ts';

// Each project loads this file for itself; one first start is for all of them.
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('veranda.first-start')] ??= {}) as {
  starting?: ReturnType<typeof startFirst>;
};

/**
 * Starts the product once beside the other tests and stops it: the first start in a new checkout draws the pictures
 * of the demo sites, which takes a minute that the tests of processes, the last ones, need not wait for. They start
 * on copies of its folder (`startedFolder`).
 */
export default function setUp(): () => Promise<void> {
  const starting = (shared.starting ??= startFirst());
  return starting.end;
}

function startFirst() {
  const folder = temporaryFolder();
  process.env['FIRST_START'] = folder.path;
  const isStopped = `${folder.path}.stopped`;
  const drawn = freePort().then((port) => {
    const environment = { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
    const product = startProcess([process.execPath, 'apps/server/main.ts'], environment);
    const stop = () => product.child.kill('SIGTERM');
    product.printed(/Ready\./).then(async () => {
      stop();
      if ((await product.ended()) === 0) writeFileSync(isStopped, '');
    }, stop);
    return { stop, ended: product.ended };
  });
  const end = async () => {
    const product = await drawn;
    product.stop();
    await product.ended();
    rmSync(isStopped, { force: true });
    folder.remove();
  };
  return { end };
}
