import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the checkout. */
export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

const runtimeMajor = 24;

/**
 * Installs what is missing and returns the path of the Node that runs the project; otherwise ends with one
 * sentence.
 */
export function setUp() {
  if (!dependenciesAreInstalled()) oneAtATime(() => dependenciesAreInstalled() || installDependencies());
  return projectNode();
}

/**
 * npm keeps a copy of the lockfile of what it installed; the two differ after a pull that changed a
 * dependency, and the copy is missing after an interrupted installation.
 */
export function dependenciesAreInstalled(folder = projectFolder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.peer) return true;
    const found = installed[path];
    return found !== undefined && found.version === entry.version && existsSync(join(folder, path));
  });
}

/**
 * Two installations at once would remove each other's files: whoever comes second waits, and finds it done.
 */
function oneAtATime(work) {
  const name = createHash('sha256').update(projectFolder).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `veranda-install-${name}.lock`);
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  process.on('exit', () => rmSync(lock, { force: true }));
  work();
  rmSync(lock, { force: true });
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isRunning(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function installDependencies() {
  console.log('Installing the dependencies (npm ci), once for this lockfile …');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, commandArgs] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const result = spawnSync(command, commandArgs, {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.error?.code === 'ENOENT') refuse('npm was not found; it comes with Node, please install both.');
  if (result.status !== 0) refuse('The dependencies could not be installed; npm’s message is above.');
  console.log(`Dependencies installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

function projectNode() {
  const own = join(projectFolder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(own) && versionOf(own) >= runtimeMajor) return own;
  if (Number(process.versions.node.split('.')[0]) >= runtimeMajor) return process.execPath;
  return refuse(
    `No Node ${runtimeMajor} is packaged for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}. Please run Veranda with Node ${runtimeMajor} or newer.`,
  );
}

function versionOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) setUp();
