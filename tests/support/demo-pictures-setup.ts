import { freePort, startProcess, temporaryFolder } from './server-process.ts';

// Each project loads this file for itself; the pictures are those of the checkout.
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('veranda.demo-pictures')] ??= {}) as {
  drawn?: Promise<void>;
};

/**
 * Starts the product once before the tests that start it many times: the first start in a new checkout draws
 * the pictures of the demo sites, and several at once would each draw all of them.
 */
export default function setUp(): Promise<void> {
  return (shared.drawn ??= drawPictures());
}

async function drawPictures(): Promise<void> {
  const folder = temporaryFolder();
  const environment = { PORT: String(await freePort()), DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
  const product = startProcess([process.execPath, 'apps/server/main.ts'], environment);
  await product.printed(/Ready\./);
  product.child.kill('SIGTERM');
  await product.ended();
  folder.remove();
}
