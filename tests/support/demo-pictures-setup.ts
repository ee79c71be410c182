import { freePort, startProcess, temporaryFolder } from './server-process.ts';

// Each project loads this file for itself; the pictures are those of the checkout.
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('veranda.demo-pictures')] ??= {}) as {
  drawing?: ReturnType<typeof startDrawing>;
};

/**
 * Starts the product once beside the other tests: the first start in a new checkout draws the pictures of the
 * demo sites, which takes a minute that the tests of processes, the last ones, need not wait for.
 */
export default function setUp(): () => Promise<void> {
  const drawing = (shared.drawing ??= startDrawing());
  return drawing.end;
}

function startDrawing() {
  const folder = temporaryFolder();
  const drawn = freePort().then((port) => {
    const environment = { PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
    const product = startProcess([process.execPath, 'apps/server/main.ts'], environment);
    const stop = () => product.child.kill('SIGTERM');
    product.printed(/Ready\./).then(stop, stop);
    return { stop, ended: product.ended };
  });
  const end = async () => {
    const product = await drawn;
    product.stop();
    await product.ended();
    folder.remove();
  };
  return { end };
}
