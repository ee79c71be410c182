import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listBenches } from './support/list-benches.ts';

/**
 * Runs every bench, one after the other, so that each has the machine for itself; each prints its own ratios.
 */
let failed = 0;
for (const file of listBenches()) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
  failed += status === 0 ? 0 : 1;
}
process.exit(failed === 0 ? 0 : 1);
