import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder, setUp } from './setup.mjs';

/**
 * Sets the project up if need be, then runs `file` on the project's own Node with the given arguments.
 * Signals are passed on, and this process ends as its child ends. The channel between the two lets the
 * child notice the loss of its parent.
 */
export async function launch(file, args) {
  const node = setUp();
  const child = spawn(node, [join(projectFolder, file), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error('The project’s Node could not be started: ' + error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
