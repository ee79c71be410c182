import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Runs every bench, one after the other, so that each has the machine for itself; each prints its own ratios. */
const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'run.ts')
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.includes('node_modules') && isBench(path))
  .sort();
let failed = 0;
for (const file of files)
  failed += spawnSync(process.execPath, [file], { stdio: 'inherit' }).status === 0 ? 0 : 1;
process.exit(failed === 0 ? 0 : 1);

/** A bench reports figures; the other files are its parts. */
function isBench(path: string): boolean {
  return readFileSync(path, 'utf8').includes("/report.ts'");
}
