import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const projectFolder = dirname();
/**
 * State of the compiler for each package after its last run, so that the next run checks only what changed.
 */
const buildInfoFolder = join(projectFolder, 'node_modules/.cache/types');
const folders = [projectFolder, ...below('packages'), ...below('apps')];

/**
 * Type-checks every package by its own settings, so that a pure package is checked without the types of DOM
 * and Node.
 */
function typecheck(): number {
  const failed = folders
    .filter((folder) => existsSync(join(folder, 'tsconfig.json')))
    .filter((folder) => !passes(folder));
  console.log(failed.length === 0 ? 'Types: all packages pass.' : `Types: ${failed.length} packages fail.`);
  return failed.length === 0 ? 0 : 1;
}

function passes(folder: string): boolean {
  const buildInfo = join(
    buildInfoFolder,
    `${relative(projectFolder, folder).replaceAll('/', '-') || 'root'}.tsbuildinfo`,
  );
  const options = ['-p', folder, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', buildInfo];
  const { status, stdout } = spawnSync(process.execPath, [compiler(), ...options], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  if (status !== 0 && !stdout.includes('TS18003')) {
    console.log(`${relative(projectFolder, folder) || 'root'}\n${stdout}`);
    return false;
  }
  return true;
}

function compiler(): string {
  return join(projectFolder, 'node_modules/typescript/bin/tsc');
}

function below(parent: string): string[] {
  return readdirSync(join(projectFolder, parent)).map((name) => join(projectFolder, parent, name));
}

function dirname(): string {
  return join(import.meta.dirname, '..');
}

process.exit(typecheck());
