import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder, setUp } from './setup.mjs';

/**
 * Sets the project up if need be, then runs `file` on the project's own Node with the given arguments.
 * Signals are passed on, and this process ends as its child ends. The channel between the two lets the child
 * notice the loss of its parent. With `bundles`, the browser's code is built first where it is out of date.
 * The environment lets the child, its worker threads and its own children import templates and style sheets
 * as texts.
 */
export async function launch(file, args, { bundles = false } = {}) {
  const node = setUp();
  if (bundles) buildBundles(node);
  const child = spawn(node, [join(projectFolder, file), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: withTextImports(process.env.NODE_OPTIONS) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`The project’s Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function withTextImports(options = '') {
  const preload = `--import=${pathToFileURL(join(projectFolder, 'tools/preload.mjs')).href}`;
  return options.includes(preload) ? options : `${options} ${preload}`.trim();
}

function buildBundles(node) {
  const { status } = spawnSync(node, [join(projectFolder, 'tools/build-bundles.ts')], { stdio: 'inherit' });
  if (status === 0) return;
  console.error('The browser’s code could not be built; the reason is above.');
  process.exit(1);
}
